import { sql } from "drizzle-orm";
import { hashtags } from "#app/engines/hashtags/routes.ts";
import { href } from "#app/web/urls.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { letHashtagGo } from "./subscriptions.ts";

/** Hashtags as what people follow. */
export const hashtagFollows = {
  name: "hashtag" as const,
  /** What a person follows. */
  mine: ({ accountId }: Viewer) => sql`
    select s.key as id, '#' || s.key as title, '' as detail, s.key as word, null::uuid as photo_id, s.created_at as at
    from hashtag_subscriptions s where s.account_id = ${accountId}::uuid`,
  /** What the people of the own company follow most, without what the reader follows already. */
  popular: ({ accountId }: Viewer) => sql`
    select s.key as id, '#' || s.key as title, '' as detail, s.key as word, null::uuid as photo_id, count(*) as followers
    from hashtag_subscriptions s
    where not exists (select from hashtag_subscriptions mine where mine.account_id = ${accountId}::uuid and mine.key = s.key)
    group by s.key`,
  unfollow: letHashtagGo,
  href: (word: string) => href(hashtags.tag, { hashtag: word }),
};
