import { z } from "zod";
import { aliasRule, seasons, serviceStatuses } from "#app/services/catalogue/contract.ts";
import { picture } from "#platform/api/attachment.ts";
import { linkRule } from "#platform/api/link.ts";
import { operation } from "#platform/api/operation.ts";

const id = z.uuid();
const said = (most: number) => z.string().trim().max(most, `Не больше ${most} знаков`).default("");
const key = z.string().regex(/^[a-z0-9-]{1,40}$/);

export const blocksAtMost = 50;
export const pagesAtMost = 20;

const base = { id: key };

/**
 * The blocks of a page, a schema a kind: what each holds is plain words, so nothing that was typed is ever markup. A draft may
 * be unfinished: what is missing is said when the page is let out.
 */
const textBlock = z.object({ ...base, kind: z.literal("text"), title: said(120), text: said(8000) });
const imageBlock = z.object({
  ...base,
  kind: z.literal("image"),
  picture: id.nullable().default(null),
  alt: said(300),
  caption: said(300),
});
const listBlock = z.object({
  ...base,
  kind: z.literal("list"),
  title: said(120),
  ordered: z.boolean().default(false),
  items: z
    .array(z.string().trim().min(1).max(500, "Строка не длиннее 500 знаков"))
    .max(50, "Не больше 50 строк")
    .default([]),
});
const tableBlock = z.object({
  ...base,
  kind: z.literal("table"),
  title: said(120),
  /** The first row names the columns. */
  rows: z
    .array(z.array(z.string().trim().max(300, "В клетке не больше 300 знаков")).max(8, "Не больше 8 столбцов"))
    .max(50, "Не больше 50 строк")
    .default([]),
});
const buttonBlock = z.object({
  ...base,
  kind: z.literal("button"),
  text: said(60),
  address: z.union([linkRule, z.literal("")], { error: "Начните с https://, а страницу портала – с /" }).default(""),
});
const faqBlock = z.object({
  ...base,
  kind: z.literal("faq"),
  title: said(120),
  items: z
    .array(z.object({ question: said(200), answer: said(2000) }))
    .max(30, "Не больше 30 вопросов")
    .default([]),
});

export const block = z.discriminatedUnion("kind", [
  textBlock,
  imageBlock,
  listBlock,
  tableBlock,
  buttonBlock,
  faqBlock,
]);
export type Block = z.output<typeof block>;
export type BlockKind = Block["kind"];
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>;
export const blockKinds = ["text", "image", "list", "table", "button", "faq"] as const satisfies BlockKind[];

const pageLink = z.object({ title: z.string(), alias: z.string() });

const shownPage = z.object({
  service: id,
  title: z.string(),
  alias: z.string(),
  blocks: z.array(block),
  pictures: z.array(picture),
  /** All pages of the service that are out, itself among them. */
  pages: z.array(pageLink),
});
export type ShownPage = z.output<typeof shownPage>;

const snapshot = z.object({ id, number: z.number(), at: z.string(), by: z.string() });

const draftView = z.object({
  id,
  service: id,
  serviceTitle: z.string(),
  title: z.string(),
  alias: z.string(),
  revision: z.number(),
  blocks: z.array(block),
  pictures: z.array(picture),
  /** Which version people see now. */
  published: z.number().nullable(),
  /** The draft says something else than what people see. */
  changed: z.boolean(),
  changedBy: z.string(),
  changedAt: z.string(),
  /** What is missing, block by block. */
  problems: z.array(z.object({ block: z.string(), message: z.string() })),
  snapshots: z.array(snapshot),
});
export type PageDraft = z.output<typeof draftView>;

const ownPage = pageLink.extend({ id, published: z.number().nullable() });
const ownService = z.object({ id, title: z.string(), pages: z.array(ownPage) });
export type OwnService = z.output<typeof ownService>;

export const pageFields = z.strictObject({
  title: z.string({ error: "Назовите страницу" }).trim().min(1, "Назовите страницу").max(100, "Не больше 100 знаков"),
  alias: aliasRule,
});

const done = z.object({ id });
const access = "employee";
const ofPage = { id, revision: z.number().int() };

export const builderContract = {
  shown: operation({
    method: "GET",
    path: "/services/{service}/page",
    summary: "Опубликованная страница сервиса",
    access,
  })
    .input(z.strictObject({ service: id, alias: z.string().max(40).optional() }))
    .output(shownPage.nullable()),
  season: operation({ method: "GET", path: "/service-seasons/{name}", summary: "Сезонная страница", access })
    .input(z.strictObject({ name: z.enum(seasons) }))
    .output(z.object({ title: z.string(), status: z.enum(serviceStatuses), page: shownPage.nullable() })),
  mine: operation({
    method: "GET",
    path: "/service-builder",
    summary: "Страницы сервисов, за которые отвечают",
    access,
  })
    .input(z.strictObject({}).default({}))
    .output(z.object({ items: z.array(ownService) })),
  draft: operation({ method: "GET", path: "/service-builder/{id}", summary: "Страница, как её собирают", access })
    .input(z.strictObject({ id }))
    .output(draftView),
  makePage: operation({ method: "POST", path: "/services/{service}/pages", summary: "Начать страницу", access })
    .input(pageFields.extend({ service: id }))
    .output(done),
  renamePage: operation({ method: "PUT", path: "/service-builder/{id}", summary: "Назвать страницу иначе", access })
    .input(pageFields.extend(ofPage))
    .output(done),
  removePage: operation({ method: "DELETE", path: "/service-builder/{id}", summary: "Удалить страницу", access })
    .input(z.strictObject({ id }))
    .output(done),
  putBlock: operation({
    method: "PUT",
    path: "/service-builder/{id}/blocks",
    summary: "Записать блок: нового – в конец",
    access,
  })
    .input(z.strictObject({ ...ofPage, block }))
    .output(done),
  moveBlock: operation({ method: "PUT", path: "/service-builder/{id}/order", summary: "Сдвинуть блок", access })
    .input(z.strictObject({ ...ofPage, block: key, by: z.union([z.literal(1), z.literal(-1)]) }))
    .output(done),
  copyBlock: operation({ method: "POST", path: "/service-builder/{id}/blocks", summary: "Повторить блок ниже", access })
    .input(z.strictObject({ ...ofPage, block: key }))
    .output(done),
  dropBlock: operation({ method: "POST", path: "/service-builder/{id}/drop", summary: "Удалить блок", access })
    .input(z.strictObject({ ...ofPage, block: key }))
    .output(done),
  publish: operation({
    method: "POST",
    path: "/service-builder/{id}/versions",
    summary: "Опубликовать страницу",
    access,
  })
    .input(z.strictObject(ofPage))
    .output(z.object({ id, number: z.number() })),
  rollBack: operation({
    method: "POST",
    path: "/service-builder/{id}/roll-back",
    summary: "Вернуть в черновик одну из прежних версий",
    access,
  })
    .input(z.strictObject({ ...ofPage, snapshot: id }))
    .output(done),
};
