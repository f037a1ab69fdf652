import { sql } from "drizzle-orm";
import { account } from "#app/people/account/routes.ts";
import { href } from "#app/web/urls.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { isId } from "#platform/db/index.ts";
import { isNotBlocked } from "#platform/people/blocks.ts";
import { isColleague } from "#platform/people/presence.ts";
import { unfollow } from "./following.ts";

/** Colleagues as what people follow. */
export const peopleFollows = {
  name: "person" as const,
  /** What a person follows. */
  mine: ({ accountId }: Viewer) => sql`
    select a.id::text, a.first_name || ' ' || a.last_name as title,
      case when a.left_at is not null then 'Больше не работает' when a.consent_withdrawn_at is null then a.position else '' end
        as detail, a.alias as word, a.shown_photo_id as photo_id,
      s.created_at as at
    from subscriptions s join accounts a on a.id = s.author_id where s.account_id = ${accountId}::uuid
      and ${isNotBlocked({ accountId }, sql`a.id`)}`,
  /** What the people of the own company follow most, without what the reader follows already. */
  popular: ({ accountId, groupId }: Viewer) => sql`
    select a.id::text, a.first_name || ' ' || a.last_name as title, a.position as detail, a.alias as word,
      a.shown_photo_id as photo_id, count(*) as followers
    from subscriptions s join accounts a on a.id = s.author_id
    where a.group_id = ${groupId}::uuid and a.id <> ${accountId}::uuid and ${isColleague(sql`a`)}
      and ${isNotBlocked({ accountId }, sql`a.id`)}
      and not exists (select from subscriptions mine where mine.account_id = ${accountId}::uuid and mine.author_id = a.id)
    group by a.id`,
  unfollow: async ({ accountId }: Viewer, id: string): Promise<void> => {
    if (isId(id)) await unfollow(accountId, id);
  },
  href: (word: string) => href(account.profile, { socialId: word }),
};
