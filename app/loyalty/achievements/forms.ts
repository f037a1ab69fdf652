import { z } from "zod";
import { intent } from "#app/web/page.ts";
import { demandedPerson } from "#app/web/people-form.ts";
import { ticked } from "#app/web/ticked.ts";
import { href } from "#app/web/urls.ts";
import { badgeStep, badgeWords, countedDeeds, mostKeys } from "./contract.ts";
import { achievementsDesk } from "./desk-routes.ts";

const said = (id: string, text: string) => ({ id, kind: "success" as const, text });
export const keyIntents = {
  keys: intent(
    z.object({ ids: z.array(z.uuid()).max(mostKeys, "Выберите не больше трёх").default([]) }),
    async ({ api, value, here }) => {
      await api.achievements.setKeys(value);
      return { to: here(), toast: said("keys", "Готово: коллеги увидят их на вашей странице") };
    },
  ),
};

const steps = { count: badgeStep.optional(), second: badgeStep.optional(), third: badgeStep.optional() };
const stepsOf = ({ count, second, third }: Partial<Record<keyof typeof steps, number>>) =>
  [count, second, third].filter((step) => step !== undefined);

const badgeForm = z.object({
  ...badgeWords,
  ...steps,
  id: z.uuid().optional(),
  title: z.string({ error: "Назовите достижение" }).pipe(badgeWords.title),
  secret: ticked,
});
const hand = z.object({
  id: z.uuid(),
  person: demandedPerson,
  reason: z.string({ error: "Напишите, за что" }).trim().min(3, "Напишите, за что").max(300, "Не больше 300 знаков"),
});

export const badgeIntents = {
  put: intent(badgeForm, async ({ api, value: { count, second, third, ...badge } }) => {
    const { id } = await api.achievements.put({ ...badge, steps: stepsOf({ count, second, third }) });
    return { to: href(achievementsDesk.adminAchievement, { id }), toast: said("badge", "Достижение сохранено") };
  }),
  reach: intent(
    z.object({
      ...badgeForm.partial().shape,
      deed: z.enum(countedDeeds, { error: "Выберите, что считать" }),
      count: badgeStep,
    }),
    async ({ api, value: { deed, days, since, only, ...said } }) => {
      const rule = { deed, ...(days && { days: String(days) }), ...(since && { since }), ...(only && { only }) };
      const asked = stepsOf(said).map(async (count) => {
        const { people } = await api.achievements.reach({ ...rule, count: String(count) });
        return { count, people };
      });
      return { show: { reach: await Promise.all(asked) } };
    },
  ),
  award: intent(hand, async ({ api, value, here }) => {
    await api.achievements.award(value);
    return { to: here(), toast: said("award", "Достижение вручено") };
  }),
  revoke: intent(hand, async ({ api, value, here }) => {
    await api.achievements.revoke(value);
    return { to: here(), toast: said("award", "Достижение отозвано") };
  }),
};

const one = z.object({ id: z.uuid() });

export const deskIntents = {
  archive: intent(one, async ({ api, value, here }) => {
    await api.achievements.archive({ ...value, archived: true });
    return { to: here(), toast: said("badge", "Достижение в архиве") };
  }),
  revive: intent(one, async ({ api, value, here }) => {
    await api.achievements.archive({ ...value, archived: false });
    return { to: here(), toast: said("badge", "Достижение снова можно получить") };
  }),
  collection: intent(
    z.object({
      title: z
        .string({ error: "Назовите коллекцию" })
        .trim()
        .min(2, "Назовите коллекцию")
        .max(80, "Не больше 80 знаков"),
      description: z.string().trim().max(300, "Не больше 300 знаков").default(""),
    }),
    async ({ api, value, here }) => {
      await api.achievements.addCollection(value);
      return { to: here(), toast: said("collection", "Коллекция заведена") };
    },
  ),
};
