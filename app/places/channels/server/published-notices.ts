import { and, asc, eq, gt, inArray, ne, sql } from "drizzle-orm";
import { isVisible, publications } from "#app/engines/content/server/index.ts";
import { memberships, places } from "#app/engines/membership/server/index.ts";
import { isAbout, isThere, type NoticeFamily, notifyInParts } from "#app/engines/notifications/server/index.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";

type Published = {
  /** What the notice is called, and the kind of publication that it tells of. */
  notice: string;
  kind: string;
  words: { one: string; many: [string, string, string] };
  /** Where one is read. */
  address(alias: string, id: string): string;
};

/**
 * What is told of things that come out in places of a kind, and who tells it: members by the level that each has chosen, of all or
 * of what leaders write, and nobody of their own.
 */
export function publishedNotices({ notice, kind, words, address }: Published): {
  kinds: NoticeFamily["kinds"];
  listener: Listener;
} {
  const others = `${notice}.others`;
  return {
    kinds: {
      [notice]: {
        words,
        personal: true,
        strength: 1,
        leadsTo: (viewer) =>
          isThere(publications, and(isAbout(publications.id), viewer ? isVisible(viewer) : undefined)),
      },
    },
    listener: {
      name: `notifications.${notice}`,
      kinds: ["publication.published", others],
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
          .where(and(eq(publications.id, objectId), eq(publications.kind, kind)));
        if (!post) return;
        const { placeId, alias, title, authorId, byLeader } = post;
        const about = {
          ...{ kind: notice, actorId: authorId, publicationId: objectId, subject: title },
          ...{ eventKey: `${notice}/${objectId}`, heap: `${notice}/${placeId}`, href: address(alias, objectId) },
        };
        await notifyInParts(event, {
          others,
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
    },
  };
}
