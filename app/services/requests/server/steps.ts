import { and, eq, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { storeUpload } from "#platform/files/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { readWorkingHours } from "#platform/working-days/hours.ts";
import type { RequestDeed, RequestState, ratings } from "../contract.ts";
import { openFilesOf } from "./files.ts";
import { ended, law, mayDo } from "./law.ts";
import { executes, isSeen, ownsService, partsOf } from "./policy.ts";
import { requestFiles, requestMarks, requests } from "./schema.ts";
import { clockIn, withTerm } from "./term.ts";

type Wish = {
  id: string;
  deed: RequestDeed;
  text: string;
  rating?: (typeof ratings)[number] | undefined;
  files: File[];
};

/**
 * Does a deed in a request as the law has it, one after another however many press at once. Refuses others' requests as not found, words
 * that are missing at their field, and what may not be done any more in words that say why.
 */
export async function step(viewer: Viewer, { id, deed, text, rating, files }: Wish): Promise<{ id: string }> {
  const row = await take(viewer, id);
  const { needs } = law[deed];
  const isAllowed = mayDo(partsOf(viewer, row, row), row.state).includes(deed);
  if (!isAllowed) refuse("conflict", "request", { fields: { "": [await whyNot(row, deed)] } });
  if (needs && !text) refuse("invalid", "text", { fields: { text: [needs] } });
  if (deed === "rate" && !rating) refuse("invalid", "rating", { fields: { rating: ["Поставьте оценку"] } });
  const at = now();
  const to = stateAfter(deed, row.executorId);
  if (to) {
    const clock = clockIn(row, to, at, await readWorkingHours());
    await db()
      .update(requests)
      .set({
        ...clock,
        revision: row.revision + 1,
        ...(deed === "claim" && { executorId: viewer.accountId }),
        ...(deed === "giveBack" && { executorId: null }),
        ...(deed === "finish" && { wasLate: row.termMinutes !== null && clock.usedMinutes > row.termMinutes }),
        ...(deed === "rate" && { rating: Number(rating) }),
        endedAt: ended.has(to) || to === "done" ? at : null,
      })
      .where(eq(requests.id, id));
  }
  await writeMark(viewer, { id, deed, state: to, text, files, at });
  await openFilesOf(eq(requests.id, id));
  const { groupId, accountId: actorId } = viewer;
  await announce({ kind: "request.moved", objectId: id, groupId, actorId, data: { deed } });
  return { id };
}

/** Where nobody does it any more, it goes back to those who may. */
function stateAfter(deed: RequestDeed, executorId: string | null): RequestState | undefined {
  const { to } = law[deed];
  return to === "inWork" && deed !== "claim" && !executorId ? "new" : to;
}

type Taken = typeof requests.$inferSelect & { isColleague: boolean; isOwner: boolean };

/** The request, held until the deed is done. */
async function take(viewer: Viewer, id: string): Promise<Taken> {
  const [row] = await db()
    .select({
      request: requests,
      isColleague: sql<boolean>`${executes(viewer)}`,
      isOwner: sql<boolean>`${ownsService(viewer)}`,
    })
    .from(requests)
    .where(and(eq(requests.id, id), isSeen(viewer)))
    .for("update");
  return row ? { ...row.request, isColleague: row.isColleague, isOwner: row.isOwner } : refuse("not-found");
}

async function whyNot({ state, executorId }: Taken, deed: RequestDeed): Promise<string> {
  if (ended.has(state)) return "Заявка уже закончена: новых шагов в ней нет";
  if (executorId && (deed === "claim" || state === "inWork" || state === "waitingUser")) {
    const [person] = await db()
      .select({ name: sql<string>`${accounts.firstName} || ' ' || ${accounts.lastName}` })
      .from(accounts)
      .where(eq(accounts.id, executorId));
    return `Заявку уже выполняет ${person?.name ?? "коллега"}`;
  }
  return "Заявка уже в другом состоянии: посмотрите, что изменилось";
}

type Mark = { id: string; deed: RequestDeed; state: RequestState | undefined; text: string; files: File[]; at: Date };

async function writeMark(viewer: Viewer, { id: requestId, files, at, state, ...said }: Mark): Promise<void> {
  const { accountId: byId, groupId } = viewer;
  const markId = newId();
  await db()
    .insert(requestMarks)
    .values({ id: markId, requestId, groupId, byId, state: state ?? null, createdAt: at, ...said });
  for (const [place, file] of files.entries()) {
    const audience = [`user:${byId}`];
    const stored = await storeUpload(file, { viewer, reach: "company", audience, accept: "file", field: "files" });
    await db().insert(requestFiles).values({ markId, fileId: stored.id, place });
  }
}

type Term = { id: string; hours: number | null };

/** Gives a request another term: what was worked is worked, and while it waits it goes on waiting. For who does it and the owner of its service. */
export async function setTerm(viewer: Viewer, { id, hours }: Term): Promise<{ id: string }> {
  const row = await take(viewer, id);
  const isTheirs = row.executorId === viewer.accountId || row.isOwner;
  if (!isTheirs || row.state === "done" || ended.has(row.state)) refuse("forbidden", "term");
  const clock = withTerm(row, hours === null ? null : hours * 60, now(), await readWorkingHours());
  await db()
    .update(requests)
    .set({ ...clock, revision: row.revision + 1 })
    .where(eq(requests.id, id));
  return { id };
}
