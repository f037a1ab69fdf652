import { and, eq, sql } from "drizzle-orm";
import type { Answers, Given, Question } from "#app/engines/questionnaires/contract.ts";
import {
  asAsked,
  fillPage,
  isShownBy,
  questionsOf,
  visibleQuestions,
} from "#app/engines/questionnaires/server/index.ts";
import { readDeputy } from "#app/people/absences/server/index.ts";
import { findOpen, type KnownService } from "#app/services/catalogue/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { storeUpload } from "#platform/files/index.ts";
import { isPresent } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { readWorkingHours } from "#platform/working-days/hours.ts";
import type { RequestFormView, RequestState } from "../contract.ts";
import { openFilesOf } from "./files.ts";
import { findRoute, newestForm } from "./route.ts";
import { requestDrafts, requestMarks, requestNumbers, requests } from "./schema.ts";
import { clockIn } from "./term.ts";

/** The form of a request, with what was kept of it; nothing while nobody takes requests. Refuses what takes none as not found. */
export async function readForm(viewer: Viewer, { service }: { service: string }): Promise<RequestFormView | null> {
  const { known, isAtWork, route, form } = await demandForm(viewer, service);
  if (!isAtWork || !route?.hasTeam || !form) return null;
  const answers = await readDraft(viewer, service);
  const approver = route.approval === "always" ? await findApprover(viewer, known.ownerId) : null;
  return {
    service,
    title: known.title,
    questions: visibleQuestions(form.document, answers).map((question) => asAsked(question, viewer.accountId)),
    answers,
    version: form.version,
    approver: approver?.name ?? null,
    termHours: route.termHours,
  };
}

type Wish = { service: string; answers: Record<string, Given>; shown: string; keep: boolean };

/**
 * Takes a request. Whatever is wrong with its answers, they are kept with their files, and the form comes back. Else it gets its
 * number and goes to a supervisor or to those who do it. With `keep` it is only kept. While the service is mended or off, answers wait. Refuses what takes no requests as not found.
 */
export async function submit(viewer: Viewer, { service, answers: given, shown, keep }: Wish) {
  const { known, isAtWork, route, form } = await demandForm(viewer, service);
  if (!route?.hasTeam || !form) refuse("not-found", "route");
  const questions = questionsOf(form.document);
  const kept = await readDraft(viewer, service);
  const said: Record<string, Given | undefined> = { ...given };
  for (const question of questions)
    if (question.kind === "file") said[question.id] = await fileOf(viewer, question, given[question.id], kept);
  const page = { title: "", text: "", questions };
  const filled = fillPage(form.document, page, kept, { answers: said, shown, strict: !keep });
  const hasProblems = Object.keys(filled.problems).length > 0;
  if (keep || !isAtWork || hasProblems || filled.hasMore) {
    await keepDraft(viewer, service, filled.answers);
    const refused = hasProblems ? ("mistakes" as const) : ("more" as const);
    const outcome = keep ? ("kept" as const) : isAtWork ? refused : ("shut" as const);
    return { outcome, id: null, number: null, mistakes: filled.problems };
  }
  const isAsked = route.approval === "always" || (route.approval === "when" && holds(route.rule, filled.answers));
  const found = isAsked ? await findApprover(viewer, known.ownerId) : null;
  const state: RequestState = found ? "onApproval" : "new";
  const made = await insert(viewer, known, {
    formId: form.id,
    answers: filled.answers,
    state,
    approverId: found?.id ?? null,
    termHours: route.termHours,
  });
  await db().delete(requestDrafts).where(isOwnDraft(viewer, service));
  return { outcome: "sent" as const, ...made, mistakes: {} };
}

type Facts = {
  formId: string;
  answers: Answers;
  state: RequestState;
  approverId: string | null;
  termHours: number | null;
};

