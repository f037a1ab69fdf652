import { and, eq, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import type { agreementDraft, versionDraft } from "#app/access/agreements/contract.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { newId } from "#platform/db/id.ts";
import { brokenConstraint, db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { enact } from "./enacting.ts";
import { isOnDesk, isPublished } from "./policy.ts";
import { agreements, agreementVersions } from "./schema.ts";
import { hashOfText } from "./text-hash.ts";

type Words = z.output<typeof versionDraft>;

/** Begins a document with the draft of its first version; readers meet it once that is published. */
export async function create(viewer: Viewer, draft: z.output<typeof agreementDraft>): Promise<{ id: string }> {
  const { code, title, kind, demand, needs, ...words } = draft;
  const id = newId();
  const { groupId } = viewer;
  await db()
    .insert(agreements)
    .values({ id, groupId, code, title, kind, demand, needs, createdAt: now() })
    .catch((error) => {
      if (brokenConstraint(error) !== "agreements_code") throw error;
      refuse("invalid", "taken", { fields: { code: ["Такой документ в компании уже есть"] } });
    });
  await insertDraft(groupId, id, 1, words);
  return { id };
}

/**
 * Writes the next version, or changes the one that is being written; a published one never changes. Refuses as a
 * conflict when somebody else has changed it meanwhile, and a next version that does not say what is new in it.
 */
export async function write(viewer: Viewer, { id, revision, ...words }: Words & { id: string; revision: number }) {
  await lockOnDesk(viewer, id);
  const draft = await findDraft(id);
  if ((draft?.revision ?? 0) !== revision) refuse("conflict", "revision");
  const number = draft?.number ?? (await nextNumber(id));
  if (number > 1 && !words.changeSummary)
    refuse("invalid", "summary", { fields: { changeSummary: ["Напишите, что изменилось: это прочитают все"] } });
  if (draft) {
    const changed = { ...written(words), revision: revision + 1 };
    await db().update(agreementVersions).set(changed).where(eq(agreementVersions.id, draft.id));
  } else await insertDraft(viewer.groupId, id, number, words);
  return { id, number };
}

/**
 * Publishes the draft: from now on its letters stay, and from its day on it is in force. Refuses a day before that of a
 * version which is already published and still to come.
 */
export async function publish(viewer: Viewer, { id, revision }: { id: string; revision: number }) {
  const { code } = await lockOnDesk(viewer, id);
  const draft = await findDraft(id);
  if (draft?.revision !== revision) refuse("conflict", "revision");
  const { number } = draft;
  const at = now();
  const effectiveFrom = draft.effectiveFrom && draft.effectiveFrom > at ? draft.effectiveFrom : at;
  const [last] = await db()
    .select({ at: sql<Date | null>`max(${agreementVersions.effectiveFrom})`.mapWith(agreementVersions.effectiveFrom) })
    .from(agreementVersions)
    .where(and(eq(agreementVersions.agreementId, id), isPublished));
  if (last?.at && last.at > effectiveFrom)
    refuse("invalid", "order", {
      fields: { effectiveFrom: ["Позже этого дня вступит в силу уже опубликованная версия"] },
    });
  await db()
    .update(agreementVersions)
    .set({ effectiveFrom, publishedAt: at, publishedBy: viewer.accountId })
    .where(eq(agreementVersions.id, draft.id));
  const { accountId, groupId } = viewer;
  const objectId = `${code}/${number}`;
  await recordAudit({ deed: "agreement.published", result: "ok", accountId, groupId, objectId });
  return { id, number, inForce: await enact(id) };
}

async function lockOnDesk(viewer: Viewer, id: string) {
  const [agreement] = await db()
    .select()
    .from(agreements)
    .where(and(eq(agreements.id, id), isOnDesk(viewer)))
    .for("update");
  return agreement ?? refuse("not-found");
}

async function findDraft(agreementId: string) {
  const [draft] = await db()
    .select()
    .from(agreementVersions)
    .where(and(eq(agreementVersions.agreementId, agreementId), isNull(agreementVersions.publishedAt)));
  return draft;
}

async function nextNumber(agreementId: string): Promise<number> {
  const [row] = await db()
    .select({ next: sql<number>`coalesce(max(${agreementVersions.number}), 0)::int + 1` })
    .from(agreementVersions)
    .where(eq(agreementVersions.agreementId, agreementId));
  return row!.next;
}

async function insertDraft(groupId: string, agreementId: string, number: number, words: Words): Promise<void> {
  await db()
    .insert(agreementVersions)
    .values({ groupId, agreementId, number, ...written(words) });
}

function written({ text, changeSummary, effectiveFrom }: Words) {
  // A browser sends a text's lines with CRLF, an API client may not: the same letters have the same hash.
  const letters = text.replace(/\r\n?/g, "\n");
  const from = effectiveFrom ? new Date(effectiveFrom) : null;
  return { text: letters, textHash: hashOfText(letters), changeSummary, effectiveFrom: from };
}
