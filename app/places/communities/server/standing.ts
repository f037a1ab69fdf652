import { eq, type SQL, sql } from "drizzle-orm";
import { publications, type Topic } from "#app/engines/content/server/index.ts";
import { memberships, placeBy, places, type Stood, viewOf } from "#app/engines/membership/server/index.ts";
import type { CommunityView } from "#app/places/communities/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { communities, communityCategories } from "./schema.ts";
import { unreadOf } from "./unread.ts";

/** What the engine of places calls a community. */
export const communityKind = "community";

/** How long somebody is a newcomer, in milliseconds. */
const freshFor = 3 * 86_400_000;

/** Reads the community that a word in an address names, now or in the last year. Refuses others as not found. */
export async function readCommunity(viewer: Viewer, { alias }: { alias: string }): Promise<CommunityView> {
  return toView(viewer, await placeBy(viewer, { kind: communityKind, alias }));
}

/** What pages draw of a community. */
export async function toView(viewer: Viewer, place: Stood): Promise<CommunityView> {
  const [row] = await db()
    .select({
      rules: communities.rules,
      welcome: communities.welcome,
      preferred: communities.preferred,
      unread: unreadOf(viewer, sql`${place.id}::uuid`),
      category: sql<CommunityView["category"]>`(
        select json_build_object('id', c.id, 'title', c.title) from ${communityCategories} c
        where c.id = ${communities.categoryId})`,
      joinedAt: sql<string | null>`(select m.joined_at from ${memberships} m
        where m.place_id = ${place.id} and m.account_id = ${viewer.accountId})`,
    })
    .from(communities)
    .where(eq(communities.placeId, place.id));
  const { rules = "", welcome = "", unread = 0, category = null, joinedAt, preferred } = row ?? {};
  const fresh = Boolean(joinedAt) && Date.parse(joinedAt!) > now().getTime() - freshFor;
  const view = await viewOf(viewer, place);
  const { edit } = place.may;
  return {
    ...{ ...view, unread, category, rules, fresh },
    welcome: fresh || edit ? welcome : "",
    preferred: (edit && preferred) || [],
  };
}

/** What the card of a post names: the community that it stands in. */
export function communityOf(): SQL<Topic | null> {
  return sql`(
    select json_build_object('title', pl.title, 'name', pl.alias) from ${places} pl where pl.id = ${publications.placeId})`;
}
