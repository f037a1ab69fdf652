import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { DeskFrame, DeskLine, DeskPart, DeskStory } from "#app/news/stories/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut } from "#platform/db/keyset.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { isOnDesk, isWritable, stateOf } from "./policy.ts";
import { countReactions, ownReaction } from "./reactions.ts";
import { stories } from "./schema.ts";
import { cover, filmOfFrame, toFrame, toPicture } from "./stories.ts";

const columns = {
  id: stories.id,
  title: stories.title,
  cover,
  place: stories.place,
  publishAt: stories.publishAt,
  expiresAt: stories.expiresAt,
  endedAt: stories.endedAt,
  archivedAt: stories.archivedAt,
  createdAt: stories.createdAt,
  author: sql<string>`${accounts.firstName} || ' ' || ${accounts.lastName}`,
  frameCount: sql<number>`(select count(*)::int from story_frames sf where sf.story_id = stories.id)`,
  /** People, not looks: who came back is counted once. */
  viewers: sql<number>`(
    select count(distinct v.account_id)::int from story_views v join story_frames sf on sf.id = v.frame_id
    where sf.story_id = stories.id)`,
};

/** The stories of an editor's company, or of somebody else their own: those that are shown or wait in their order, drafts, those that are over, or put into the archive. */
export async function readDesk(viewer: Viewer, part: DeskPart, after?: string) {
  const isOrdered = part === "current";
  const keys = isOrdered ? [stories.place, stories.id] : [stories.createdAt, stories.id];
  const rows = await db()
    .select(columns)
    .from(stories)
    .innerJoin(accounts, eq(accounts.id, stories.authorId))
    .where(and(isOnDesk(viewer), belongsTo(part), beyond(keys, after, isOrdered ? "asc" : "desc")))
    .orderBy(...keys.map((key) => (isOrdered ? asc(key) : desc(key))))
    .limit(21);
  const { items, next } = cut(rows, ({ place, createdAt, id }) => [isOrdered ? place : createdAt, id]);
  return { items: items.map(toLine), next };
}

/** What part of the desk a story lies on. */
export function belongsTo(part: DeskPart) {
  if (part === "archived") return isNotNull(stories.archivedAt);
  if (part === "draft") return and(isNull(stories.archivedAt), isNull(stories.publishAt));
  if (part === "ended")
    return and(
      isNull(stories.archivedAt),
      isNotNull(stories.publishAt),
      or(isNotNull(stories.endedAt), lte(stories.expiresAt, now())),
    );
  return and(isNull(stories.endedAt), gt(stories.expiresAt, now()));
}

const deskFrames = sql<(Omit<DeskFrame, "picture"> & Parameters<typeof toPicture>[0])[]>`coalesce((
  select json_agg(json_build_object('id', sf.id, 'text', sf.text, 'link', sf.link, 'seconds', sf.seconds,
    'fileId', f.id, 'width', f.width, 'height', f.height, 'alt', sf.alt,
    'film', ${filmOfFrame},
    'viewers', (select count(*)::int from story_views v where v.frame_id = sf.id)) order by sf.place, sf.id)
  from story_frames sf join files f on f.id = sf.file_id where sf.story_id = stories.id), '[]'::json)`;

/** One story on the desk as its form wrote it, with the number of viewers of each frame; to be written only one that may be. */
export async function readSource(viewer: Viewer, { id, to }: Asked): Promise<DeskStory> {
  const [row] = await db()
    .select({
      ...columns,
      reach: stories.reach,
      inOwnName: stories.inOwnName,
      writable: sql<boolean>`${isWritable(viewer)}`,
      audience: stories.audience,
      revision: stories.revision,
      ownCover: sql<boolean>`${stories.coverId} is not null`,
      keptOn: sql<DeskStory["keptOn"]>`case when ${stories.keptAt} is not null
        then coalesce(${stories.rubricId}::text, 'author') end`,
      frames: deskFrames,
      counts: countReactions,
      mine: ownReaction(viewer),
    })
    .from(stories)
    .innerJoin(accounts, eq(accounts.id, stories.authorId))
    .where(and(eq(stories.id, id), to ? isWritable(viewer) : isOnDesk(viewer)));
  if (!row) refuse("not-found");
  const { inOwnName, writable, reach, audience, revision, ownCover, keptOn, frames, counts, mine } = row;
  const told = { inOwnName, writable, reach, audience, revision, ownCover, keptOn, reactions: { counts, mine } };
  return { ...toLine(row), ...told, frames: frames.map(toFrame) };
}

type Asked = { id: string; to?: "write" | undefined };

type Row = Omit<DeskLine, "state" | "cover" | "publishAt" | "expiresAt"> &
  Parameters<typeof stateOf>[0] & { cover: Parameters<typeof toPicture>[0] | null };

function toLine(row: Row): DeskLine {
  const { id, title, author, frameCount, viewers } = row;
  return {
    id,
    title,
    author,
    frameCount,
    viewers,
    state: stateOf(row),
    cover: row.cover && toPicture(row.cover),
    publishAt: row.publishAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
  };
}
