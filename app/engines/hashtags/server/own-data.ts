import { sql } from "drizzle-orm";
import { iso, type OwnPart } from "#platform/own-data/part.ts";
import { hashtagSubscriptions } from "./schema.ts";

/** Which hashtags a person follows. */
export const ownHashtags: OwnPart[] = [
  {
    name: "hashtags",
    title: "Подписки на теги",
    by: [hashtagSubscriptions.accountId],
    after: "gone",
    head: { tag: "Тег", at: "С" },
    rows: (me) => sql`select s.key, '#' || s.key as tag, ${iso("s.created_at")} as at
      from hashtag_subscriptions s where s.account_id = ${me}`,
  },
];
