import { z } from "zod";
import { operation } from "#platform/api/operation.ts";

const access = "employee";
const id = z.uuid();
const megabyte = 1024 * 1024;

/** Why a calendar could not be read the last time. */
export const troubles = ["locked", "missing", "fault", "silent", "not-calendar", "large"] as const;
export type Trouble = (typeof troubles)[number];

/** A time at which something of another program's calendar takes place. */
const entry = z.object({
  id,
  title: z.string(),
  location: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  isAllDay: z.boolean(),
  isBusy: z.boolean(),
});
export type OutsideEntry = z.output<typeof entry>;

const calendar = z.object({
  id,
  title: z.string(),
  /** Where it comes from: the name of the machine of its address, or of its file. */
  source: z.string(),
  kind: z.enum(["address", "file"]),
  /** It stands among the own events. */
  shown: z.boolean(),
  entries: z.number(),
  refused: z.number(),
  /** When it last came whole. */
  freshAt: z.string().nullable(),
  /** Since when it does not, and why. */
  trouble: z.object({ name: z.enum(troubles), since: z.string() }).nullable(),
});
export type OutsideCalendar = z.output<typeof calendar>;

const title = z.string().trim().max(60, "Не больше 60 знаков").default("");
const done = z.object({ id });

export const outsideContract = {
  list: operation({
    method: "GET",
    path: "/calendar/outside",
    summary: "Календари других программ",
    access,
    ownEyesOnly: true,
  })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(calendar), addresses: z.boolean() })),
  one: operation({
    method: "GET",
    path: "/calendar/outside/{id}",
    summary: "Календарь другой программы: что прочитано и что нет",
    access,
    ownEyesOnly: true,
  })
    .input(z.strictObject({ id }))
    .output(
      calendar.extend({
        left: z.array(z.object({ what: z.string(), why: z.string() })),
        ahead: z.array(entry),
        /** The title of the calendar of a file that this one takes the place of. */
        replaces: z.string().nullable(),
      }),
    ),
  entry: operation({
    method: "GET",
    path: "/calendar/outside/{id}/entries/{entryId}",
    summary: "Событие календаря другой программы",
    access,
    ownEyesOnly: true,
  })
    .input(z.strictObject({ id, entryId: id }))
    .output(entry.extend({ calendar: z.object({ id, title: z.string() }) })),
  addAddress: operation({
    method: "POST",
    path: "/calendar/outside/addresses",
    summary: "Добавить календарь по адресу",
    access,
    limit: { name: "outside-calendars", count: 20, perSeconds: 3600 },
  })
    .input(
      z.strictObject({
        title,
        address: z
          .string({ error: "Вставьте адрес" })
          .trim()
          .min(1, "Вставьте адрес")
          .max(2000, "Адрес слишком длинный"),
      }),
    )
    .output(done),
  addFile: operation({
    method: "POST",
    path: "/calendar/outside/files",
    summary: "Прочитать календарь из файла; показан он будет, когда скажут",
    access,
    limit: { name: "outside-files", count: 30, perSeconds: 3600 },
  })
    .input(
      z.strictObject({
        title,
        file: z
          .file({ error: "Выберите файл" })
          .max(5 * megabyte, "Файл больше 5 МБ: сохраните календарь за меньший срок"),
      }),
    )
    .output(done),
  put: operation({
    method: "PUT",
    path: "/calendar/outside/{id}",
    summary: "Назвать календарь, показать его или скрыть",
    access,
  })
    .input(z.strictObject({ id, title: title.optional(), shown: z.boolean().optional() }))
    .output(done),
  refresh: operation({
    method: "POST",
    path: "/calendar/outside/{id}/refresh",
    summary: "Прочитать календарь сейчас",
    access,
    limit: { name: "outside-refresh", count: 20, perSeconds: 3600 },
  })
    .input(z.strictObject({ id }))
    .output(done),
  drop: operation({
    method: "DELETE",
    path: "/calendar/outside/{id}",
    summary: "Убрать календарь другой программы",
    access,
  })
    .input(z.strictObject({ id }))
    .output(done),
  ics: operation({
    method: "GET",
    path: "/calendar/outside/{id}/ics",
    summary: "Прочитанное файлом",
    access,
    ownEyesOnly: true,
  })
    .input(z.strictObject({ id }))
    .output(z.object({ file: z.string(), text: z.string() })),
};
