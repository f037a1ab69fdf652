import type { InferContractRouterInputs } from "@orpc/contract";
import { and, eq, gt, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import {
  bringBackObject,
  comments,
  isPersonal,
  type Names,
  namesOf,
  publications,
  purgeObject,
  urlOf,
  withNames,
} from "#app/engines/content/server/index.ts";
import { refuseMuted } from "#app/engines/moderation/server/index.ts";
import type { DeskTrashLine, TrashLine, trashContract } from "#app/engines/trash/contract.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { refuse } from "#platform/refusal.ts";

type Named = InferContractRouterInputs<typeof trashContract>["restore"];

const day = 86_400_000;
/** So long what was put away can come back. */
const keptFor = 30 * day;

type Row = { kind: "publication" | "comment"; id: string; words: string; names: Names | null; deleted_at: Date };
type DeskRow = Row & { author: string; by: string; by_author: boolean };

/** A page of what a person has put away and may bring back, the last put away first. */
export async function readOwnTrash(viewer: Viewer, after?: string) {
  const rows = await readRows<Row>(told(viewer), isOwn(viewer), after);
  const { items, next } = cut(rows, (row) => [row.deleted_at, row.id]);
  return { items: items.map(toLine), next };
}

/** One thing that the person has put away. Refuses everything else as not found. */
export async function readOwnLine(viewer: Viewer, { kind, id }: Named): Promise<TrashLine> {
  const one = and(isOwn(viewer), sql`kind = ${kind} and id = ${id}::uuid`)!;
  const [row] = await readRows<Row>(told(viewer), one);
  return row ? toLine(row) : refuse("not-found");
}

/** Brings an own thing back to where it stood. Refuses who may not write now, and what is not in the own trash as not found. */
export async function restoreOwn(viewer: Viewer, named: Named): Promise<{ id: string; href: string }> {
  await readOwnLine(viewer, named);
  await refuseMuted(viewer, "id");
  await bringBackObject(viewer.accountId, named, "author");
  return { id: named.id, href: await addressOf(named) };
}

/** Takes an own thing away for good, now. Refuses what is not in the own trash as not found. */
export async function purgeOwn(viewer: Viewer, named: Named): Promise<{ id: string }> {
  await readOwnLine(viewer, named);
  await purgeObject(named);
  return { id: named.id };
}

/** A page of what was put away in the moderator's company, with who did it. */
export async function readDeskTrash(viewer: Viewer, after?: string) {
  const columns = sql`${told(viewer)}, coalesce(deleted_by = author_id, false) as by_author,
    (select first_name || ' ' || last_name from accounts where accounts.id = author_id) as author,
    coalesce((select first_name || ' ' || last_name from accounts where accounts.id = deleted_by), 'Портал') as by`;
  const rows = await readRows<DeskRow>(columns, sql`group_id = ${viewer.groupId}::uuid`, after);
  const { items, next } = cut(rows, (row) => [row.deleted_at, row.id]);
  return {
    items: items.map(
      (row): DeskTrashLine => ({ ...toLine(row), author: row.author, by: row.by, byAuthor: row.by_author }),
    ),
    next,
  };
}

/** Gives readers back what a moderator has put away. Refuses what its author has deleted, and what is not there, as not found. */
export async function bringBack(viewer: Viewer, { kind, id }: Named): Promise<{ id: string }> {
  const { accountId, groupId } = viewer;
  const where = sql`group_id = ${groupId}::uuid and kind = ${kind} and id = ${id}::uuid and deleted_by is distinct from author_id`;
  const [row] = await readRows<Row>(told(viewer), where);
  if (!row) refuse("not-found");
  await bringBackObject(accountId, { kind, id }, "moderator");
  await recordAudit({ deed: "trash.restored", result: "ok", accountId, groupId, objectId: `${kind}/${id}` });
  return { id };
}

/** Takes away for good what nobody has brought back in thirty days: a nightly job. Articles of editors stay as evidence. */
export async function sweepTrash(): Promise<void> {
  const atOnce = 500;
  const old = sql`deleted_at <= ${new Date(now().getTime() - keptFor)}`;
  const { rows } = await db().execute<Pick<Row, "kind" | "id">>(sql`
    select kind, id from (${everything()}) gone where ${old} order by deleted_at limit ${atOnce}`);
  for (const { kind, id } of rows) await purgeObject({ kind, id });
}

/** Own publications and comments that are put away; a comment that was purged keeps only its place. */
const everything = () => sql`
  select 'publication' as kind, ${publications.id}, ${publications.groupId}, ${publications.authorId},
    ${publications.deletedBy}, ${publications.deletedAt},
    coalesce(nullif(${publications.title}, ''), left(${publications.excerpt}, 160)) as words, ${publications.mentions}
  from ${publications} where ${and(isNotNull(publications.deletedAt), isPersonal())}
  union all
  select 'comment', ${comments.id}, ${comments.groupId}, ${comments.authorId},
    ${comments.deletedBy}, ${comments.deletedAt}, left(${comments.text}, 160), ${comments.mentions}
  from ${comments} where ${and(isNotNull(comments.deletedAt), ne(comments.text, ""))}
    and exists (select 1 from ${publications} where ${publications.id} = ${comments.publicationId} and ${publications.deletedAt} is null)`;

const told = (viewer: Viewer) => sql`kind, id, words, deleted_at, ${namesOf(sql`mentions`, viewer)} as names`;

async function readRows<Found extends Row>(columns: SQL, where: SQL, after?: string): Promise<Found[]> {
  const recent = gt(sql`deleted_at`, new Date(now().getTime() - keptFor));
  const { rows } = await db().execute<Found>(sql`
    select ${columns} from (${everything()}) gone
    where ${and(where, recent, beyond([sql`deleted_at`, sql`id`], after))}
    order by deleted_at desc, id desc limit ${pageSize + 1}`);
  return rows.map((row) => ({ ...(row as Found), deleted_at: new Date(row.deleted_at) }));
}

const isOwn = ({ accountId }: Viewer) => sql`author_id = ${accountId}::uuid and deleted_by = ${accountId}::uuid`;

function toLine({ kind, id, words, names, deleted_at: deletedAt }: Row): TrashLine {
  const goesAt = new Date(deletedAt.getTime() + keptFor).toISOString();
  return { kind, id, words: withNames(words, names), deletedAt: deletedAt.toISOString(), goesAt };
}

async function addressOf({ kind, id }: Named): Promise<string> {
  const publication = { id: publications.id, kind: publications.kind };
  const [row] =
    kind === "publication"
      ? await db().select(publication).from(publications).where(eq(publications.id, id))
      : await db()
          .select(publication)
          .from(comments)
          .innerJoin(publications, eq(publications.id, comments.publicationId))
          .where(eq(comments.id, id));
  return urlOf(row!.kind, row!.id, kind === "comment" ? id : null);
}
