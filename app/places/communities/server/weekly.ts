import { and, asc, eq, gt, isNull, ne, type SQL, sql } from "drizzle-orm";
import { isLive, publications } from "#app/engines/content/server/index.ts";
import { beginWeek, may, memberships, places } from "#app/engines/membership/server/index.ts";
import { isAbout, isThere, type NoticeFamily, notifyInParts } from "#app/engines/notifications/server/index.ts";
import { communities as urls } from "#app/places/communities/routes.ts";
import { href } from "#app/web/urls.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { announce, type Listener } from "#platform/events/index.ts";
import type { Job } from "#platform/jobs/index.ts";
import { keepsAway } from "#platform/people/blocks.ts";
import { communityKind } from "./standing.ts";

const day = 86_400_000;
const kind = "community-week";
const others = "community.week.others";
const passed = "community.week";
/** So many posts are named. */
const named = 5;

const leadsTo = (viewer?: Viewer): SQL =>
  isThere(places, and(isAbout(places.id), viewer ? may("read")(viewer, places.id) : undefined));

/** The week of a community has a line of its own in the settings: by letter, until its reader says otherwise. */
export const weekNotices: NoticeFamily = {
  name: "communities-week",
  title: "Неделя в сообществах",
  hint: "По понедельникам: что написали в ваших сообществах, если что-то написали",
  kinds: { [kind]: { words: "Неделя в сообществе", leadsTo } },
  mail: "now",
  push: "off",
  mark: "communities",
};

/** On Mondays the week of every community in which something was written begins to be told; once, whichever node does it. */
export const tellWeeks: Job = {
  name: "communities.week",
  title: "Рассказать участникам, что за неделю написали в их сообществах",
  cron: "0 9 * * 1",
  async run() {
    const isLived = sql`exists (select from ${publications} where ${and(eq(publications.placeId, places.id), isOfWeek())})`;
    const rows = await beginWeek(communityKind, new Date(now().getTime() - 6 * day), isLived);
    const at = now().toISOString().slice(0, 10);
    for (const { id, groupId } of rows)
      await announce({ kind: passed, objectId: id, groupId, actorId: id, data: { at } });
  },
};

const isOfWeek = () => and(isLive(), gt(publications.publishedAt, new Date(now().getTime() - 7 * day)));

/**
 * Tells the members of a community of its week, each of what others have written and they may meet; whoever wants to hear
 * nothing of it, and to whom there is nothing to tell, hears nothing.
 */
export const tellWeek: Listener = {
  name: "notifications.community-week",
  kinds: [passed, others],
  async hear(event) {
    const { objectId: placeId, data } = event;
    const { at } = data as { at: string };
    const [place] = await db()
      .select({ alias: places.alias, title: places.title })
      .from(places)
      .where(and(eq(places.id, placeId), isNull(places.deletedAt)));
    if (!place) return;
    const isTheirs = and(
      eq(publications.placeId, placeId),
      isOfWeek(),
      ne(publications.authorId, memberships.accountId),
      sql`not ${keepsAway(memberships.accountId, publications.authorId)}`,
    );
    const text = sql<string | null>`(select string_agg(week.said, E'\n') from (
      select coalesce(nullif(${publications.title}, ''), left(${publications.excerpt}, 80)) as said
      from ${publications} where ${isTheirs}
      order by ${publications.commentCount} desc, ${publications.id} limit ${named}) week)`;
    const about = {
      ...{ kind, eventKey: `${kind}/${placeId}/${at}`, subject: place.title },
      href: `${href(urls.community, { communityAlias: place.alias })}#${placeId}`,
    };
    await notifyInParts(event, {
      others,
      find: ({ count, behind }) =>
        db()
          .select({ accountId: memberships.accountId, groupId: memberships.groupId, text })
          .from(memberships)
          .innerJoin(places, eq(places.id, memberships.placeId))
          .where(
            and(
              eq(memberships.placeId, placeId),
              ne(memberships.level, "none"),
              sql`exists (select from ${publications} where ${isTheirs})`,
              behind ? gt(memberships.accountId, behind) : undefined,
            ),
          )
          .orderBy(asc(memberships.accountId))
          .limit(count),
      say: (person) => ({ ...about, ...person }),
    });
  },
};
