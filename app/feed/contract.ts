import { z } from "zod";
import { publicationCard } from "#app/content/contract.ts";
import { operation } from "#platform/api/operation.ts";

export const feedTabs = ["work", "life", "subscriptions", "company", "blogs"] as const;
export type FeedTab = (typeof feedTabs)[number];

export const feedContract = {
  page: operation({ method: "GET", path: "/feeds/{tab}", summary: "Лента: двадцать публикаций", access: "employee" })
    .input(z.strictObject({ tab: z.enum(feedTabs), after: z.string().max(200).optional() }))
    .output(z.object({ items: z.array(publicationCard), next: z.string().optional() })),
};
