import { and, asc, eq, gt, inArray, ne, sql } from "drizzle-orm";
import { isVisible, publications } from "#app/engines/content/server/index.ts";
import { memberships, places } from "#app/engines/membership/server/index.ts";
import { isAbout, isThere, type NoticeFamily, notifyInParts } from "#app/engines/notifications/server/index.ts";
import { joiningNotices } from "#app/places/channels/server/index.ts";
import { communities } from "#app/places/communities/routes.ts";
import { href } from "#app/web/urls.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { postKind } from "./posts.ts";
import { communityKind } from "./standing.ts";

const joining = joiningNotices({
  kind: communityKind,
  into: "в сообщество",
  home: (communityAlias) => href(communities.community, { communityAlias }),
  waiting: (communityAlias) => href(communities.invites, { communityAlias }),
});

export const communityNotices: NoticeFamily = {
  name: "communities",
  title: "Сообщества",
  hint: "Приглашения, заявки и ответы на них, новые посты",
  kinds: {
    ...joining.kinds,
    "community-post": {
      words: {
        one: "Новый пост в сообществе",
        many: ["новый пост в сообществе", "новых поста в сообществе", "новых постов в сообществе"],
      },
      personal: true,
      leadsTo: (viewer) => isThere(publications, and(isAbout(publications.id), viewer ? isVisible(viewer) : undefined)),
    },
  },
  mail: "digest",
  push: "off",
};

export const notifyOfJoining = joining.listener;

/** Tells members of a new post, by the level that each has chosen: of all, or of what leaders write. Nobody of their own. */
export const notifyOfPost: Listener = {
  name: "notifications.community-post",
  kinds: ["publication.published", "community-post.others"],
  async hear(event) {
    const { objectId } = event;
    const [post] = await db()
      .select({
        placeId: places.id,
        alias: places.alias,
        title: places.title,
        authorId: publications.authorId,
        byLeader: sql<boolean>`exists (select from ${memberships} m where m.place_id = ${places.id}
          and m.account_id = ${publications.authorId} and m.role in ('owner', 'admin'))`,
      })
      .from(publications)
      .innerJoin(places, eq(places.id, publications.placeId))
      .where(and(eq(publications.id, objectId), eq(publications.kind, postKind)));
    if (!post) return;
    const { placeId, alias, title, authorId, byLeader } = post;
    const to = { communityAlias: alias, threadId: objectId };
    const about = {
      ...{ kind: "community-post", actorId: authorId, publicationId: objectId, subject: title },
      ...{
        eventKey: `community-post/${objectId}`,
        heap: `community-post/${placeId}`,
        href: href(communities.post, to),
      },
    };
    await notifyInParts(event, {
      others: "community-post.others",
      find: ({ count, behind }) =>
        db()
          .select({ accountId: memberships.accountId, groupId: memberships.groupId })
          .from(memberships)
          .where(
            and(
              eq(memberships.placeId, placeId),
              ne(memberships.accountId, authorId),
              inArray(memberships.level, byLeader ? ["all", "leaders"] : ["all"]),
              behind ? gt(memberships.accountId, behind) : undefined,
            ),
          )
          .orderBy(asc(memberships.accountId))
          .limit(count),
      say: (person) => ({ ...about, ...person }),
    });
  },
};
