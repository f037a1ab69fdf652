import { z } from "zod";
import { audienceRule } from "#platform/api/audience.ts";
import { linkRule } from "#platform/api/link.ts";
import { operation } from "#platform/api/operation.ts";
import { personCard } from "#platform/api/person-card.ts";
import { typedPerson } from "#platform/api/typed-person.ts";

const id = z.uuid();
const moment = z.iso.datetime();
const said = (most: number) => z.string().trim().max(most, `Не больше ${most} знаков`);
const named = (words: string, most: number) =>
  z.string({ error: words }).trim().min(1, words).max(most, `Не больше ${most} знаков`);

/** The signs of services, in the words of the specification (§2). */
export const serviceIcons = [
  "services",
  "finance",
  "education",
  "sport",
  "food",
  "shop",
  "my-resource",
  "announcements",
] as const;
export type ServiceIcon = (typeof serviceIcons)[number];

/** A link leads out, an internal one to a page of the portal; a page stands here, a form takes requests. */
export const serviceKinds = ["form", "page", "link", "internal"] as const;
export type ServiceKind = (typeof serviceKinds)[number];

export const serviceStatuses = ["live", "beta", "maintenance", "off"] as const;
export type ServiceStatus = (typeof serviceStatuses)[number];

/** Pages of a season, with addresses of their own (specification §2). */
export const seasons = ["ny", "comix"] as const;
export type Season = (typeof seasons)[number];

/** The last part of an address: Latin letters, digits and hyphens. */
export const aliasRule = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9-]{1,39}$/, "От 2 до 40 знаков: латинские буквы, цифры и дефис");

const answered = z.object({ question: named("Напишите вопрос", 200), answer: named("Напишите ответ", 2000) });
export type Answered = z.output<typeof answered>;

const tile = z.object({
  id,
  /** Of the service that it belongs to: then its address is there. */
  parentId: id.nullable(),
  alias: z.string().nullable(),
  title: z.string(),
  summary: z.string(),
  icon: z.enum(serviceIcons),
  kind: z.enum(serviceKinds),
  status: z.enum(serviceStatuses),
  favourite: z.boolean(),
});
export type ServiceTile = z.output<typeof tile>;

const category = z.object({ id, title: z.string(), icon: z.enum(serviceIcons) });
export type ServiceCategory = z.output<typeof category>;

/** A service as a line that leads there. */
export const serviceLink = z.object({ href: z.string(), title: z.string() });
export type ServiceLink = z.output<typeof serviceLink>;

const view = tile.extend({
  category: category.nullable(),
  parentTitle: z.string().nullable(),
  owner: personCard,
  statusText: z.string(),
  description: z.string(),
  /** Where it leads, of a link and of an internal one. */
  address: z.string(),
  /** Until when it is there. */
  endsAt: z.string().nullable(),
  faq: z.array(answered),
  subservices: z.array(tile),
  /** It is not out, or hidden for others: its reader answers for it. */
  hidden: z.boolean(),
  /** Its reader changes it. */
  mayEdit: z.boolean(),
});
export type ServiceView = z.output<typeof view>;

export const serviceDraft = z
  .strictObject({
    title: named("Назовите сервис", 100),
    summary: said(200).default(""),
    description: said(4000).default(""),
    icon: z.enum(serviceIcons).default("services"),
    kind: z.enum(serviceKinds, { error: "Выберите вид сервиса" }),
    categoryId: id.nullable().default(null),
    /** The service that it is a part of, and how its address ends there. */
    parentId: id.nullable().default(null),
    alias: aliasRule.nullable().default(null),
    season: z.enum(seasons).nullable().default(null),
    owner: typedPerson,
    audience: audienceRule.default(null),
    address: z.union([linkRule, z.literal("")], { error: "Начните с https://, а страницу портала – с /" }).default(""),
    status: z.enum(serviceStatuses).default("live"),
    statusText: said(300).default(""),
    startsAt: moment.nullable().default(null),
    endsAt: moment.nullable().default(null),
    faq: z.array(answered).max(20, "Не больше 20 вопросов").default([]),
  })
  .superRefine(({ kind, address, startsAt, endsAt, parentId, alias }, context) => {
    const issue = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (kind === "link" && !address.startsWith("http"))
      issue("address", "Укажите адрес, который начинается с https://");
    if (kind === "internal" && !address.startsWith("/")) issue("address", "Укажите страницу портала, например /people");
    if (startsAt && endsAt && endsAt <= startsAt) issue("endsAt", "Конец раньше начала");
    if (parentId && !alias) issue("alias", "Придумайте, чем закончится адрес");
  });
export type ServiceDraft = z.output<typeof serviceDraft>;

