import { z } from "zod";
import { publicationCard } from "#app/content/contract.ts";
import { operation } from "#platform/api/operation.ts";

export const feedTabs = ["work", "life", "subscriptions", "company", "blogs"] as const;
export type FeedTab = (typeof feedTabs)[number];

export const feedContract = {
  page: operation({ method: "GET", path: "/feeds/{tab}", summary: "Лента: двадцать публикаций", access: "employee" })
    .input(z.strictObject({ tab: z.enum(feedTabs), after: z.string().max(200).optional() }))
    .output(z.object({ items: z.array(publicationCard), next: z.string().optional() })),
  fresh: operation({
    method: "GET",
    path: "/feeds/{tab}/fresh",
    summary: "Сколько нового в ленте с такого-то мгновения, до ста",
    access: "employee",
  })
    .input(z.strictObject({ tab: z.enum(feedTabs), since: z.iso.datetime() }))
    .output(z.object({ count: z.number() })),
  rss: operation({
    method: "GET",
    path: "/feeds/addresses/rss",
    summary: "Адреса своих лент для программ RSS",
    access: "employee",
  }).output(
    z.object({
      since: z.string().nullable(),
      items: z.array(z.object({ tab: z.enum(feedTabs), address: z.string() })),
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
