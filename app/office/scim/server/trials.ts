import { desc, eq, lt, sql } from "drizzle-orm";
import type { ScimTrial } from "#app/office/scim/contract.ts";
import { callFacts } from "#platform/auth/call-facts.ts";
import { audit } from "#platform/auth/schema.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, isId, withTenant } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { accounts } from "#platform/people/schema.ts";
import { answerCall, type ScimAnswer, type ScimCall } from "./answering.ts";
import { isObject } from "./person-draft.ts";
import { problemOf } from "./problem.ts";
import { scimTokens, scimTrials } from "./schema.ts";
import type { Holder } from "./tokens.ts";

const keptFor = 30 * 24 * 3600 * 1000;

type Outcome = Pick<typeof scimTrials.$inferInsert, "status" | "problem" | "deeds" | "fields">;

/** Ends a transaction of a call on trial: everything in it is taken back, the answer and what it would have done stay. */
class Undone extends Error {
  readonly answer: ScimAnswer;
  readonly outcome: Outcome;

  constructor(answer: ScimAnswer, outcome: Outcome) {
    super("A call on trial is taken back");
    this.answer = answer;
    this.outcome = outcome;
  }
}

/**
 * Answers a call in the company of its token, in one transaction. A token on trial changes nothing: what its call would
 * have done is written down for the administrator, refusals too.
 */
export async function answerHolder(holder: Holder, call: ScimCall): Promise<ScimAnswer> {
  const { groupId } = holder.viewer;
  const isReading = call.method === "GET" || call.path.includes(".search");
  if (!holder.onTrial || isReading) return withTenant(groupId, () => answerCall(holder, call));
  try {
    return await withTenant(groupId, async () => {
      const answer = await answerCall(holder, call);
      throw new Undone(answer, { status: answer.status, ...(await whatWasDone()) });
    });
  } catch (error) {
    const problem = problemOf(error);
    if (error instanceof Undone) await note(holder, call, error.outcome);
    else if (problem) await note(holder, call, { status: problem.status, problem: problem.message });
    if (error instanceof Undone) return error.answer;
    throw error;
  }
}

/** The deeds of this very call, as the journal would keep them. */
async function whatWasDone(): Promise<Pick<Outcome, "deeds" | "fields">> {
  const requestId = callFacts.getStore()?.requestId ?? "";
  const rows = await db()
    .select({ deed: audit.deed, fields: sql<string[] | null>`${audit.detail} -> 'fields'` })
    .from(audit)
    .where(eq(audit.requestId, requestId));
  return { deeds: [...new Set(rows.map(({ deed }) => deed))], fields: rows.flatMap(({ fields }) => fields ?? []) };
}

/** Whom it was about: an account by its id; who is not here yet by the name that the directory gives. */
function note({ id, viewer: { groupId } }: Holder, { method, path, body }: ScimCall, outcome: Outcome) {
  const [kind = "", about = ""] = path;
  const said = isObject(body) ? (body.displayName ?? body.userName) : undefined;
  const name =
    isId(about) && kind === "Users" ? "" : typeof said === "string" ? said.slice(0, 200) : about.slice(0, 200);
  return withTenant(groupId, async () => {
    const objectId = isId(about) ? about : null;
    await db()
      .insert(scimTrials)
      .values({ groupId, tokenId: id, method, kind, objectId, name, ...outcome, createdAt: now() });
  });
}

/** What the company's directory would have done, the latest first. */
export async function readTrials(viewer: Viewer, after?: string): Promise<{ items: ScimTrial[]; next?: string }> {
  const rows = await db()
    .select({
      trial: scimTrials,
      token: scimTokens.name,
      person: sql<string | null>`nullif(trim(${accounts.firstName} || ' ' || ${accounts.lastName}), '')`,
    })
    .from(scimTrials)
    .innerJoin(scimTokens, eq(scimTokens.id, scimTrials.tokenId))
    .leftJoin(accounts, sql`${accounts.id} = ${scimTrials.objectId} and ${scimTrials.kind} = 'Users'`)
    .where(
      sql`${scimTrials.groupId} = ${viewer.groupId} and ${beyond([scimTrials.createdAt, scimTrials.id], after) ?? true}`,
    )
    .orderBy(desc(scimTrials.createdAt), desc(scimTrials.id))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, ({ trial }) => [trial.createdAt, trial.id]);
  return { items: items.map(({ trial, token, person }) => lineOf(trial, token, person)), ...(next && { next }) };
}

function lineOf(
  { id, method, kind, objectId, name, status, problem, deeds, fields, createdAt }: typeof scimTrials.$inferSelect,
  token: string,
  person: string | null,
): ScimTrial {
  const about = { name: person ?? name, ...(person && objectId && { personId: objectId }) };
  return { id, at: createdAt.toISOString(), token, method, kind, status, problem, deeds, fields, ...about };
}

/** Forgets what was tried thirty days ago: a nightly job. */
export async function sweepTrials(): Promise<void> {
  await withTenant("*", async () => {
    await db()
      .delete(scimTrials)
      .where(lt(scimTrials.createdAt, new Date(now().getTime() - keptFor)));
  });
}
