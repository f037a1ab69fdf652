import { data } from "@remix-run/node";
import { z } from "zod";
import { pictureEdit } from "#app/engines/content/contract.ts";
import { nameLine } from "#app/engines/content/forms.ts";
import { counted, plural } from "#app/ui/plural.ts";
import { type act, intent } from "#app/web/page.ts";
import { banDays, type Deed, levels, muteHours, type PlaceView, placeRules } from "./contract.ts";
import { linkDays, linkUses } from "./ui/choices.ts";

type Asked = { url: URL; moved(path: string): Response; requestId: string; now: string };

/**
 * The place that a page is about, for a deed in it: what its reader may not do is as good as not there. An old word in the
 * address leads to the new one; `home` is where the place is met.
 */
export function openPlace<View extends Pick<PlaceView, "alias" | "may">>(
  page: Asked,
  place: View,
  { called, deed, home }: { called: string; deed: Deed; home(alias: string): string },
): View {
  if (place.alias !== called) throw page.moved(pathIn(page.url, home(place.alias)));
  if (!place.may[deed]) throw data({ code: page.requestId, at: page.now }, { status: 404 });
  return place;
}

/** The path of a page with the place's own word in it. */
export function pathIn({ pathname }: URL, home: string): string {
  return pathname.replace(/\.data$/, "").replace(/^\/[^/]+\/[^/]+/, home);
}

const ticked = z
  .literal("on")
  .optional()
  .transform((value) => value === "on");

/** A picture of a place: a new one, or the present one taken away. */
export const pictureForm = z.object({
  id: z.uuid(),
  cover: z
    .file()
    .refine((file) => file.size <= 10 * 1024 * 1024, "Картинка не больше 10 МБ")
    .optional(),
  alt: z.string().trim().max(300, "Не больше 300 знаков").default(""),
  drop: ticked,
});

/** Three lines with the questions of a place; empty ones are none. */
const questionLine = z.string().trim().max(200, "Не больше 200 знаков").default("");

/** The rules of a place as its page of settings sends them. */
export const placeRulesForm = placeRules
  .omit({ questions: true })
  .extend({ id: z.uuid(), question1: questionLine, question2: questionLine, question3: questionLine })
  .transform(({ question1, question2, question3, ...rules }) => ({
    ...rules,
    questions: [question1, question2, question3].filter(Boolean),
  }));

const place = z.uuid();
const one = z.object({ place, person: z.uuid() });
const said = (id: string, text: string) => ({ id, kind: "success" as const, text });
const words = (most: number) => z.string().trim().max(most, `Не больше ${most} знаков`).optional();

/** The small picture of a place, cut as wished. */
export const avatarForm = z.object({
  id: z.uuid(),
  avatar: z
    .file()
    .refine((file) => file.size <= 10 * 1024 * 1024, "Картинка не больше 10 МБ")
    .optional(),
  edit: pictureEdit.default({}),
  drop: ticked,
});

type Intents = Parameters<typeof act>[0];

/** The intents of a publication for a page whose address calls it a thread: the engines know it as `id`. */
export function ofThread(intents: Intents): Intents {
  return Object.fromEntries(
    Object.entries(intents).map(([name, deed]) => [
      name,
      (args) => deed({ ...args, params: { ...args.params, id: args.params.threadId ?? "" } }),
    ]),
  );
}

/** What somebody says to the offer to own a place, and its owner who takes it back. */
const offerIntents = {
  "take-over": intent(z.object({ place }), async ({ api, value, here }) => {
    await api.membership.answerOffer({ ...value, accept: true });
    return { to: here(), toast: said("offer", "Теперь вы владелец") };
  }),
  "drop-offer": intent(z.object({ place }), async ({ api, value, here }) => {
    await api.membership.answerOffer({ ...value, accept: false });
    return { to: here(), toast: said("offer", "Предложение больше не действует") };
  }),
};

const askForm = z.object({ place, message: words(500), answer1: words(500), answer2: words(500), answer3: words(500) });

/** What one does with one's own place in it. */
export const joinIntents = {
  ...offerIntents,
  join: intent(askForm, async ({ api, value: { place, message, answer1, answer2, answer3 }, here }) => {
    const answers = [answer1, answer2, answer3].map((answer) => answer ?? "");
    const { outcome } = await api.membership.join({ place, message, answers });
    const text = outcome === "inside" ? "Вы участвуете" : "Просьба отправлена";
    return { to: here(), toast: said("joined", text) };
  }),
  leave: intent(z.object({ place }), async ({ api, value, here }) => {
    await api.membership.leave(value);
    return { to: here(), toast: { id: "left", kind: "info" as const, text: "Готово: вы здесь больше не участвуете" } };
  }),
};

/** Of which news of it a member is told. */
export const listenIntents = {
  listen: intent(
    z.object({ place, level: z.enum(levels, { error: "Выберите, о чём сообщать" }) }),
    async ({ api, value, here }) => {
      await api.membership.listen(value);
      return { to: here(), toast: said("level", "Запомнили, о чём сообщать") };
    },
  ),
};

