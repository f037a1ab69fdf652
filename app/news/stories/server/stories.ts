import { and, asc, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Picture } from "#app/engines/content/contract.ts";
import { authorColumns, toPerson } from "#app/engines/content/server/index.ts";
import {
  keptAtMost,
  type StoryBar,
  type StoryFrame,
  type StoryLine,
  type StoryView,
} from "#app/news/stories/contract.ts";
import { mayAs, type Viewer } from "#platform/auth/viewer.ts";
import { db, keptTogether, type Part, part } from "#platform/db/index.ts";
import { pageSize } from "#platform/db/keyset.ts";
import { fileUrl } from "#platform/files/index.ts";
import { accounts, groups } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { isForReader, isKept, isOnAir, isOnDesk, isReadable, stateOf } from "./policy.ts";
import { countReactions, ownReaction } from "./reactions.ts";
import { stories } from "./schema.ts";

type PictureRow = { fileId: string; width: number; height: number; alt: string };
type FrameRow = Omit<StoryFrame, "picture"> & PictureRow;

/**
 * A cover of its own or else the first frame's picture stands for the whole story. Which one it is is found first: behind the
 * walls between companies a file is looked up by the index for a known id only.
 */
export const cover = sql<PictureRow | null>`(
  select json_build_object('fileId', f.id, 'width', f.width, 'height', f.height, 'alt', '')
  from (select coalesce(stories.cover_id, (
    select sf.file_id from story_frames sf where sf.story_id = stories.id order by sf.place, sf.id limit 1)) as id offset 0) one
  join files f on f.id = one.id)`;

/** Who tells it in their own name. */
const by = sql<string | null>`case when stories.in_own_name then (
  select a.first_name || ' ' || a.last_name from accounts a where a.id = stories.author_id) end`;

/** In the row a person's own story without a cover has their portrait. */
const lineCover = sql<PictureRow | null>`coalesce(case when stories.in_own_name and stories.cover_id is null then (
  select json_build_object('fileId', f.id, 'width', f.width, 'height', f.height, 'alt', '')
  from accounts a join files f on f.id = a.shown_photo_id where a.id = stories.author_id) end, ${cover})`;

/** The film of the frame that a query calls `sf`, if it is one. */
export const filmOfFrame = sql`(
  select json_build_object('id', m.id, 'type', m.type, 'bytes', m.bytes) from files m where m.id = sf.film_id)`;

/** The page on which it stays after its time. */
const keptOn = () => sql<StoryView["kept"]>`case when ${isKept()} then (
  select json_build_object('rubric', rubrics.id, 'author', null, 'title', rubrics.title)
  from rubrics where rubrics.id = stories.rubric_id union all
  select json_build_object('rubric', null, 'author', coalesce(a.alias, a.id::text),
    'title', a.first_name || ' ' || a.last_name)
  from accounts a where a.id = stories.author_id and stories.rubric_id is null) end`;

/** Every frame of it has been seen by this person. */
const isSeen = ({ accountId }: Viewer): SQL<boolean> => sql`not exists (
  select from story_frames sf where sf.story_id = stories.id and not exists (
    select from story_views v where v.frame_id = sf.id and v.account_id = ${accountId}))`;

/**
 * The stories on air for a reader: those with something new first, then in the editors' order; and whether they make
 * stories themselves, as the company or in their own name.
 */
export async function readBar(viewer: Viewer): Promise<StoryBar> {
  const [items, adding] = await barParts(viewer, {});
  return { items: items as StoryLine[], adding: adding as StoryBar["adding"] };
}

const barParts = keptTogether((viewer: Viewer, _: object): Part<StoryLine[] | StoryBar["adding"]>[] => {
  const lines = linesOf(viewer)
    .where(isOnAir(viewer))
    .orderBy(isSeen(viewer), asc(stories.place), desc(stories.publishAt), desc(stories.id))
    .limit(pageSize);
  const own = sql`select employee_stories as "isOpen" from groups where id = ${viewer.groupId}::uuid`;
  return [
    part<LineRow, StoryLine[]>(lines.getSQL(), (rows) => rows.map(toLine)),
    part<{ isOpen: boolean }, StoryBar["adding"]>(own, ([group]) => {
      if (mayAs(viewer, "editor")) return "company";
      return group?.isOpen ? "own" : null;
    }),
  ];
});