async function insert(viewer: Viewer, { id: serviceId }: KnownService, { termHours, ...facts }: Facts) {
  const { accountId: initiatorId, groupId } = viewer;
  const [{ last: number } = { last: 0 }] = await db()
    .insert(requestNumbers)
    .values({ groupId, last: 1 })
    .onConflictDoUpdate({ target: requestNumbers.groupId, set: { last: sql`${requestNumbers.last} + 1` } })
    .returning({ last: requestNumbers.last });
  const at = now();
  const termMinutes = termHours === null ? null : termHours * 60;
  const begun = { state: "onApproval" as const, since: at, termMinutes, usedMinutes: 0, waitedMinutes: 0 };
  const clock = clockIn(begun, facts.state, at, await readWorkingHours());
  const id = newId();
  await db()
    .insert(requests)
    .values({ id, groupId, serviceId, number, initiatorId, createdAt: at, termMinutes, ...facts, ...clock });
  await db().insert(requestMarks).values({
    id: newId(),
    requestId: id,
    groupId,
    byId: initiatorId,
    deed: "send",
    state: facts.state,
    createdAt: at,
  });
  await openFilesOf(eq(requests.id, id));
  await announce({ kind: "request.moved", objectId: id, groupId, actorId: initiatorId, data: { deed: "send" } });
  return { id, number };
}

/** The rule of a route: `question|answer`. */
function holds(rule: string, answers: Answers): boolean {
  const [question = "", value = ""] = rule.split("|");
  return isShownBy({ how: "all", rules: [{ question, is: value ? "has" : "answered", value }] }, answers);
}

async function demandForm(viewer: Viewer, service: string) {
  const known = await findOpen(viewer, service);
  if (known?.kind !== "form") refuse("not-found");
  const isAtWork = known.status === "live" || known.status === "beta";
  return { known, isAtWork, route: await findRoute(service), form: await newestForm(service) };
}

/** Who is asked first: one's supervisor, else the owner of the service; while they are away, whoever stands in for them. Nobody asks themselves. */
async function findApprover({ accountId }: Viewer, ownerId: string): Promise<{ id: string; name: string } | null> {
  const [me] = await db().select({ managerId: accounts.managerId }).from(accounts).where(eq(accounts.id, accountId));
  for (const person of [me?.managerId, ownerId]) {
    if (!person || person === accountId) continue;
    const [found] = await db()
      .select({ id: accounts.id, name: sql<string>`${accounts.firstName} || ' ' || ${accounts.lastName}` })
      .from(accounts)
      .where(and(eq(accounts.id, (await readDeputy(person)) ?? person), isPresent()));
    if (found && found.id !== accountId) return found;
  }
  return null;
}

const isOwnDraft = ({ accountId }: Viewer, service: string) =>
  and(eq(requestDrafts.accountId, accountId), eq(requestDrafts.serviceId, service));

async function readDraft(viewer: Viewer, service: string): Promise<Answers> {
  const [row] = await db()
    .select({ answers: requestDrafts.answers })
    .from(requestDrafts)
    .where(isOwnDraft(viewer, service));
  return row?.answers ?? {};
}

async function keepDraft(viewer: Viewer, serviceId: string, answers: Answers): Promise<void> {
  const { accountId, groupId } = viewer;
  const kept = { answers, changedAt: now() };
  await db()
    .insert(requestDrafts)
    .values({ accountId, serviceId, groupId, ...kept })
    .onConflictDoUpdate({ target: [requestDrafts.accountId, requestDrafts.serviceId], set: kept });
}

/** Takes a file out of what was kept. */
export async function dropFile(viewer: Viewer, { service, question }: { service: string; question: string }) {
  await demandForm(viewer, service);
  const { [question]: gone, ...answers } = await readDraft(viewer, service);
  if (gone) await keepDraft(viewer, service, answers);
  return { id: service };
}

/** A file is what has just come, or what was kept before: ids that a form names are not believed. */
async function fileOf(
  viewer: Viewer,
  { id }: Question,
  given: Given | undefined,
  kept: Answers,
): Promise<Given | undefined> {
  const bare = { number: "", rows: {} };
  if (!given?.file) return kept[id] && { ...bare, chosen: kept[id].chosen ?? [], text: kept[id].text ?? "" };
  const field = `answers.${id}`;
  const audience = [`user:${viewer.accountId}`];
  const stored = await storeUpload(given.file, { viewer, reach: "company", audience, accept: "file", field });
  return { ...bare, chosen: [stored.id], text: stored.name };
}
