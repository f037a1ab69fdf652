import { z } from "zod";
import { operation } from "#platform/api/operation.ts";

/** The tabs of the specification (§2), in its order; those are open whose areas hand over what is found there. */
const groups = [
  ...(["news", "channel", "ugc", "lms", "people", "hashtag"] as const),
  ...(["services", "questionnaires", "calendar", "store"] as const),
] as const;
export const searchTabs = ["all", ...groups] as const;
export type SearchTab = (typeof searchTabs)[number];
/** Those whose things stand in the index. */
export type DocumentTab = Exclude<SearchTab, "all" | "hashtag">;

/** Groups of results: the tabs, and what has a page of its own: tasks, maps, own steps of adaptation and answers about the portal. */
export const searchGroups = [...groups, "tasks", "maps", "adaptation", "answers"] as const;
export type GroupName = (typeof searchGroups)[number];

export const searchPeriods = ["day", "week", "month", "year"] as const;
export const searchKinds = ["publication", "comment", "file"] as const;
export const searchSorts = ["relevance", "new"] as const;

/** One line of results: a title and a snippet as runs of text, the found ones marked. */
const run = z.object({ text: z.string(), found: z.boolean() });

export const searchHit = z.object({
  id: z.string(),
  kind: z.enum([
    "publication",
    "comment",
    "file",
    "comment-file",
    "person",
    "place",
    "questionnaire",
    "task",
    "step",
    "hashtag",
    "answer",
    "event",
    "point",
    "product",
    "course",
    "service",
  ]),
  href: z.string(),
  title: z.array(run),
  snippet: z.array(run),
  /** Who has written it; nobody where the newsroom signs. */
  author: z.string().optional(),
  photo: z.string().nullable().optional(),
  happenedAt: z.string().optional(),
  /** The file in which the words stand. */
  file: z.string().optional(),
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

const id = z.uuid();

const savedQuery = z.object({
  query: z.string().trim().min(1).max(300),
  tab: z.enum(searchTabs).default("all"),
  ...searchFilter.shape,
});

/** An administrator's line of words that mean the same, taken apart: «отпуск, каникулы». */
export function expressionsOf(line: string): string[] {
  return line
    .split(/[,;\n]/)
    .map((one) => one.trim().replace(/\s+/g, " "))
    .filter(Boolean);
}

const wordOf = /[\p{L}\d]+/gu;
const isExpression = (one: string) => [1, 2, 3].includes(one.match(wordOf)?.length ?? 0) && one.length <= 60;
const sense = "Напишите через запятую от 2 до 12 слов или выражений, в каждом не больше трёх слов";

export const synonymsFields = z.object({
  words: z
    .string()
    .trim()
    .max(800, "Не больше 800 знаков")
    .default("")
    .refine((line) => {
      const said = expressionsOf(line);
      return said.length >= 2 && said.length <= 12 && said.every(isExpression);
    }, sense),
});

const synonymsLine = z.object({ id, words: z.array(z.string()) });
const admin = { access: "admin" } as const;

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
        /** Where it was looked for: on all tabs instead of one that is not open. */
        tab: z.enum(searchTabs),
        tabs: z.array(z.enum(searchTabs)),
        groups: z.array(
          z.object({
            tab: z.enum(searchGroups),
            items: z.array(searchHit),
            total: z.number(),
            more: z.boolean(),
            /** Where all of them stand, if that is no tab. */
            page: z.string().optional(),
            next: z.string().optional(),
          }),
        ),
        /** What would be found without the words that choose. */
        wider: z.object({ query: z.string(), total: z.number() }).optional(),
        /** How many there are on each tab that has some. */
        totals: z.array(z.object({ tab: z.enum(searchGroups), total: z.number(), more: z.boolean() })),
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
        items: z.array(
          searchHit.pick({ id: true, kind: true, href: true, photo: true }).extend({
            title: z.string(),
            /** Of a person: the position, the department. */
            about: z.string().optional(),
          }),
        ),
      }),
    ),
  own: operation({
    method: "GET",
    path: "/search/own",
    summary: "Что вы недавно искали и какие запросы сохранили",
    access: "employee",
  })
    .input(z.strictObject({}))
    .output(
      z.object({
        recent: z.array(z.string()),
        saved: z.array(
          z.object({
            id,
            query: z.string(),
            tab: z.enum(searchTabs),
            href: z.string(),
            /** Whether its news are told; null where there are none: people and hashtags have no day. */
            watched: z.boolean().nullable(),
          }),
        ),
      }),
    ),
  forget: operation({
    method: "DELETE",
    path: "/search/recent",
    summary: "Забыть недавний запрос, а без него – все",
    access: "employee",
  })
    .input(z.strictObject({ query: z.string().trim().max(300).optional() }))
    .output(z.object({ forgotten: z.number() })),
  keep: operation({
    method: "POST",
    path: "/search/saved",
    summary: "Сохранить запрос вместе с отбором",
    access: "employee",
    status: 201,
  })
    .input(z.strictObject(savedQuery.shape))
    .output(z.object({ id })),
  letGo: operation({
    method: "DELETE",
    path: "/search/saved/{id}",
    summary: "Удалить сохранённый запрос",
    access: "employee",
  })
    .input(z.strictObject({ id }))
    .output(z.object({ id })),
  watch: operation({
    method: "PUT",
    path: "/search/saved/{id}/watch",
    summary: "Сообщать о новом по сохранённому запросу или не сообщать",
    access: "employee",
  })
    .input(z.strictObject({ id, watched: z.boolean() }))
    .output(z.object({ watched: z.boolean() })),
  synonyms: operation({
    ...admin,
    method: "GET",
    path: "/admin/search/synonyms",
    summary: "Слова, которые значат одно",
  })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(synonymsLine) })),
  synonym: operation({
    ...admin,
    method: "GET",
    path: "/admin/search/synonyms/{id}",
    summary: "Слова, которые значат одно: одна строка",
  })
    .input(z.strictObject({ id }))
    .output(synonymsLine),
  addSynonyms: operation({
    ...admin,
    method: "POST",
    path: "/admin/search/synonyms",
    summary: "Добавить слова, которые значат одно",
    status: 201,
  })
    .input(synonymsFields.strict())
    .output(z.object({ id })),
  changeSynonyms: operation({
    ...admin,
    method: "PUT",
    path: "/admin/search/synonyms/{id}",
    summary: "Изменить слова, которые значат одно",
  })
    .input(synonymsFields.extend({ id }).strict())
    .output(z.object({ id })),
  dropSynonyms: operation({
    ...admin,
    method: "DELETE",
    path: "/admin/search/synonyms/{id}",
    summary: "Удалить слова, которые значат одно",
  })
    .input(z.strictObject({ id }))
    .output(z.object({ id })),
  missed: operation({
    ...admin,
    method: "GET",
    path: "/admin/search/missed",
    summary: "По каким запросам ничего не нашлось",
  })
    .input(z.strictObject({ after: z.string().max(400).optional() }))
    .output(
      z.object({
        items: z.array(z.object({ query: z.string(), times: z.number(), lastAt: z.string() })),
        next: z.string().optional(),
      }),
    ),
};
