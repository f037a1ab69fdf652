import { z } from "zod";
import { publicationCard } from "#app/engines/content/contract.ts";
import { operation } from "#platform/api/operation.ts";

export const feedTabs = ["work", "life", "subscriptions", "company", "blogs"] as const;
export type FeedTab = (typeof feedTabs)[number];
export const feedViews = ["card", "tile"] as const;
export type FeedView = (typeof feedViews)[number];
export const feedSorts = ["new", "discussed"] as const;
export type FeedSort = (typeof feedSorts)[number];

/** What of a feed one wants to see; what is not said is not asked for. */
export const feedFilter = {
  kind: z.enum(["news", "article", "ugc"]).optional(),
  rubric: z.uuid().optional(),
  /** The beginnings of an author's names, in any order. */
  author: z.string().trim().max(100).optional(),
  period: z.enum(["day", "week", "month", "year"]).optional(),
  only: z.enum(["unread"]).optional(),
};
const filter = z.object(feedFilter);
export type FeedFilter = z.output<typeof filter>;

const arrangement = { view: z.enum(feedViews).optional(), sort: z.enum(feedSorts).optional() };
const tab = z.enum(feedTabs);
const cursor = z.string().max(200);
export const hiddenKinds = ["author", "rubric"] as const;
const hidden = z.object({ kind: z.enum(hiddenKinds), id: z.uuid(), title: z.string() });
export type Hidden = z.output<typeof hidden>;

export const feedContract = {
  page: operation({ method: "GET", path: "/feeds/{tab}", summary: "Лента: двадцать публикаций", access: "employee" })
    .input(
      z.strictObject({
        tab,
        after: cursor.optional(),
        sort: z.enum(feedSorts).default("new"),
        ...feedFilter,
      }),
    )
    .output(z.object({ items: z.array(publicationCard), next: z.string().optional() })),
  fresh: operation({
    method: "GET",
    path: "/feeds/{tab}/fresh",
    summary: "Сколько нового в ленте с такого-то мгновения, до ста",
    access: "employee",
  })
    .input(z.strictObject({ tab, since: z.iso.datetime() }))
    .output(z.object({ count: z.number() })),
  read: operation({
    method: "PUT",
    path: "/publications/{id}/reading",
    summary: "Отметить публикацию прочитанной",
    access: "employee",
  })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.object({ id: z.uuid() })),
  readAll: operation({
    method: "POST",
    path: "/publications/readings",
    summary: "Отметить прочитанным всё, что вышло до сих пор",
    access: "employee",
  }).output(z.object({ until: z.string() })),
  place: operation({
    method: "GET",
    ownEyesOnly: true,
    path: "/users/me/feeds/{tab}/place",
    summary: "До какого места прочитана лента",
    access: "employee",
  })
    .input(z.strictObject({ tab }))
    .output(z.object({ after: cursor.nullable() })),
  keepPlace: operation({
    method: "PUT",
    path: "/users/me/feeds/{tab}/place",
    summary: "Запомнить, до какого места прочитана лента",
    access: "employee",
  })
    .input(z.strictObject({ tab, after: cursor }))
    .output(z.object({ tab })),
  arrange: operation({
    method: "PUT",
    path: "/users/me/feed",
    summary: "Запомнить вид и порядок лент",
    access: "employee",
  })
    .input(z.strictObject(arrangement))
    .output(z.object(arrangement)),
  hidden: operation({
    method: "GET",
    ownEyesOnly: true,
    path: "/users/me/hidden",
    summary: "Авторы и рубрики, скрытые из своих лент",
    access: "employee",
  }).output(z.object({ items: z.array(hidden) })),
  hide: operation({
    method: "PUT",
    path: "/users/me/hidden/{kind}/{id}",
    summary: "Скрыть автора или рубрику из своих лент или вернуть",
    access: "employee",
  })
    .input(z.strictObject({ kind: z.enum(hiddenKinds), id: z.uuid(), hidden: z.boolean() }))
    .output(hidden),
  rss: operation({
    method: "GET",
    ownEyesOnly: true,
    path: "/feeds/addresses/rss",
    summary: "Адреса своих лент для программ RSS",
    access: "employee",
  }).output(
    z.object({
      since: z.string().nullable(),
      items: z.array(z.object({ tab, address: z.string() })),
    }),
  ),
  // The answer holds no address: it is kept with the key of the form.
  renewRss: operation({
    method: "POST",
    path: "/feeds/addresses/rss",
    summary: "Создать новые адреса лент RSS; прежние перестанут работать",
    access: "employee",
    limit: { name: "rss-addresses", count: 20, perSeconds: 3600 },
  }).output(z.object({ since: z.string() })),
};
