import { z } from "zod";
import { operation } from "#platform/api/operation.ts";

/** The tabs whose areas exist (specification §2); another comes with its area. */
export const searchTabs = ["all", "news", "ugc", "people", "hashtag"] as const;
export type SearchTab = (typeof searchTabs)[number];

/** Groups of results: the tabs, and answers about the portal, which have a page of their own. */
export const searchGroups = ["people", "news", "ugc", "hashtag", "answers"] as const;
export type GroupName = (typeof searchGroups)[number];

export const searchPeriods = ["day", "week", "month", "year"] as const;
export const searchKinds = ["publication", "comment"] as const;
export const searchSorts = ["relevance", "new"] as const;

/** One line of results: a title and a snippet as runs of text, the found ones marked. */
const run = z.object({ text: z.string(), found: z.boolean() });

export const searchHit = z.object({
  id: z.string(),
  kind: z.enum(["publication", "comment", "person", "hashtag", "answer"]),
  href: z.string(),
  title: z.array(run),
  snippet: z.array(run),
  /** Who has written it; nobody where the newsroom signs. */
  author: z.string().optional(),
  photo: z.string().nullable().optional(),
  happenedAt: z.string().optional(),
  /** How many publications carry a hashtag. */
  count: z.number().optional(),
});
export type SearchHit = z.output<typeof searchHit>;

const query = z.string().trim().max(300).default("");
const limit = { name: "search", count: 60, perSeconds: 60 };

export const searchFilter = z.object({
  sort: z.enum(searchSorts).optional(),
  period: z.enum(searchPeriods).optional(),
  kind: z.enum(searchKinds).optional(),
  author: z.string().trim().max(100).optional(),
  rubric: z.uuid().optional(),
});
export type SearchFilter = z.output<typeof searchFilter>;

export const searchContract = {
  find: operation({
    method: "GET",
    path: "/search",
    summary: "Поиск по новостям, публикациям, комментариям, людям, тегам и ответам о портале",
    access: "employee",
    limit,
  })
    .input(
      z.strictObject({
        query,
        tab: z.enum(searchTabs).default("all"),
        after: z.string().max(200).optional(),
        /** Only what is written: no other keyboard, letters or spelling. */
        exact: z.literal("1").optional(),
        ...searchFilter.shape,
      }),
    )
    .output(
      z.object({
        groups: z.array(
          z.object({
            tab: z.enum(searchGroups),
            items: z.array(searchHit),
            total: z.number(),
            more: z.boolean(),
            next: z.string().optional(),
          }),
        ),
        /** What the results are for where nothing answers to the query as it is written. */
        shownFor: z.string().optional(),
      }),
    ),
  suggest: operation({
    method: "GET",
    path: "/search/suggestions",
    summary: "Подсказки, пока пишут запрос: люди, теги, заголовки",
    access: "employee",
    limit: { name: "suggest", count: 240, perSeconds: 60 },
  })
    .input(z.strictObject({ query }))
    .output(
      z.object({
        items: z.array(searchHit.pick({ id: true, kind: true, href: true, photo: true }).extend({ title: z.string() })),
      }),
    ),
};