/** What stays on the page of a rubric or of an author, of what a reader may open: the latest first. */
export async function readKept(viewer: Viewer, { on, id }: Place): Promise<{ items: StoryLine[] }> {
  const rows = await linesOf(viewer)
    .where(and(isKept(), isForReader(viewer), standsOn(on, id)))
    .orderBy(desc(stories.publishAt), desc(stories.id))
    .limit(keptAtMost);
  return { items: rows.map(toLine) };
}

type Place = { on: "rubric" | "author"; id: string };

/** Whether a story is kept on the page of this rubric or of this author. */
export function standsOn(on: Place["on"], id: string) {
  return on === "rubric" ? eq(stories.rubricId, id) : and(isNull(stories.rubricId), eq(stories.authorId, id));
}

function linesOf(viewer: Viewer) {
  return db()
    .select({
      id: sql<string>`${stories.id}`.as("id"),
      title: sql<string>`${stories.title}`.as("title"),
      by: by.as("by"),
      cover: lineCover.as("cover"),
      seen: isSeen(viewer).as("seen"),
    })
    .from(stories)
    .$dynamic();
}

type LineRow = Omit<StoryLine, "cover"> & { cover: PictureRow | null };

function toLine(row: LineRow): StoryLine {
  return { ...row, cover: row.cover && toPicture(row.cover) };
}

/** One story with its frames: one that is on air or kept, or any that they work on. Else «not-found». */
export async function readStory(viewer: Viewer, id: string): Promise<StoryView> {
  const [row] = await db()
    .select({
      id: stories.id,
      title: stories.title,
      authorId: stories.authorId,
      inOwnName: stories.inOwnName,
      author: authorColumns,
      editable: sql<boolean>`${isOnDesk(viewer)}`,
      company: groups.name,
      publishAt: stories.publishAt,
      expiresAt: stories.expiresAt,
      endedAt: stories.endedAt,
      archivedAt: stories.archivedAt,
      kept: keptOn(),
      counts: countReactions,
      mine: ownReaction(viewer),
      frames: sql<FrameRow[]>`coalesce((
        select json_agg(json_build_object('id', sf.id, 'text', sf.text, 'link', sf.link, 'seconds', sf.seconds,
          'fileId', f.id, 'width', f.width, 'height', f.height, 'alt', sf.alt,
          'film', ${filmOfFrame},
          'seen', exists (select from story_views v where v.frame_id = sf.id and v.account_id = ${viewer.accountId})
        ) order by sf.place, sf.id)
        from story_frames sf join files f on f.id = sf.file_id where sf.story_id = stories.id), '[]'::json)`,
    })
    .from(stories)
    .innerJoin(groups, eq(groups.id, stories.groupId))
    .leftJoin(accounts, eq(accounts.id, stories.authorId))
    .where(and(eq(stories.id, id), or(isReadable(viewer), isOnDesk(viewer))));
  if (!row) refuse("not-found");
  const { title, company, publishAt, author, authorId, counts, mine, kept, editable } = row;
  const state = stateOf(row);
  return {
    id,
    title,
    company,
    author: row.inOwnName && author ? toPerson(author) : null,
    state,
    publishedAt: publishAt?.toISOString() ?? null,
    frames: row.frames.map(toFrame),
    reactions: { counts, mine },
    kept,
    answerable: state === "live" && authorId !== viewer.accountId,
    editable,
  };
}

/** A frame's row with its picture made ready. */
export function toFrame<Row extends PictureRow>({ fileId, width, height, alt, ...frame }: Row) {
  return { ...frame, picture: toPicture({ fileId, width, height, alt }) };
}

export function toPicture({ fileId, width, height, alt }: PictureRow): Picture {
  return { id: fileId, src: fileUrl(fileId, 960), width, height, alt };
}
