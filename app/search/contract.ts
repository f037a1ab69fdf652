import { z } from "zod";
import { operation } from "#platform/api/operation.ts";

export const searchTabs = ["all", "ugc", "people"] as const;

/** One line of results: a title and a snippet as runs of text, the found ones marked. */
const run = z.object({ text: z.string(), found: z.boolean() });

export const searchHit = z.object({
  id: z.uuid(),
  kind: z.enum(["publication", "person"]),
  href: z.string(),
  title: z.array(run),
  snippet: z.array(run),
  happenedAt: z.string(),
});
export type SearchHit = z.output<typeof searchHit>;

export const searchContract = {
  find: operation({
    method: "GET",
    path: "/search",
    summary: "Поиск по публикациям и людям",
    access: "employee",
    limit: { name: "search", count: 60, perSeconds: 60 },
  })
    .input(
      z.strictObject({
        query: z.string().trim().max(300).default(""),
        tab: z.enum(searchTabs).default("all"),
        after: z.string().max(200).optional(),
      }),
    )
    .output(
      z.object({
        groups: z.array(
          z.object({
            tab: z.enum(["ugc", "people"]),
            items: z.array(searchHit),
            total: z.number(),
            more: z.boolean(),
            next: z.string().optional(),
          }),
        ),
      }),
    ),
};
