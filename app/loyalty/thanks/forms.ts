import { z } from "zod";
import { talkIntents } from "#app/engines/content/forms.ts";
import { intent } from "#app/web/page.ts";
import { chosenPeople, demandedPerson } from "#app/web/people-form.ts";
import { ticked } from "#app/web/ticked.ts";
import { href } from "#app/web/urls.ts";
import { thanksSettingsWords, thanksWords, topUpWords } from "./contract.ts";
import { thanksDesk } from "./desk-routes.ts";
import { thanks } from "./routes.ts";

const said = (id: string, text: string) => ({ id, kind: "success" as const, text });
const thanksForm = z.object({
  ...thanksWords,
  people: chosenPeople.pipe(thanksWords.people),
  words: z.string({ error: "Напишите, за что" }).pipe(thanksWords.words),
});

export const sendIntents = {
  send: intent(thanksForm, async ({ api, value }) => {
    const { id } = await api.thanks.send(value);
    return { to: href(thanks.one, { id }, { sent: "1" }) };
  }),
};

/** What is done on the page of one card. */
export const cardIntents = {
  ...talkIntents,
  withdraw: intent(z.object({}), async ({ api, params: { id = "" } }) => {
    await api.thanks.withdraw({ id });
    const toast = { id: "withdrawn", kind: "info" as const, text: "Благодарность отозвана, баллы вернулись" };
    return { to: href(thanks.review, null, { way: "sent" }), toast };
  }),
  answer: intent(
    z.object({
      text: z.string({ error: "Напишите ответ" }).trim().min(1, "Напишите ответ").max(500, "Не больше 500 знаков"),
    }),
    async ({ api, value, params: { id = "" }, here }) => {
      await api.thanks.answer({ id, ...value });
      return { to: here("answers"), toast: said("answered", "Ответ отправлен") };
    },
  ),
};

/** Whether what was received or what was sent is asked for. */
export const readWay = (way: string | undefined) => z.enum(["received", "sent"]).catch("received").parse(way);

export const settingsIntents = {
  settings: intent(
    z.object({ ...thanksSettingsWords, valueRequired: ticked, tellsManager: ticked }),
    async ({ api, value, here }) => {
      await api.thanks.setSettings(value);
      return { to: here(), toast: said("settings", "Правила сохранены") };
    },
  ),
};

const toppedUp = said("top-up", "Кошелёк пополнен: коллега узнает об этом");

/** An administrator tops up anybody's purse for thanks. */
export const topUpIntents = {
  "top-up": intent(z.object({ ...topUpWords, to: demandedPerson }), async ({ api, value, here }) => {
    await api.thanks.topUp(value);
    return { to: here(), toast: toppedUp };
  }),
};

const reportForm = z.object({ ...topUpWords, to: z.uuid({ error: "Выберите сотрудника" }) });

/** A supervisor tops up theirs who answer to them. */
export const topUpReportIntents = {
  "top-up": intent(reportForm, async ({ api, value: { to, ...value }, here }) => {
    await api.thanks.topUpReport({ ...value, person: to });
    return { to: here(), toast: toppedUp };
  }),
};

const one = z.object({ id: z.uuid() });

export const valueIntents = {
  value: intent(
    z.object({
      id: z.uuid().optional(),
      title: z.string({ error: "Назовите ценность" }).trim().min(2, "Назовите ценность").max(80, "Не больше 80 знаков"),
      description: z.string().trim().max(300, "Не больше 300 знаков").default(""),
    }),
    async ({ api, value }) => {
      await api.thanks.putValue(value);
      return { to: href(thanksDesk.adminThanks), toast: said("value", "Ценность сохранена") };
    },
  ),
  archive: intent(one, async ({ api, value, here }) => {
    await api.thanks.archiveValue({ ...value, archived: true });
    return { to: here(), toast: said("value", "Больше не предлагается") };
  }),
  revive: intent(one, async ({ api, value, here }) => {
    await api.thanks.archiveValue({ ...value, archived: false });
    return { to: here(), toast: said("value", "Снова предлагается") };
  }),
};
