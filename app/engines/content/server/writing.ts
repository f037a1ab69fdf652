import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import type { publicationDraft, ThemeName } from "#app/engines/content/contract.ts";
import { closeDraft } from "#app/engines/drafts/server/index.ts";
import { claimFiles } from "#app/engines/extras/server/index.ts";
import { refuseMuted } from "#app/engines/moderation/server/index.ts";
import { claimPoll, wordsOfDraft } from "#app/engines/polls/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { alignFiles } from "./file-readers.ts";
import { kindOf, urlOf } from "./kinds.ts";
import { type Heard, hearersOf } from "./named.ts";
import { type Chosen, readersOf } from "./own-readers.ts";
import type { PicturesPut } from "./pictures.ts";
import { isOwn, mayRevise } from "./policy.ts";
import { changePublication, insertPublication, type Words, written } from "./put.ts";
import { publications } from "./schema.ts";
import { indexPublication } from "./search-source.ts";
import { checkPublication, settlePublication, waitAgain } from "./waiting.ts";
import { align } from "./words.ts";

type Draft = z.output<typeof publicationDraft>;
/** What it is and where it stands: a feed, a place or both. */
type Standing = { kind: string; feed: Draft["feed"] | null; placeId?: string; reactionsOff?: boolean };
type New = Omit<Draft, keyof Chosen | "feed"> & Chosen & PicturesPut & Pick<Standing, "feed">;
type Place = { id: string; href: string };
/** Where it is read, and whether it waits for a moderator first. */
type Written = Place & { waits: boolean } & Heard;

/**
 * Publishes a person's own text with its pictures (specification §2). The same words to the same readers
 * sent again within ten minutes, from another tab or after «Назад», are the first publication: nobody says the same
 * thing twice so soon.
 * What the company's rules hold back waits for a moderator. Refuses a person who may not write now as «invalid», and who may not write in its
 * place as forbidden. What an area makes of a person's words (`made`) it has looked at itself, and each is another one.
 */
export async function publish(
  viewer: Viewer,
  { draft, people, ...said }: New & Standing,
  { made = false } = {},
): Promise<Written> {
  await refuseMuted(viewer, made ? "words" : "body");
  if (!made) await refuseOutsider(viewer, said);
  await closeDraft(viewer, draft);
  const words = { ...said, audience: await readersOf(viewer, { people, audience: said.audience }) };
  const twin = made ? undefined : await findTwin(viewer, words);
  if (twin) return twin;
  const asked = draft ? await wordsOfDraft(viewer.accountId, draft) : "";
  const placeId = words.placeId ?? null;
  const checked = await checkPublication(viewer, { title: words.title, body: `${words.body}\n${asked}`, placeId });
  const { waits } = checked;
  const id = await insertPublication(viewer, { ...words, draft, state: waits ? "pending" : "published" });
  if (draft && (await claimFiles(viewer.accountId, draft, id))) await alignFiles(id);
  if (draft && (await claimPoll(viewer.accountId, draft, id))) await indexPublication(id);
  await settlePublication(viewer, { id, placeId }, checked);
  return { id, href: urlOf(said.kind, id), waits, ...(await heardOf(id)) };
}

type Change = New & { id: string; revision: number };

/** A place says who writes in it. */
async function refuseOutsider(viewer: Viewer, { kind, placeId }: Pick<Standing, "kind" | "placeId">): Promise<void> {
  const { mayWrite } = kindOf(kind);
  if (!mayWrite) return;
  const { rows } = await db().execute<{ may: boolean }>(sql`select ${mayWrite(viewer, sql`${placeId}::uuid`)} as may`);
  if (!rows[0]?.may) refuse("forbidden", "outside");
}

/**
 * Changes an own publication; one that waits for a moderator, or says now what must wait, goes (back) into their queue.
 * Refuses as a conflict when it was changed since the form was opened.
 */
export async function revise(viewer: Viewer, { draft, people, ...said }: Change): Promise<Written> {
  await refuseMuted(viewer, "body");
  const change = { ...said, audience: await readersOf(viewer, { people, audience: said.audience }) };
  const kind = await changePublication(viewer, { ...change, draft }, mayRevise(viewer)!);
  if (!kind) return refuseChange(viewer, change.id);
  await closeDraft(viewer, draft);
  const waits = await waitAgain(viewer, change.id, change);
  return { id: change.id, href: urlOf(kind, change.id), waits, ...(await heardOf(change.id)) };
}

/** Lays another background under an own publication, or none (specification §2 `/ugc/theme`). */
export async function paint(viewer: Viewer, { id, theme }: { id: string; theme: ThemeName | null }): Promise<Place> {
  const [row] = await db()
    .update(publications)
    .set({ theme })
    .where(and(mayRevise(viewer), eq(publications.id, id)))
    .returning({ kind: publications.kind });
  if (!row) refuse("not-found");
  return { id, href: urlOf(row.kind, id) };
}

/** Puts an own publication away; its comments go with it out of sight. */
export async function removeOwn(viewer: Viewer, id: string): Promise<{ id: string }> {
  const rows = await db()
    .update(publications)
    .set({ deletedAt: now(), deletedBy: viewer.accountId })
    .where(and(isOwn(viewer), eq(publications.id, id)))
    .returning({ id: publications.id });
  if (!rows.length) refuse("not-found");
  await align(id);
  return { id };
}

async function heardOf(id: string): Promise<Heard> {
  const [row] = await db()
    .select({ mentions: publications.mentions })
    .from(publications)
    .where(eq(publications.id, id));
  return hearersOf(id, row?.mentions ?? {});
}

async function findTwin({ accountId }: Viewer, words: Words & Standing): Promise<Written | undefined> {
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${`publish ${accountId}`}, 0))`);
  const { title, feed, reach, audience, body } = written(words);
  const [twin] = await db()
    .select({ id: publications.id, kind: publications.kind, state: publications.state })
    .from(publications)
    .where(
      and(
        eq(publications.authorId, accountId),
        isNull(publications.deletedAt),
        gt(publications.createdAt, sql`now() - interval '10 minutes'`),
        eq(publications.title, title),
        eq(publications.kind, words.kind),
        feed ? eq(publications.feed, feed) : isNull(publications.feed),
        words.placeId ? eq(publications.placeId, words.placeId) : isNull(publications.placeId),
        eq(publications.reach, reach),
        audience ? eq(publications.audience, audience) : isNull(publications.audience),
        eq(publications.body, body),
      ),
    )
    .limit(1);
  return twin && { id: twin.id, href: urlOf(twin.kind, twin.id), waits: twin.state === "pending" };
}

async function refuseChange(viewer: Viewer, id: string): Promise<never> {
  const mine = await db()
    .select({ id: publications.id })
    .from(publications)
    .where(and(isOwn(viewer), eq(publications.id, id)));
  return refuse(mine.length ? "conflict" : "not-found", mine.length ? "revision" : undefined);
}
