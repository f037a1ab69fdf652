import { z } from "zod";
import { intent } from "#app/web/page.ts";
import { ticked } from "#app/web/ticked.ts";
import { href } from "#app/web/urls.ts";
import { mapParts, mapWords, pointKinds, pointWords, tones } from "./contract.ts";
import { mapsDesk } from "./desk-routes.ts";

const told = (id: string, text: string) => ({ id, kind: "success" as const, text });
const no = z.coerce.number().int().min(1);
const parts = z.union([z.array(z.string()), z.string().transform((one) => [one])]).default([]);
/** Nobody chosen is everybody. */
const audienceOf = (chosen: string[]) => (chosen.length ? chosen : null);

/** What an address of a map asks for; a wrong word asks for nothing. */
export const readWish = (query: Record<string, string | undefined>) => {
  const number = z
    .string()
    .regex(/^[1-9]\d{0,5}$/)
    .optional()
    .catch(undefined);
  return {
    ...{ floor: number.parse(query.floor), category: number.parse(query.category), o: number.parse(query.o) },
    query: z
      .string()
      .trim()
      .max(200)
      .catch("")
      .parse(query.q ?? ""),
    zoom: z.coerce
      .number()
      .int()
      .min(1)
      .max(4)
      .catch(1)
      .parse(query.zoom ?? 1),
  };
};

export const reportIntents = {
  report: intent(
    z.object({
      no: no.optional(),
      text: z.string({ error: "Напишите, что не так" }).trim().min(3, "Напишите, что не так").max(1000),
    }),
    async ({ api, value, params: { mapId = "" }, here }) => {
      await api.maps.report({ mapId, ...value });
      return { to: here(), toast: told("reported", "Спасибо! Тому, кто ведёт карту, сообщат") };
    },
  ),
};

export const makeIntents = {
  make: intent(
    z.object({ title: z.string({ error: "Назовите карту" }).pipe(mapWords.title), kind: mapWords.kind }),
    async ({ api, value }) => {
      const { id: mapId } = await api.maps.make(value);
      return { to: href(mapsDesk.adminMap, { mapId }), toast: told("map", "Карта создана: её пока видите только вы") };
    },
  ),
};

const nothing = z.object({});

export const mapIntents = {
  words: intent(
    z.object({
      title: z.string({ error: "Назовите карту" }).pipe(mapWords.title),
      description: mapWords.description,
      kind: mapWords.kind,
      showsSeats: ticked,
      parts,
    }),
    async ({ api, value: { parts: chosen, ...said }, params: { mapId = "" }, here }) => {
      await api.maps.change({ mapId, ...said, audience: audienceOf(chosen) });
      return { to: here(), toast: told("map", "Сохранено") };
    },
  ),
  floor: intent(
    z.object({
      no: no.optional(),
      floorTitle: z.string({ error: "Назовите этаж" }).trim().min(1, "Назовите этаж").max(60),
      picture: z.file().optional(),
    }),
    async ({ api, value: { floorTitle: title, ...said }, params: { mapId = "" }, here }) => {
      const { lost } = await api.maps.putFloor({ mapId, title, ...said });
      const text = lost.length ? `Сохранено. Из рисунка убрано: ${lost.slice(0, 8).join(", ")}` : "Сохранено";
      return { to: here(), toast: told("floor", text) };
    },
  ),
  check: intent(z.object({ no }), async ({ api, value, params: { mapId = "" }, here }) => {
    await api.maps.checkFloor({ mapId, ...value });
    return { to: here(), toast: told("floor", "Точки на месте") };
  }),
  category: intent(
    z.object({
      no: no.optional(),
      layer: z.string({ error: "Назовите слой" }).trim().min(2, "Назовите слой").max(60),
      tone: z.enum(tones, { error: "Выберите цвет" }),
      layerParts: parts,
    }),
    async ({ api, value: { layer: title, layerParts, ...said }, params: { mapId = "" } }) => {
      await api.maps.putCategory({ mapId, title, ...said, audience: audienceOf(layerParts) });
      return { to: href(mapsDesk.adminMap, { mapId }), toast: told("layer", "Слой сохранён") };
    },
  ),
  drop: intent(z.object({ part: z.enum(mapParts), no }), async ({ api, value, params: { mapId = "" } }) => {
    await api.maps.drop({ mapId, ...value });
    return { to: href(mapsDesk.adminMap, { mapId }), toast: told("dropped", "Убрано") };
  }),
  publish: intent(nothing, async ({ api, params: { mapId = "" }, here }) => {
    await api.maps.publish({ mapId });
    return { to: here(), toast: told("map", "Карта опубликована") };
  }),
  archive: intent(
    z.object({ archived: z.enum(["on", "off"]) }),
    async ({ api, value, params: { mapId = "" }, here }) => {
      await api.maps.archive({ mapId, archived: value.archived === "on" });
      return { to: here(), toast: told("map", value.archived === "on" ? "Карта в архиве" : "Карта возвращена") };
    },
  ),
  restore: intent(z.object({ version: no }), async ({ api, value, params: { mapId = "" }, here }) => {
    await api.maps.restore({ mapId, ...value });
    return { to: here(), toast: told("map", "Версия возвращена в работу: опубликуйте её, чтобы увидели все") };
  }),
  settle: intent(z.object({ id: z.uuid() }), async ({ api, value, params: { mapId = "" }, here }) => {
    await api.maps.settle({ mapId, ...value });
    return { to: here(), toast: told("settled", "Сообщение закрыто") };
  }),
};

