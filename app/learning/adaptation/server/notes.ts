import { and, asc, eq, sql } from "drizzle-orm";
import { addStep as addToRun } from "#app/engines/progress/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { adaptationNotes, adaptationRuns } from "./schema.ts";
import { findChecked } from "./standing.ts";

const notesAtMost = 200;

/** What those who check have written down of a newcomer. For the newcomer it is not there. */
export async function readNotes(viewer: Viewer, { id }: { id: string }) {
  await findChecked(viewer, id);
  const rows = await db()
    .select({
      id: adaptationNotes.id,
      text: adaptationNotes.text,
      by: sql<string>`${accounts.firstName} || ' ' || ${accounts.lastName}`,
      at: adaptationNotes.createdAt,
      authorId: adaptationNotes.authorId,
    })
    .from(adaptationNotes)
    .innerJoin(accounts, eq(accounts.id, adaptationNotes.authorId))
    .where(eq(adaptationNotes.runId, id))
    .orderBy(asc(adaptationNotes.createdAt), asc(adaptationNotes.id))
    .limit(notesAtMost);
  return {
    items: rows.map(({ authorId, at, ...row }) => ({
      ...row,
      at: at.toISOString(),
      mine: authorId === viewer.accountId,
    })),
  };
}

/** Writes a note down. Nobody is told of it. */
export async function addNote(viewer: Viewer, { id, text }: { id: string; text: string }): Promise<{ id: string }> {
  const { own } = await findChecked(viewer, id);
  if ((await db().$count(adaptationNotes, eq(adaptationNotes.runId, id))) >= notesAtMost) refuse("conflict", "full");
  const note = { id: newId(), runId: id, groupId: own.groupId, authorId: viewer.accountId, text, createdAt: now() };
  await db().insert(adaptationNotes).values(note);
  return { id };
}

/** Takes one's own note away. Refuses anybody else's as not found. */
export async function dropNote(viewer: Viewer, wish: { id: string; noteId: string }): Promise<{ id: string }> {
  await findChecked(viewer, wish.id);
  const isOwn = and(
    eq(adaptationNotes.id, wish.noteId),
    eq(adaptationNotes.runId, wish.id),
    eq(adaptationNotes.authorId, viewer.accountId),
  );
  const gone = await db().delete(adaptationNotes).where(isOwn).returning({ id: adaptationNotes.id });
  return gone.length ? { id: wish.id } : refuse("not-found");
}

type OwnStep = {
  id: string;
  kind: "task" | "meeting" | "article";
  title: string;
  body: string;
  link: string;
  dueOn?: string | undefined;
  checked: boolean;
};

const ownStepsAtMost = 30;

/** Adds a step for one newcomer, in the level that they are at now. Refuses a day that is over, at its field. */
export async function addStep(viewer: Viewer, { id, dueOn, ...words }: OwnStep): Promise<{ id: string }> {
  const found = await findChecked(viewer, id);
  const { own, run, today, document } = found;
  if (run.endedAt) refuse("conflict", run.state);
  if (dueOn && dueOn < today)
    refuse("invalid", "dueOn", { fields: { dueOn: ["Этот день уже прошёл: назначьте сегодня или позже"] } });
  if (own.ownSteps.length >= ownStepsAtMost) refuse("conflict", "full");
  const open = run.steps.find(({ state }) => state !== "done" && state !== "skipped" && state !== "locked");
  const key = newId();
  const { kind, title, body, link, checked } = words;
  const step = { key, title, kind, stage: open?.stage ?? document.levels.length, role: "newcomer", isChecked: checked };
  await addToRun({ runId: id, step: { ...step, dueOn }, by: viewer.accountId, today });
  const draft = { key, kind, title, body, link, items: [], role: "newcomer" as const, required: true };
  const rest = { unlock: "free" as const, checked, grading: "none" as const };
  await db()
    .update(adaptationRuns)
    .set({ ownSteps: sql`${adaptationRuns.ownSteps} || ${JSON.stringify([{ ...draft, ...rest }])}::jsonb` })
    .where(eq(adaptationRuns.runId, id));
  const told = { objectId: id, groupId: own.groupId, actorId: viewer.accountId };
  await announce({ kind: "adaptation.added", ...told, data: { key, title } });
  return { id };
}
