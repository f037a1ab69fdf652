import { z } from "zod";
import { intent } from "#app/web/page.ts";
import { href } from "#app/web/urls.ts";
import { outside } from "./routes.ts";

const title = z.string().trim().max(60, "Не больше 60 знаков").default("");
const told = (text: string) => ({ id: "outside", kind: "success" as const, text });

export const addingIntents = {
  "add-address": intent(
    z.object({ title, address: z.string({ error: "Вставьте адрес" }).trim().max(2000, "Адрес слишком длинный") }),
    async ({ api, value }) => {
      const { id } = await api.outside.addAddress(value);
      return {
        to: href(outside.one, { calendarId: id }),
        toast: told("Календарь добавлен: прочитаем его через минуту"),
      };
    },
  ),
  "add-file": intent(
    z.object({
      file: z
        .file({ error: "Выберите файл" })
        .max(5 * 1024 * 1024, "Файл больше 5 МБ: сохраните календарь за меньший срок"),
    }),
    async ({ api, value }) => {
      const { id } = await api.outside.addFile({ ...value, title: "" });
      return { to: href(outside.one, { calendarId: id }) };
    },
  ),
};

export const calendarIntents = {
  show: intent(z.object({}), async ({ api, params: { calendarId: id = "" }, here }) => {
    await api.outside.put({ id, shown: true });
    return { to: here(), toast: told("Календарь стоит среди ваших событий") };
  }),
  hide: intent(z.object({}), async ({ api, params: { calendarId: id = "" }, here }) => {
    await api.outside.put({ id, shown: false });
    return { to: here(), toast: told("Календарь скрыт") };
  }),
  rename: intent(z.object({ title }), async ({ api, value, params: { calendarId: id = "" }, here }) => {
    await api.outside.put({ id, ...value });
    return { to: here(), toast: told("Название сохранено") };
  }),
  refresh: intent(z.object({}), async ({ api, params: { calendarId: id = "" }, here }) => {
    await api.outside.refresh({ id });
    return { to: here(), toast: told("Прочитаем календарь через минуту") };
  }),
  remove: intent(z.object({}), async ({ api, params: { calendarId: id = "" } }) => {
    await api.outside.drop({ id });
    return { to: href(outside.list), toast: told("Календарь убран") };
  }),
};