/** Lines of a field, each read by itself: the first wrong one is told at the field. */
const linesOf = <Line>(read: (line: string) => Line | undefined, wrong: string) =>
  z.string().transform((text, context): Line[] => {
    const lines = text.split("\n").map((line) => line.trim());
    const told = lines.filter(Boolean).map(read);
    if (told.every((one) => one !== undefined)) return told;
    context.addIssue({ code: "custom", message: wrong });
    return z.NEVER;
  });

/** «12; 40» lines: the corners of an area in per cent. */
const corners = linesOf((line): [number, number] | undefined => {
  const [, x, y] = /^(\d{1,3}(?:[.,]\d+)?)\s*;\s*(\d{1,3}(?:[.,]\d+)?)$/.exec(line) ?? [];
  const [left, top] = [x, y].map((one = "") => Number(one.replace(",", ".")));
  return x && y && left! <= 100 && top! <= 100 ? [left!, top!] : undefined;
}, "В каждой строке два числа от 0 до 100 через точку с запятой: 12; 40")
  .refine((all) => all.length <= 100, "Не больше ста углов")
  .default([]);

const percent = z
  .string({ error: "Число от 0 до 100" })
  .transform((text) => Number(text.trim().replace(",", ".") || Number.NaN))
  .pipe(z.number({ error: "Число от 0 до 100" }).min(0, "От 0 до 100").max(100, "От 0 до 100"));

const pointForm = z.object({
  title: z.string({ error: "Назовите точку" }).pipe(pointWords.title),
  floorNo: pointWords.floorNo,
  categoryNo: no.optional(),
  kind: z.enum(pointKinds, { error: "Выберите, что это" }),
  x: percent,
  y: percent,
  corners,
  description: pointWords.description,
  phone: pointWords.phone,
  hours: pointWords.hours,
  access: pointWords.access,
  link: pointWords.link,
  photo: z.file().optional(),
  photoAlt: pointWords.photoAlt,
  dropPhoto: ticked,
  person: pointWords.person,
  shownFrom: pointWords.shownFrom,
  shownTo: pointWords.shownTo,
  revision: z.coerce.number().int().optional(),
});

const numberOf = (text = "") => (text === "new" ? undefined : Number(text));

export const pointIntents = {
  put: intent(pointForm, async ({ api, value, params: { mapId = "", no: named } }) => {
    const { floorNo } = await api.maps.putPoint({ mapId, no: numberOf(named), ...value });
    const back = href(mapsDesk.adminPlace, { mapId }, { floor: String(floorNo) });
    return { to: back, toast: told("point", "Точка сохранена: после публикации её увидят все") };
  }),
  drop: intent(nothing, async ({ api, params: { mapId = "", no: named } }) => {
    await api.maps.drop({ mapId, part: "points", no: Number(named) });
    return { to: href(mapsDesk.adminPlace, { mapId }), toast: told("point", "Точка убрана") };
  }),
};

/** «12 От лифта направо» lines: a number of a point and what to do from there. */
const steps = linesOf((line) => {
  const [, no, text = ""] = /^(\d{1,6})(?:\s+(.*))?$/.exec(line) ?? [];
  return no ? { no: Number(no), text: text.slice(0, 300) } : undefined;
}, "Каждая строка начинается с номера точки: 12 От лифта направо")
  .refine((all) => all.length >= 2, "Хотя бы две точки")
  .refine((all) => all.length <= 50, "Не больше пятидесяти шагов");

export const routeIntents = {
  put: intent(
    z.object({ title: z.string({ error: "Назовите путь" }).trim().min(3, "Назовите путь").max(120), steps }),
    async ({ api, value, params: { mapId = "", no: named } }) => {
      await api.maps.putRoute({ mapId, no: numberOf(named), ...value });
      return { to: href(mapsDesk.adminMap, { mapId }), toast: told("route", "Путь сохранён") };
    },
  ),
};