const muting = Object.fromEntries(
  [0, ...muteHours].map((hours) => [
    `mute-${hours}`,
    intent(one, async ({ api, value, here }) => {
      await api.membership.mute({ ...value, hours: hours as 0 });
      const text = hours ? "Теперь человек здесь только читает" : "Человек снова может писать";
      return { to: here(), toast: said("muted", text) };
    }),
  ]),
);

/** What leaders do with those who belong to a place. */
export const memberIntents = {
  ...muting,
  "make-admin": intent(one, async ({ api, value, here }) => {
    await api.membership.setRole({ ...value, role: "admin" });
    return { to: here(), toast: said("role", "Теперь это администратор") };
  }),
  "make-member": intent(one, async ({ api, value, here }) => {
    await api.membership.setRole({ ...value, role: "member" });
    return { to: here(), toast: said("role", "Теперь это обычный участник") };
  }),
  "hand-over": intent(one, async ({ api, value, here }) => {
    await api.membership.handOver(value);
    return { to: here(), toast: said("role", "Предложение отправлено: три дня ждём согласия") };
  }),
  exclude: intent(one, async ({ api, value, here }) => {
    await api.membership.exclude(value);
    return { to: here(), toast: said("excluded", "Человек больше не участвует") };
  }),
  ban: intent(one, async ({ api, value, here }) => {
    await api.membership.ban(value);
    return { to: here(), toast: said("banned", "Вход закрыт") };
  }),
};

const term = z
  .enum(["", ...banDays.map(String)])
  .default("")
  .transform((days) => (days ? (Number(days) as (typeof banDays)[number]) : undefined));

/** The list of those who are shut out. */
export const banIntents = {
  "shut-out": intent(
    z.object({
      place,
      person: z.string({ error: "Назовите коллегу" }).trim().min(1, "Назовите коллегу").max(41),
      reason: words(300),
      days: term,
    }),
    async ({ api, value, here }) => {
      await api.membership.ban(value);
      return { to: here(), toast: said("banned", "Вход закрыт") };
    },
  ),
  unban: intent(one, async ({ api, value, here }) => {
    await api.membership.unban(value);
    return { to: here(), toast: said("banned", "Вход снова открыт") };
  }),
};

/** A press on «В архив» or back. */
export const archiveIntents = {
  archive: intent(z.object({ place }), async ({ api, value, here }) => {
    await api.membership.archive({ ...value, archived: true });
    return { to: here(), toast: said("archived", "В архиве: читать можно, писать нельзя") };
  }),
  revive: intent(z.object({ place }), async ({ api, value, here }) => {
    await api.membership.archive({ ...value, archived: false });
    return { to: here(), toast: said("archived", "Снова открыто") };
  }),
};

/** One of some numbers, as a form sends it. */
const oneOf = <Number_ extends number>(numbers: readonly Number_[]) =>
  z.enum(numbers.map(String)).transform((value) => Number(value) as Number_);

/** Who is asked in and who asks to be let in. */
export const inviteIntents = {
  invite: intent(
    z.object({ place, people: nameLine.pipe(z.array(z.string()).min(1, "Назовите хотя бы одного коллегу")) }),
    async ({ api, value, here }) => {
      const { invited } = await api.membership.invite(value);
      const text = `Приглашение получили ${counted(invited, ["человек", "человека", "человек"])}`;
      return { to: here(), toast: said("invited", text) };
    },
  ),
  "invite-department": intent(
    z.object({ place, department: z.uuid("Выберите подразделение") }),
    async ({ api, value, here }) => {
      const { people } = await api.membership.inviteDepartment(value);
      const text = `Приглашение ${plural(people, ["получит", "получат", "получат"])} ${counted(people, ["человек", "человека", "человек"])}`;
      return { to: here(), toast: said("invited", text) };
    },
  ),
  "make-link": intent(
    z.object({ place, days: oneOf(linkDays), uses: oneOf(linkUses) }),
    async ({ api, value, here }) => {
      await api.membership.makeLink(value);
      return { to: here("links"), toast: said("link", "Ссылка готова") };
    },
  ),
  "drop-link": intent(z.object({ place, link: z.uuid() }), async ({ api, value, here }) => {
    await api.membership.dropLink(value);
    return { to: here(), toast: said("link", "Ссылка больше никого не впустит") };
  }),
  revoke: intent(one, async ({ api, value, here }) => {
    await api.membership.revoke(value);
    return { to: here(), toast: said("invited", "Приглашение отозвано") };
  }),
  grant: intent(one, async ({ api, value, here }) => {
    await api.membership.decide({ ...value, grant: true });
    return { to: here(), toast: said("decided", "Человек теперь участвует") };
  }),
  reject: intent(one.extend({ reason: words(300) }), async ({ api, value, here }) => {
    await api.membership.decide({ ...value, grant: false });
    return { to: here(), toast: said("decided", "Отказано") };
  }),
};
