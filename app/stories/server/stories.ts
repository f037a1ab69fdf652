import { and, asc, desc, eq, or, type SQL, sql } from "drizzle-orm";
import type { Picture } from "#app/content/contract.ts";
import type { StoryFrame, StoryLine, StoryView } from "#app/stories/contract.ts";
import { mayAs, type Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { pageSize } from "#platform/db/keyset.ts";
import { fileUrl } from "#platform/files/index.ts";
import { groups } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { isOnAir, isOnDesk, stateOf } from "./policy.ts";
import { countReactions, ownReaction } from "./reactions.ts";
import { stories } from "./schema.ts";

type PictureRow = { fileId: string; width: number; height: number; alt: string };
type FrameRow = Omit<StoryFrame, "picture"> & PictureRow;

/** The first frame's picture stands for the whole story. */
export const cover = sql<PictureRow | null>`(
  select json_build_object('fileId', f.id, 'width', f.width, 'height', f.height, 'alt', sf.alt)
  from story_frames sf join files f on f.id = sf.file_id
  where sf.story_id = stories.id order by sf.place, sf.id limit 1)`;

/** Every frame of it has been seen by this person. */
const isSeen = ({ accountId }: Viewer): SQL<boolean> => sql`not exists (
  select from story_frames sf where sf.story_id = stories.id and not exists (
    select from story_views v where v.frame_id = sf.id and v.account_id = ${accountId}))`;

/** The stories on air for a reader: those with something new first, then in the editors' order (product B7). */
export async function readBar(viewer: Viewer): Promise<{ items: StoryLine[] }> {
  const seen = isSeen(viewer);
  const rows = await db()
    .select({ id: stories.id, title: stories.title, cover, seen })
    .from(stories)
    .where(isOnAir(viewer))
    .orderBy(seen, asc(stories.place), desc(stories.publishAt), desc(stories.id))
    .limit(pageSize);
  return { items: rows.map((row) => ({ ...row, cover: row.cover && toPicture(row.cover) })) };
}

/** One story with its frames: one that is on air, or any of the own company for its editors. Else «not-found». */
export async function readStory(viewer: Viewer, id: string): Promise<StoryView> {
  const [row] = await db()
    .select({
      id: stories.id,
      title: stories.title,
      groupId: stories.groupId,
      authorId: stories.authorId,
      company: groups.name,
      publishAt: stories.publishAt,
      expiresAt: stories.expiresAt,
      endedAt: stories.endedAt,
      counts: countReactions,
      mine: ownReaction(viewer),
      frames: sql<FrameRow[]>`coalesce((
        select json_agg(json_build_object('id', sf.id, 'text', sf.text, 'link', sf.link, 'seconds', sf.seconds,
          'fileId', f.id, 'width', f.width, 'height', f.height, 'alt', sf.alt,
          'seen', exists (select from story_views v where v.frame_id = sf.id and v.account_id = ${viewer.accountId})
        ) order by sf.place, sf.id)
        from story_frames sf join files f on f.id = sf.file_id where sf.story_id = stories.id), '[]'::json)`,
    })
    .from(stories)
    .innerJoin(groups, eq(groups.id, stories.groupId))
    .where(and(eq(stories.id, id), mayAs(viewer, "editor") ? or(isOnAir(viewer), isOnDesk(viewer)) : isOnAir(viewer)));
  if (!row) refuse("not-found");
  const { title, company, publishAt, authorId, counts, mine } = row;
  const state = stateOf(row);
  return {
    id,
    title,
    company,
    state,
    publishedAt: publishAt?.toISOString() ?? null,
    frames: row.frames.map(toFrame),
    reactions: { counts, mine },
    answerable: state === "live" && authorId !== viewer.accountId,
    editable: mayAs(viewer, "editor") && row.groupId === viewer.groupId,
  };
}

/** A frame's row with its picture made ready. */
export function toFrame<Row extends PictureRow>({ fileId, width, height, alt, ...frame }: Row) {
  return { ...frame, picture: toPicture({ fileId, width, height, alt }) };
}

export function toPicture({ fileId, width, height, alt }: PictureRow): Picture {
  return { id: fileId, src: fileUrl(fileId, 960), width, height, alt };
}
