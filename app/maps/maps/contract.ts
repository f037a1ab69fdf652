import { z } from "zod";
import { audienceRule } from "#platform/api/audience.ts";
import { numberInText } from "#platform/api/number-in-text.ts";
import { operation } from "#platform/api/operation.ts";
import { personCard } from "#platform/api/person-card.ts";
import { meantPerson, typedOrNobody } from "#platform/api/typed-person.ts";

const access = "employee";
const desk = "maps";
const id = z.uuid();
const no = z.coerce.number().int().min(1).max(1_000_000);
/** A number in the address of a read. */
const askedNo = numberInText(no);
const said = (most: number) => z.string().trim().max(most);

export const mapKinds = ["floor", "site", "geo", "scheme"] as const;
export type MapKind = (typeof mapKinds)[number];
export const mapStates = ["draft", "published", "archived"] as const;
export type MapState = (typeof mapStates)[number];
export const pointKinds = ["point", "area"] as const;
export type PointKind = (typeof pointKinds)[number];
/** The colours of layers; each holds its contrast on light and on dark. */
export const tones = ["blue", "green", "violet", "orange", "red", "teal", "grey"] as const;
export type Tone = (typeof tones)[number];
/** What a version of a map consists of. */
export const mapParts = ["floors", "categories", "points", "routes"] as const;
export type MapPart = (typeof mapParts)[number];

const step = z.object({ no, text: z.string() });
export type RouteStep = z.output<typeof step>;

const floor = z.object({ no: z.number(), title: z.string() });
const sheet = floor.extend({ picture: z.string().nullable(), width: z.number(), height: z.number() });
export type Sheet = z.output<typeof sheet>;
const category = z.object({ no: z.number(), title: z.string(), tone: z.enum(tones), count: z.number() });
export type Category = z.output<typeof category>;

/** A point as a map draws it. */
const mark = z.object({
  no: z.number(),
  title: z.string(),
  kind: z.enum(pointKinds),
  x: z.number(),
  y: z.number(),
  corners: z.array(z.tuple([z.number(), z.number()])),
  tone: z.enum(tones).nullable(),
});
export type Mark = z.output<typeof mark>;

/** A point with all that is told of it. */
const point = mark.extend({
  floorNo: z.number(),
  floor: z.string(),
  category: z.string().nullable(),
  description: z.string(),
  phone: z.string(),
  hours: z.string(),
  access: z.string(),
  link: z.string(),
  photo: z.string().nullable(),
  photoAlt: z.string(),
  person: personCard.nullable(),
});
export type Point = z.output<typeof point>;

const route = z.object({
  no: z.number(),
  title: z.string(),
  steps: z.array(step.extend({ title: z.string() })),
});
export type Route = z.output<typeof route>;

const head = z.object({
  id,
  title: z.string(),
  description: z.string(),
  kind: z.enum(mapKinds),
  updatedAt: z.string().nullable(),
});
const mapCard = head.extend({ points: z.number(), floors: z.number() });

const mapView = head.extend({
  floors: z.array(floor),
  floor: sheet.nullable(),
  categories: z.array(category),
  marks: z.array(mark),
  /** How many points of this floor and layer there are, drawn or not. */
  total: z.number(),
  chosen: point.nullable(),
  /** Others that stand in the very place of the chosen one. */
  beside: z.array(z.object({ no: z.number(), title: z.string() })),
  /** Ways that go through the chosen one. */
  routes: z.array(route),
  mayEdit: z.boolean(),
});
export type MapView = z.output<typeof mapView>;

const wish = {
  mapId: id,
  floor: askedNo.optional(),
  category: askedNo.optional(),
  query: said(200).default(""),
};

export const mapWords = {
  title: said(120).min(3, "Назовите карту: хотя бы три знака"),
  description: said(2000).default(""),
  kind: z.enum(mapKinds, { error: "Выберите, что это за карта" }),
  showsSeats: z.boolean().default(true),
  audience: audienceRule.default(null),
};

const percent = z.coerce.number({ error: "Число от 0 до 100" }).min(0, "От 0 до 100").max(100, "От 0 до 100");

