import { desc, eq } from "drizzle-orm";
import { kindOf, publications, withNames } from "#app/engines/content/server/index.ts";
import type { DecisionName, DecisionView, Target, Verdict } from "#app/engines/moderation/contract.ts";
import { ugc } from "#app/feed/ugc/routes.ts";
import { href } from "#app/web/urls.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { newId } from "#platform/db/id.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { askAgain, isAbout } from "./cases.ts";
import { moderationAppeals, moderationCases, moderationDecisions } from "./schema.ts";
import { tellSubjects } from "./subjects.ts";
import { readWords } from "./words.ts";

type Object = { target: Target; id: string };
type DecisionRow = typeof moderationDecisions.$inferSelect;

const appealable: DecisionName[] = ["hide", "delete", "amend", "warn", "mute", "suspend"];
const ofAuthor: DecisionName[] = [...appealable, "restrain", "reject"];

/**
 * What was decided about a person's own words, with their appeal and its answer. Their case may lie in the
 * company of what they commented, so it is looked for everywhere, by its author. Refuses as not found what nobody has
 * decided: its author is not to learn that somebody complained.
 */
export async function readVerdict(viewer: Viewer, { target, id }: Object): Promise<Verdict> {
  return withTenant("*", async () => {
    const found = await findOwn(viewer, { target, id });
    const subject = (await tellSubjects(viewer, [{ target, objectId: id }])).get(id);
    const { waits, appeal } = found;
    const decision = found.decision ?? found.approval;
    if (!decision && !(waits && subject)) refuse("not-found");
    const { text, names, attachments } = await readWords(viewer, target, id);
    const returned = subject !== undefined && asksToMend(found);
    return {
      target,
      id,
      // What was decided stays to be read when its author has thrown away the words themselves.
      title: subject ? subject.title : "Самого текста больше нет",
      text: withNames(text, names),
      typed: text,
      attachments,
      href: subject?.href ?? null,
      editHref: returned && target === "post" ? await placeToMend(id) : null,
      decision: decision && toDecision(decision),
      appeal: appeal && {
        text: appeal.text,
        at: appeal.createdAt.toISOString(),
        answer: appeal.answer && toDecision(appeal.answer),
      },
      mayAppeal: subject !== undefined && !appeal && decision !== null && appealable.includes(decision.name),
      mayMend: returned && target === "comment",
    };
  });
}

/** Where its author changes a post: what stands in a place alone has a page of its own for that, or none. */
async function placeToMend(id: string): Promise<string | null> {
  const [row] = await db()
    .select({ kind: publications.kind, feed: publications.feed })
    .from(publications)
    .where(eq(publications.id, id));
  if (row && !row.feed) return kindOf(row.kind).change?.(id) ?? null;
  return href(ugc.edit, { postId: id });
}

/** Says that a decision was wrong: once, and another moderator will look. */
export async function appeal(viewer: Viewer, { target, id, text }: Object & { text: string }): Promise<{ id: string }> {
  return withTenant("*", async () => {
    const { caseId, decision } = await findOwn(viewer, { target, id }, { held: true });
    if (!decision || !appealable.includes(decision.name)) refuse("not-found");
    const appealId = newId();
    const { groupId, id: decisionId } = decision;
    const written = await db()
      .insert(moderationAppeals)
      .values({ id: appealId, groupId, decisionId, text, createdAt: now() })
      .onConflictDoNothing()
      .returning({ id: moderationAppeals.id });
    if (!written.length) refuse("conflict", "appeal");
    await askAgain(caseId, "appeal");
    return { id: appealId };
  });
}

export function toDecision({ name, reason, message, days, createdAt }: DecisionRow): DecisionView {
  return { name, reason, message, days, at: createdAt.toISOString() };
}

type Found = Awaited<ReturnType<typeof findOwn>>;

/** Whether its author may change it and send it again: a moderator has asked so, and nobody has said since that it was wrong. */
export function asksToMend({ decision, appeal }: Pick<Found, "decision" | "appeal">): boolean {
  return (decision?.name === "amend" || decision?.name === "reject") && appeal?.answer?.name !== "overturn";
}

/** The case of an own object, held until the deed is done where it is for one, with the last decision that concerns its author. */
export async function findOwn({ accountId }: Viewer, { target, id }: Object, { held = false } = {}) {
  const query = db()
    .select()
    .from(moderationCases)
    .where(isAbout(accountId, target, id));
  const [row] = held ? await query.for("update") : await query;
  if (!row) refuse("not-found");
  const decisions = await db()
    .select()
    .from(moderationDecisions)
    .where(eq(moderationDecisions.caseId, row.id))
    .orderBy(desc(moderationDecisions.createdAt), desc(moderationDecisions.id));
  const waits = row.cause === "hold" && row.closedAt === null;
  const decision = waits ? null : lastOf(decisions);
  const [appeal] = decision
    ? await db().select().from(moderationAppeals).where(eq(moderationAppeals.decisionId, decision.id))
    : [];
  const answer = decisions.find((one) => one.id === appeal?.answerId) ?? null;
  // What was let out afterwards is no news to whoever was told of it; else that somebody has complained stays unsaid.
  const approval = waits || decision ? null : (decisions.find(({ name }) => name === "approve") ?? null);
  return { caseId: row.id, waits, decision, approval, appeal: appeal ? { ...appeal, answer } : null };
}

/** «Keep» after the portal has hidden it by itself is news for its author; otherwise it is none, nor is «approve». */
function lastOf(decisions: DecisionRow[]): DecisionRow | null {
  const told = decisions.filter(
    ({ name }, at) => ofAuthor.includes(name) || (name === "keep" && decisions[at + 1]?.name === "restrain"),
  );
  const approvedAt = decisions.findIndex(({ name }) => name === "approve");
  const last = told[0];
  return last && (approvedAt < 0 || decisions.indexOf(last) < approvedAt) ? last : null;
}
