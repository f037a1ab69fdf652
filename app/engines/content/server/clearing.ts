import { and, eq, gte, inArray, isNull, sql } from "drizzle-orm";
import type { clearings } from "#app/engines/content/contract.ts";
import { demand, memberships } from "#app/engines/membership/server/index.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, isId } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { namedPerson } from "#platform/people/who.ts";
import { refuse } from "#platform/refusal.ts";
import { alignFiles } from "./file-readers.ts";
import { comments, publications } from "./schema.ts";
import { tellTalk } from "./telling.ts";
import { align } from "./words.ts";

type Wish = { place: string; person: string; within: (typeof clearings)[number] };

/**
 * Puts away what a person has written in a place in the last days, or ever: publications and
 * comments; a moderator brings them back within thirty days. Gives how many there were. Refuses whoever does not lead the
 * place as not found, and words of its leaders and of whom nobody knows (product.md B11: the blacklist).
 */
export async function clearAway(
  viewer: Viewer,
  { place, person, within }: Wish,
): Promise<{ id: string; removed: number }> {
  await demand(viewer, place, "lead");
  const leads = sql`exists (select from ${memberships} m
    where m.place_id = ${place} and m.account_id = ${accounts.id} and m.role in ('owner', 'admin'))`;
  const whom = isId(person) ? { id: person } : await namedPerson(viewer, person, { field: "person" });
  const [author] = await db()
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, whom!.id), eq(accounts.groupId, viewer.groupId), sql`not ${leads}`));
  if (!author) refuse("not-found");
  const since = within === "all" ? undefined : new Date(now().getTime() - Number(within) * 86_400_000);
  const theirs = (table: typeof publications | typeof comments) =>
    and(eq(table.authorId, author.id), isNull(table.deletedAt), since && gte(table.createdAt, since));
  const gone = { deletedAt: now(), deletedBy: viewer.accountId };
  const standsHere = eq(publications.placeId, place);
  const talks = db().select({ id: publications.id }).from(publications).where(standsHere);
  const said = await db()
    .update(comments)
    .set(gone)
    .where(and(theirs(comments), inArray(comments.publicationId, talks)))
    .returning({ under: comments.publicationId, groupId: comments.groupId, reach: comments.reach });
  const written = await db()
    .update(publications)
    .set(gone)
    .where(and(theirs(publications), standsHere))
    .returning({ id: publications.id });
  const touched = [...new Map(said.map((one) => [one.under, one])).values()];
  if (touched.length) await recount(touched.map(({ under }) => under));
  for (const { id } of written) await align(id);
  for (const { under, ...talk } of touched) {
    await alignFiles(under);
    await tellTalk(under, talk);
  }
  const { accountId, groupId } = viewer;
  const removed = said.length + written.length;
  if (removed)
    await recordAudit({ deed: "place.clear", result: "ok", accountId, groupId, objectId: place, detail: { removed } });
  return { id: place, removed };
}

/** The number under a publication counts the comments that can be read; one that is gone stands first no more. */
async function recount(ids: string[]): Promise<void> {
  const stands = sql`c.deleted_at is null and c.hidden_at is null`;
  await db()
    .update(publications)
    .set({
      commentCount: sql`(select count(*) from ${comments} c where c.publication_id = ${publications.id} and ${stands})`,
      pinnedCommentId: sql`(select c.id from ${comments} c where c.id = ${publications.pinnedCommentId} and ${stands})`,
    })
    .where(inArray(publications.id, ids));
}