export const pointWords = {
  title: said(120).min(1, "Назовите точку"),
  floorNo: no,
  categoryNo: no.optional(),
  kind: z.enum(pointKinds).default("point"),
  x: percent,
  y: percent,
  corners: z
    .array(z.tuple([percent, percent]))
    .max(100, "Не больше ста углов")
    .default([]),
  description: said(2000).default(""),
  phone: said(60).default(""),
  hours: said(120).default(""),
  access: said(300).default(""),
  link: said(500)
    .regex(/^$|^\/(?!\/)\S*$|^https?:\/\/\S+$/, "Страница портала начинается с /, чужая – с https://")
    .default(""),
  photoAlt: said(300).default(""),
  person: typedOrNobody,
  shownFrom: z.iso.date().optional(),
  shownTo: z.iso.date().optional(),
};

const done = z.object({ id });
const numbered = z.object({ no: z.number() });
const deskPoint = z.object({
  ...pointWords,
  no: z.number(),
  photo: z.string().nullable(),
  person: meantPerson.nullable(),
  revision: z.number(),
});

export const mapsContract = {
  list: operation({ method: "GET", path: "/maps", summary: "Карты", access })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(mapCard) })),
  one: operation({ method: "GET", path: "/maps/{mapId}", summary: "Карта: этаж, слои и точки", access })
    .input(z.strictObject({ ...wish, o: askedNo.optional() }))
    .output(mapView),
  seats: operation({ method: "GET", path: "/seats", summary: "Где сидит человек", access })
    .input(z.strictObject({ personId: id }))
    .output(z.object({ items: z.array(z.object({ title: z.string(), href: z.string() })) })),
  spot: operation({ method: "GET", path: "/map-spot", summary: "Место с таким названием на карте", access })
    .input(z.strictObject({ title: said(300) }))
    .output(z.object({ href: z.string().nullable() })),
  points: operation({ method: "GET", path: "/maps/{mapId}/points", summary: "Все точки карты и пути", access })
    .input(z.strictObject({ ...wish, after: z.string().max(400).optional() }))
    .output(
      head.extend({
        floors: z.array(floor),
        categories: z.array(category),
        items: z.array(point),
        next: z.string().optional(),
        routes: z.array(route),
      }),
    ),
  report: operation({
    method: "POST",
    path: "/maps/{mapId}/reports",
    summary: "Сообщить об ошибке на карте",
    access,
    limit: { name: "map-reports", count: 20, perSeconds: 3600 },
  })
    .input(z.strictObject({ mapId: id, no: no.optional(), text: said(1000).min(3, "Напишите, что не так") }))
    .output(done),
  desk: operation({ method: "GET", path: "/admin/maps", summary: "Карты компании", access: desk })
    .input(z.strictObject({}))
    .output(
      z.object({
        items: z.array(
          z.object({
            id,
            title: z.string(),
            kind: z.enum(mapKinds),
            state: z.enum(mapStates),
            points: z.number(),
            reports: z.number(),
          }),
        ),
      }),
    ),
  make: operation({ method: "POST", path: "/admin/maps", summary: "Создать карту", access: desk })
    .input(z.strictObject({ title: mapWords.title, kind: mapWords.kind }))
    .output(done),
  source: operation({ method: "GET", path: "/admin/maps/{mapId}", summary: "Карта для правки", access: desk })
    .input(z.strictObject({ mapId: id }))
    .output(
      z.object({
        ...mapWords,
        id,
        state: z.enum(mapStates),
        floors: z.array(sheet.extend({ points: z.number(), isUnchecked: z.boolean() })),
        categories: z.array(category.extend({ audience: z.array(z.string()).nullable() })),
        routes: z.array(numbered.extend({ title: z.string() })),
        versions: z.array(z.object({ version: z.number(), by: z.string(), at: z.string(), isShown: z.boolean() })),
        reports: z.array(z.object({ id, text: z.string(), by: personCard, no: z.number().nullable(), at: z.string() })),
      }),
    ),
  change: operation({ method: "PUT", path: "/admin/maps/{mapId}", summary: "Изменить карту", access: desk })
    .input(z.strictObject({ mapId: id, ...mapWords }))
    .output(done),
  putFloor: operation({ method: "PUT", path: "/admin/maps/{mapId}/floors", summary: "Записать этаж", access: desk })
    .input(
      z.strictObject({
        mapId: id,
        no: no.optional(),
        title: said(60).min(1, "Назовите этаж"),
        picture: z.file().optional(),
      }),
    )
    .output(numbered.extend({ lost: z.array(z.string()) })),
  checkFloor: operation({
    method: "PUT",
    path: "/admin/maps/{mapId}/floors/{no}/checked",
    summary: "Подтвердить, что точки на месте",
    access: desk,
  })
    .input(z.strictObject({ mapId: id, no }))
    .output(numbered),
  putCategory: operation({
    method: "PUT",
    path: "/admin/maps/{mapId}/categories",
    summary: "Записать слой карты",
    access: desk,
  })
    .input(
      z.strictObject({
        mapId: id,
        no: no.optional(),
        title: said(60).min(2, "Назовите слой"),
        tone: z.enum(tones, { error: "Выберите цвет" }),
        audience: audienceRule.default(null),
      }),
    )
    .output(numbered),
  place: operation({
    method: "GET",
    path: "/admin/maps/{mapId}/place",
    summary: "Точки этажа для правки",
    access: desk,
  })
    .input(z.strictObject({ mapId: id, floor: askedNo.optional() }))
    .output(
      z.object({
        title: z.string(),
        floors: z.array(floor),
        floor: sheet.nullable(),
        marks: z.array(mark.extend({ category: z.string().nullable() })),
      }),
    ),
  point: operation({
    method: "GET",
    path: "/admin/maps/{mapId}/points/{no}",
    summary: "Точка для правки",
    access: desk,
  })
    .input(z.strictObject({ mapId: id, no: askedNo }))
    .output(deskPoint),
  putPoint: operation({ method: "PUT", path: "/admin/maps/{mapId}/points", summary: "Записать точку", access: desk })
    .input(
      z.strictObject({
        mapId: id,
        no: no.optional(),
        revision: z.coerce.number().int().optional(),
        photo: z.file().optional(),
        dropPhoto: z.boolean().default(false),
        ...pointWords,
      }),
    )
    .output(numbered.extend({ floorNo: z.number() })),
  route: operation({
    method: "GET",
    path: "/admin/maps/{mapId}/routes/{no}",
    summary: "Путь для правки",
    access: desk,
  })
    .input(z.strictObject({ mapId: id, no: askedNo }))
    .output(z.object({ no: z.number(), title: z.string(), steps: z.array(step) })),
  putRoute: operation({ method: "PUT", path: "/admin/maps/{mapId}/routes", summary: "Записать путь", access: desk })
    .input(
      z.strictObject({
        mapId: id,
        no: no.optional(),
        title: said(120).min(3, "Назовите путь: откуда и куда"),
        steps: z
          .array(step.extend({ text: said(300) }))
          .min(2, "Хотя бы две точки")
          .max(50, "Не больше пятидесяти шагов"),
      }),
    )
    .output(numbered),
  drop: operation({
    method: "DELETE",
    path: "/admin/maps/{mapId}/{part}/{no}",
    summary: "Убрать часть карты",
    access: desk,
  })
    .input(z.strictObject({ mapId: id, part: z.enum(mapParts), no }))
    .output(numbered),
  publish: operation({
    method: "POST",
    path: "/admin/maps/{mapId}/publish",
    summary: "Опубликовать карту",
    access: desk,
  })
    .input(z.strictObject({ mapId: id }))
    .output(z.object({ version: z.number() })),
  archive: operation({
    method: "PUT",
    path: "/admin/maps/{mapId}/archive",
    summary: "Убрать карту в архив",
    access: desk,
  })
    .input(z.strictObject({ mapId: id, archived: z.boolean() }))
    .output(done),
  restore: operation({
    method: "POST",
    path: "/admin/maps/{mapId}/restore",
    summary: "Вернуть версию карты в работу",
    access: desk,
  })
    .input(z.strictObject({ mapId: id, version: no }))
    .output(done),
  settle: operation({
    method: "PUT",
    path: "/admin/maps/{mapId}/reports/{id}",
    summary: "Закрыть сообщение об ошибке",
    access: desk,
  })
    .input(z.strictObject({ mapId: id, id }))
    .output(done),
};
