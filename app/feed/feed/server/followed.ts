import { type SQL, sql } from "drizzle-orm";
import {
  byAuthor,
  byCoauthor,
  isAmong,
  pageIn,
  publicationHashtags,
  publications,
  underHashtag,
  type Wish,
} from "#app/engines/content/server/index.ts";
import { followedHashtags } from "#app/engines/hashtags/server/index.ts";
import { memberships } from "#app/engines/membership/server/index.ts";
import { publicationRubrics, rubricSubscriptions, underRubric } from "#app/news/news/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { subscriptions } from "./schema.ts";

/**
 * Publications of whom and what the viewer follows («Подписки»), and of the places that they belong to: one page of each,
 * from which the reader's page is made.
 */
export function isAmongFollowed(viewer: Viewer, wish: Wish): SQL {
  const author = pageIn(
    byAuthor,
    sql`${publications.authorId} = followed.author_id and not ${publications.editorial}`,
    wish,
  );
  const coauthor = pageIn(
    byCoauthor,
    sql`joint.account_id = followed.author_id and not ${publications.editorial}`,
    wish,
  );
  const tag = pageIn(underHashtag, sql`${publicationHashtags.key} = followed.key`, wish);
  const rubric = pageIn(underRubric, sql`${publicationRubrics.rubricId} = followed.rubric_id`, wish);
  const place = pageIn(byAuthor, sql`${publications.placeId} = followed.place_id`, wish);
  const each = [
    [subscriptions, author],
    [subscriptions, coauthor],
    [followedHashtags(viewer), tag],
    [rubricSubscriptions, rubric],
    [memberships, place],
  ].map(
    ([followed, page]) => sql`select page.id from ${followed} followed cross join lateral (${page}) page
      where followed.account_id = ${viewer.accountId}::uuid`,
  );
  return isAmong(sql.join(each, sql` union `));
}
