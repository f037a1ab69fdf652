import { and, desc, eq, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { DraftLine, DraftView, ListedDraft } from "#app/engines/drafts/contract.ts";
import {
  dropFilesOfDrafts,
  dropPicturesOfDrafts,
  type PictureWishes,
  picturesOfDraft,
  putDraftPictures,
} from "#app/engines/extras/server/index.ts";
import { excerptOf } from "#app/rich-text/excerpt.ts";
import { readMarkdown } from "#app/rich-text/markdown.ts";
import { type Names, withNames } from "#app/rich-text/names.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, type Part, part } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { namesTyped } from "#platform/people/named.ts";
import { refuse } from "#platform/refusal.ts";
import { formOf, placeOfDraft } from "./forms.ts";
import { drafts } from "./schema.ts";

/** More than this many are not kept: the oldest goes. */
const keptAtMost = 100;
/** So many letters of a text are read for its first line. */
const beginning = 2000;

/** Reads a page of a person's drafts, the last saved first. */
export async function readDrafts(viewer: Viewer, after?: string): Promise<{ items: ListedDraft[]; next?: string }> {
  const rows = await db()
    .select({ ...columns, names: namesTyped(body, viewer) })
    .from(drafts)
    .where(and(isOpen(viewer), beyond([drafts.savedAt, drafts.id], after)))
    .orderBy(desc(drafts.savedAt), desc(drafts.id))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.savedAt, row.id]);
  const toListed = ({ names, ...row }: (typeof items)[number]) => ({
    ...toView(row),
    ...placeOfDraft(row),
    words: plain(String(row.fields.body ?? ""), names),
  });
  return { items: items.map(toListed), next };
}

type LineRow = Pick<DraftView, "id" | "form" | "subjectId"> & {
  title: string | null;
  body: string;
  names: Names | null;
};

/** The few drafts that were saved last. */
export function lastDrafts(viewer: Viewer): Part<DraftLine[]> {
  return part<LineRow, DraftLine[]>(
    sql`select ${drafts.id}, ${drafts.form}, ${drafts.subjectId} as "subjectId",
        left(trim(${drafts.fields} ->> 'title'), 120) as title, ${body} as body, ${namesTyped(body, viewer)} as names
      from ${drafts} where ${isOpen(viewer)} order by ${drafts.savedAt} desc, ${drafts.id} desc limit 3`,
    (rows) =>
      rows.map(({ title, body, names, ...row }) => ({
        id: row.id,
        href: placeOfDraft(row).href,
        words: title || plain(body, names).slice(0, 120),
      })),
  );
}

/** Reads one draft. Refuses other people's, and what was sent meanwhile, as not found. */
export async function readDraft(viewer: Viewer, id: string): Promise<DraftView> {
  const [row] = await db()
    .select(columns)
    .from(drafts)
    .where(and(isOpen(viewer), eq(drafts.id, id)));
  if (!row) refuse("not-found");
  return toView(row);
}

type Saved = Pick<DraftView, "id" | "form" | "fields"> & { subjectId?: string };

/**
 * Keeps what is typed now. What was sent meanwhile stays sent; somebody else's id is refused as not found, and a form that
 * no area draws as «invalid».
 */
export async function saveDraft(viewer: Viewer, { id, form, subjectId, fields }: Saved): Promise<{ savedAt: string }> {
  if (!formOf(form)) refuse("invalid", "form");
  const savedAt = now();
  const { accountId, groupId } = viewer;
  const kept = await db()
    .insert(drafts)
    .values({ id, accountId, groupId, form, subjectId, fields, savedAt })
    .onConflictDoUpdate({
      target: drafts.id,
      set: {
        fields: sql`case when ${drafts.closedAt} is null then excluded.fields else ${drafts.fields} end`,
        savedAt,
      },
      setWhere: eq(drafts.accountId, accountId),
    })
    .returning({ id: drafts.id });
  if (!kept.length) refuse("not-found");
  await dropOldest(viewer);
  return { savedAt: savedAt.toISOString() };
}

/** Keeps pictures beside an own draft, for nobody else to see. Refuses more than ten, and other people's drafts as not found. */
export async function keepPictures(viewer: Viewer, { id, ...wishes }: { id: string } & PictureWishes) {
  const [row] = await db()
    .select({ id: drafts.id })
    .from(drafts)
    .where(and(isOpen(viewer), eq(drafts.id, id)))
    .for("update");
  if (!row) refuse("not-found");
  const redrawn = await putDraftPictures(
    { viewer, reach: "company", audience: [`user:${viewer.accountId}`] },
    id,
    wishes,
  );
  for (const [file, other] of redrawn)
    await db()
      .update(drafts)
      .set({ fields: sql`replace(${fields}::text, ${`](/files/${file})`}, ${`](/files/${other})`})::jsonb` })
      .where(eq(drafts.id, id));
  return { id };
}

/** Throws an own draft away. */
export async function dropDraft(viewer: Viewer, id: string): Promise<{ id: string }> {
  const rows = await dropDrafts(and(isOpen(viewer), eq(drafts.id, id)));
  if (!rows.length) refuse("not-found");
  return { id };
}

/** The words of a draft were sent: it is no draft any more. Call it inside the deed that takes them. */
export async function closeDraft({ accountId, groupId }: Viewer, id: string | undefined): Promise<void> {
  if (!id) return;
  const closedAt = now();
  await db()
    .insert(drafts)
    .values({ id, accountId, groupId, form: "", fields: {}, savedAt: closedAt, closedAt })
    .onConflictDoUpdate({
      target: drafts.id,
      set: { closedAt, fields: {} },
      setWhere: eq(drafts.accountId, accountId),
    });
}

/** Forgets drafts that were sent more than a day ago: a nightly job. */
export async function sweepDrafts(): Promise<void> {
  await dropDrafts(lt(drafts.closedAt, sql`now() - interval '1 day'`));
}

/** The draft of a person's own publication, with which files and a poll may wait: a post of the feeds or of a community, a thread. */
export const isOfPost = () => inArray(drafts.form, ["post", "community-post", "thread"]);

/** A person's own draft that was not sent yet. */
export function isOpen(viewer: Viewer) {
  return and(eq(drafts.accountId, viewer.accountId), isNull(drafts.closedAt));
}

async function dropOldest(viewer: Viewer): Promise<void> {
  const tooMany = db()
    .select({ id: drafts.id })
    .from(drafts)
    .where(isOpen(viewer))
    .orderBy(desc(drafts.savedAt), desc(drafts.id))
    .offset(keptAtMost);
  await dropDrafts(inArray(drafts.id, tooMany));
}

async function dropDrafts(where: SQL | undefined): Promise<{ id: string }[]> {
  const going = db().select({ id: drafts.id }).from(drafts).where(where);
  await dropFilesOfDrafts(going);
  await dropPicturesOfDrafts(going);
  return db().delete(drafts).where(where).returning({ id: drafts.id });
}

const { id, form, subjectId, fields, savedAt } = drafts;
const columns = { id, form, subjectId, fields, pictures: picturesOfDraft(id), savedAt };
const body = sql<string>`left(coalesce(${fields} ->> 'body', ''), ${sql.raw(String(beginning))})`;

function toView({ savedAt, ...row }: Omit<DraftView, "savedAt"> & { savedAt: Date }): DraftView {
  return { ...row, savedAt: savedAt.toISOString() };
}

/** What was typed as one line for people: without marks, colleagues by their names. */
function plain(typed: string, names: Names | null): string {
  return withNames(excerptOf(readMarkdown(typed.slice(0, beginning))), names);
}