const deskTile = tile.extend({
  category: z.string().nullable(),
  owner: z.string(),
  opens: z.number(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
});
const source = z.object({
  id,
  revision: z.number(),
  title: z.string(),
  summary: z.string(),
  description: z.string(),
  icon: z.enum(serviceIcons),
  kind: z.enum(serviceKinds),
  categoryId: id.nullable(),
  parentId: id.nullable(),
  alias: z.string().nullable(),
  season: z.enum(seasons).nullable(),
  owner: z.object({ id, name: z.string() }),
  audience: z.array(z.string()).nullable(),
  address: z.string(),
  status: z.enum(serviceStatuses),
  statusText: z.string(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  faq: z.array(answered),
});
export type ServiceSource = z.output<typeof source>;

const deskCategory = category.extend({ count: z.number() });
const done = z.object({ id });
const employee = { access: "employee" } as const;
const desk = { access: "services" } as const;
const after = z.string().max(200).optional();

export const servicesContract = {
  showServices: operation({
    method: "GET",
    path: "/public/v1/showServices",
    summary: "Показывать ли раздел сервисов",
    access: "signed-in",
    cacheFor: 600,
  }).output(z.object({ showServices: z.boolean() })),
  list: operation({ method: "GET", path: "/services", summary: "Каталог сервисов по категориям", ...employee })
    .input(z.strictObject({ query: said(100).default(""), category: id.optional() }))
    .output(
      z.object({
        categories: z.array(category),
        items: z.array(tile.extend({ categoryId: id.nullable() })),
        favourites: z.array(tile),
        lately: z.array(tile),
      }),
    ),
  one: operation({ method: "GET", path: "/services/{id}", summary: "Сервис или его часть", ...employee })
    .input(z.strictObject({ id, alias: z.string().max(40).optional() }))
    .output(view),
  use: operation({ method: "PUT", path: "/services/{id}/use", summary: "Отметить, что сервис открыт", ...employee })
    .input(z.strictObject({ id }))
    .output(done),
  keep: operation({
    method: "PUT",
    path: "/services/{id}/favourite",
    summary: "Сервис в избранном или нет",
    ...employee,
  })
    .input(z.strictObject({ id, on: z.boolean() }))
    .output(done),
  deskList: operation({ method: "GET", path: "/admin/services", summary: "Все сервисы компании", ...desk })
    .input(z.strictObject({ after }))
    .output(z.object({ items: z.array(deskTile), next: z.string().optional() })),
  source: operation({ method: "GET", path: "/admin/services/{id}", summary: "Сервис, как его записали", ...desk })
    .input(z.strictObject({ id }))
    .output(source),
  parents: operation({
    method: "GET",
    path: "/admin/service-parents",
    summary: "Сервисы, у которых бывают части",
    ...desk,
  })
    .input(z.strictObject({}).default({}))
    .output(z.object({ items: z.array(z.object({ id, title: z.string() })) })),
  make: operation({ method: "POST", path: "/admin/services", summary: "Добавить сервис", ...desk })
    .input(serviceDraft)
    .output(done),
  change: operation({ method: "PUT", path: "/admin/services/{id}", summary: "Изменить сервис", ...desk })
    .input(serviceDraft.safeExtend({ id, revision: z.number().int() }))
    .output(done),
  setStatus: operation({
    method: "PUT",
    path: "/admin/services/{id}/status",
    summary: "Включить сервис, перевести на обслуживание или выключить",
    ...desk,
  })
    .input(z.strictObject({ id, status: z.enum(serviceStatuses), statusText: said(300).default("") }))
    .output(done),
  move: operation({ method: "PUT", path: "/admin/services/{id}/place", summary: "Сдвинуть сервис в каталоге", ...desk })
    .input(z.strictObject({ id, by: z.union([z.literal(1), z.literal(-1)]) }))
    .output(done),
  remove: operation({ method: "DELETE", path: "/admin/services/{id}", summary: "Убрать сервис", ...desk })
    .input(z.strictObject({ id }))
    .output(done),
  categories: operation({ method: "GET", path: "/admin/service-categories", summary: "Категории сервисов", ...desk })
    .input(z.strictObject({}).default({}))
    .output(z.object({ items: z.array(deskCategory) })),
  putCategory: operation({ method: "PUT", path: "/admin/service-categories", summary: "Записать категорию", ...desk })
    .input(z.strictObject({ id: id.optional(), title: named("Назовите категорию", 60), icon: z.enum(serviceIcons) }))
    .output(done),
  moveCategory: operation({
    method: "PUT",
    path: "/admin/service-categories/{id}/place",
    summary: "Сдвинуть категорию",
    ...desk,
  })
    .input(z.strictObject({ id, by: z.union([z.literal(1), z.literal(-1)]) }))
    .output(done),
  dropCategory: operation({
    method: "DELETE",
    path: "/admin/service-categories/{id}",
    summary: "Удалить категорию: её сервисы останутся без неё",
    ...desk,
  })
    .input(z.strictObject({ id }))
    .output(done),
};
