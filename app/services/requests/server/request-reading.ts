import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { authorColumns, toPerson } from "#app/engines/content/server/index.ts";
import { answerInWords, asks, visibleQuestions } from "#app/engines/questionnaires/server/index.ts";
import { services } from "#app/services/catalogue/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import type { QueueTab, RequestMark, RequestView } from "../contract.ts";
import { mayDo } from "./law.ts";
import { executes, isSeen, ownsService, partsOf } from "./policy.ts";
import { requestExecutors, requestFiles, requestForms, requestMarks, requests } from "./schema.ts";

export const executors = alias(accounts, "executors");
export const nameOf = (people: typeof accounts | typeof executors) =>
  sql<string>`${people.firstName} || ' ' || ${people.lastName}`;

/** A request as lists show it. */
export const lineColumns = () => ({
  id: requests.id,
  number: requests.number,
  service: services.title,
  state: requests.state,
  createdAt: requests.createdAt,
  dueAt: requests.dueAt,
  late: sql<boolean>`coalesce(${requests.dueAt} < ${now()}, false)`,
  executor: sql<string | null>`case when ${executors.id} is not null then ${nameOf(executors)} end`,
});

type Row = { createdAt: Date; dueAt: Date | null };
export const toLine = <One extends Row>({ createdAt, dueAt, ...row }: One) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  dueAt: dueAt?.toISOString() ?? null,
});

const linesOf = (where: SQL | undefined) =>
  db()
    .select({ ...lineColumns(), initiator: nameOf(accounts) })
    .from(requests)
    .innerJoin(services, eq(services.id, requests.serviceId))
    .innerJoin(accounts, eq(accounts.id, requests.initiatorId))
    .leftJoin(executors, eq(executors.id, requests.executorId))
    .where(where);

/** A page of one's own requests, the newest first. */
export async function readMine(viewer: Viewer, { after }: { after?: string | undefined }) {
  const isMine = and(eq(requests.initiatorId, viewer.accountId), isSeen(viewer), beyond([requests.id], after));
  const rows = await linesOf(isMine)
    .orderBy(desc(requests.id))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.id]);
  return { items: items.map(({ initiator: _, ...row }) => toLine(row)), next };
}

const tabs: Record<QueueTab, (viewer: Viewer) => SQL | undefined> = {
  new: (viewer) => and(eq(requests.state, "new"), executes(viewer)),
  mine: ({ accountId }) => and(eq(requests.executorId, accountId), inArray(requests.state, ["inWork", "waitingUser"])),
  approvals: ({ accountId }) => and(eq(requests.approverId, accountId), eq(requests.state, "onApproval")),
  done: ({ accountId }) =>
    and(eq(requests.executorId, accountId), inArray(requests.state, ["done", "closed", "rejected"])),
};

/** A page of what waits for one: of the queue, of what one does and of what one is asked about the oldest first, of what is done the newest. */
export async function readQueue(viewer: Viewer, { tab, after }: { tab: QueueTab; after?: string | undefined }) {
  const way = tab === "done" ? ("desc" as const) : ("asc" as const);
  const rows = await linesOf(and(tabs[tab](viewer), isSeen(viewer), beyond([requests.id], after, way)))
    .orderBy(way === "desc" ? desc(requests.id) : asc(requests.id))
    .limit(pageSize + 1);
  const count = (name: "new" | "mine" | "approvals") => sql<number>`count(*) filter (where ${tabs[name](viewer)})::int`;
  const [counts] = await db()
    .select({ new: count("new"), mine: count("mine"), approvals: count("approvals") })
    .from(requests)
    .where(and(inArray(requests.state, ["new", "inWork", "waitingUser", "onApproval"]), isSeen(viewer)));
  const executes = (await db().$count(requestExecutors, eq(requestExecutors.accountId, viewer.accountId))) > 0;
  const { items, next } = cut(rows, (row) => [row.id]);
  return { items: items.map(toLine), next, counts: counts!, executes };
}

const approvers = alias(accounts, "approvers");
const personOf = (people: typeof accounts | typeof approvers | typeof executors) => ({
  accountId: people.id,
  lastName: people.lastName,
  firstName: people.firstName,
  alias: people.alias,
  position: sql<string>`case when ${people.consentWithdrawnAt} is null then ${people.position} else '' end`,
  photoId: people.photoId,
  role: people.role,
});

/** Nobody where the join has found nobody. */
const cardOf = (found: { accountId: string | null } | null) =>
  found?.accountId ? toPerson(found as Parameters<typeof toPerson>[0]) : null;

/** A request whole: what was answered, everything that was done and said, what its reader may do. Refuses others' as not found. */
export async function readRequest(viewer: Viewer, { id }: { id: string }): Promise<RequestView> {
  const [row] = await db()
    .select({
      line: lineColumns(),
      request: requests,
      document: requestForms.document,
      initiator: authorColumns,
      approver: personOf(approvers),
      executor: personOf(executors),
      isColleague: sql<boolean>`${executes(viewer)}`,
      isOwner: sql<boolean>`${ownsService(viewer)}`,
    })
    .from(requests)
    .innerJoin(services, eq(services.id, requests.serviceId))
    .innerJoin(requestForms, eq(requestForms.id, requests.formId))
    .innerJoin(accounts, eq(accounts.id, requests.initiatorId))
    .leftJoin(approvers, eq(approvers.id, requests.approverId))
    .leftJoin(executors, eq(executors.id, requests.executorId))
    .where(and(eq(requests.id, id), isSeen(viewer)));
  if (!row) refuse("not-found");
  const { request, document } = row;
  const parts = partsOf(viewer, request, row);
  return {
    ...toLine(row.line),
    serviceId: request.serviceId,
    initiator: toPerson(row.initiator),
    approver: cardOf(row.approver),
    executorCard: cardOf(row.executor),
    answers: visibleQuestions(document, request.answers)
      .filter((question) => asks(question) && request.answers[question.id])
      .map((question) => {
        const { chosen, text = "" } = request.answers[question.id]!;
        const file = question.kind === "file" && chosen?.[0] ? { id: chosen[0], name: text } : null;
        return { title: question.title, words: answerInWords(question, request.answers[question.id]), file };
      }),
    marks: await readMarks(id),
    may: mayDo(parts, request.state),
    mine: parts.has("initiator"),
    termHours: request.termMinutes === null ? null : request.termMinutes / 60,
    rating: request.rating,
    revision: request.revision,
  };
}

const mostMarks = 500;

async function readMarks(requestId: string): Promise<RequestMark[]> {
  const rows = await db()
    .select({
      mark: requestMarks,
      by: personOf(accounts),
      files: sql<RequestMark["files"]>`coalesce((
        select json_agg(json_build_object(
          'kind', 'file', 'id', f.id, 'src', '/files/' || f.id, 'name', f.name, 'bytes', f.bytes) order by s.place)
        from ${requestFiles} s join files f on f.id = s.file_id where s.mark_id = ${requestMarks}.id), '[]'::json)`,
    })
    .from(requestMarks)
    .leftJoin(accounts, eq(accounts.id, requestMarks.byId))
    .where(eq(requestMarks.requestId, requestId))
    .orderBy(asc(requestMarks.id))
    .limit(mostMarks);
  return rows.map(({ mark: { id, deed, state, text, createdAt }, by, files }) => ({
    id,
    deed,
    state,
    text,
    files,
    at: createdAt.toISOString(),
    by: cardOf(by),
  }));
}
