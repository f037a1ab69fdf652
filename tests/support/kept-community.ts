import { communityCategories } from "#app/places/communities/server/schema.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { apiAs } from "./api.ts";
import { canary } from "./canaries.ts";

export type KeptCommunity = {
  /** The word of a community of its head's, in which they alone take part. */
  community: string;
  communityId: string;
  communityPost: string;
  /** The heading that it stands under. */
  category: string;
};

/** A community under a heading, with rules and words for newcomers, and a post in it that its author has answered under. */
export async function keepCommunity(head: Viewer, key: string): Promise<KeptCommunity> {
  const of = (table: string, column: string) => canary(key, table, column);
  const api = apiAs(head);
  const alias = `soobshchestvo-${key}`;
  const category = newId();
  const title = of("community_categories", "title");
  await withTenant("*", () =>
    db().insert(communityCategories).values({ id: category, groupId: head.groupId, title, place: 1 }),
  );
  const said = { alias, title: of("places", "community"), description: of("places", "of_community"), category };
  await api.communities.create({ ...said, joining: "open", posting: "all" });
  const { id } = await api.communities.community({ alias });
  const more = { rules: of("communities", "rules"), welcome: of("communities", "welcome") };
  await api.communities.edit({ id, ...said, ...more });
  const words = { title: of("publications", "of_community"), body: of("publications", "in_community") };
  const { id: communityPost } = await api.communities.write({ id, ...words });
  await api.content.comment({ id: communityPost, text: of("comments", "in_community") });
  return { community: alias, communityId: id, communityPost, category };
}
