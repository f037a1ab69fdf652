import { contentFilterFinds } from "#app/engines/moderation/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { newId } from "#platform/db/id.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { apiAs } from "./api.ts";
import { type Company, makePerson } from "./people.ts";

type Desk = { head: Viewer; employee: Viewer; editor: Viewer; moderator: Viewer; publication: string; comment: string };

/** The case that waits, the words that moderators have ready, and what the company looks for. */
type Moderated = { case: string; cannedReplies: string; contentFilter: string };

const withRight = (person: Viewer): Viewer => ({ ...person, rights: ["moderator"] });

/**
 * Something of everything that moderation keeps, `mark` standing in what people write: the head's comment was warned of,
 * the moderator was silenced and spoken free, and the head's publication waits in the queue.
 */
export async function moderate(desk: Desk, mark: (table: string, column: string) => string): Promise<Moderated> {
  const { head, employee, editor, moderator, publication, comment } = desk;
  const text = mark("moderation_reports", "text");
  const message = mark("moderation_decisions", "message");
  const report = apiAs(editor).moderation.report;
  await report({ target: "comment", id: comment, reason: "insult", text });
  await decideNext(moderator, { decision: "warn", reason: "insult", message });
  const own = { target: "default" as const, id: moderator.accountId };
  await report({ ...own, reason: "other", text });
  await decideNext(withRight(employee), { decision: "mute", reason: "other", message, days: 1 });
  await apiAs(moderator).moderation.appeal({ ...own, text: mark("moderation_appeals", "text") });
  await decideNext(withRight(head), { decision: "overturn", message }, "appeals");
  const seek = { kind: "words", action: "alert", place: "both", on: true } as const;
  const admin = apiAs({ ...head, isAdmin: true, rights: [] });
  await admin.moderation.changeRules({ holds: [], firstCount: 3 });
  const [term, note] = [mark("content_filters", "terms"), mark("content_filters", "note")];
  const { id: contentFilter } = await admin.contentFilters.add({ ...seek, terms: [term], note });
  const find = { ruleId: contentFilter, objectId: publication, groupId: head.groupId };
  await withTenant("*", () => db().insert(contentFilterFinds).values(find));
  const ready = { title: mark("canned_replies", "title"), text: mark("canned_replies", "text") };
  const { id: cannedReplies } = await admin.cannedReplies.add(ready);
  await report({ target: "post", id: publication, reason: "spam", text });
  return { case: await firstCase(moderator), cannedReplies, contentFilter };
}

type Decision = Omit<Parameters<ReturnType<typeof apiAs>["moderation"]["decide"]>[0], "id">;

/** Decides what waits longest. */
async function decideNext(moderator: Viewer, decision: Decision, tab: "open" | "appeals" = "open"): Promise<void> {
  await apiAs(moderator).moderation.decide({ id: await firstCase(moderator, tab), ...decision });
}

async function firstCase(moderator: Viewer, tab: "open" | "appeals" = "open"): Promise<string> {
  return (await apiAs(moderator).moderation.queue({ tab })).items[0]!.id;
}

/** A publication by somebody new: nobody has complained of it yet. */
export async function freshPost(
  company: Pick<Company, "id">,
  words = "Продаю гараж",
): Promise<{ id: string; author: Viewer }> {
  const author = await makePerson({ ...company, alias: "", name: "" });
  const { id } = await apiAs(author).content.create({
    title: `${words} ${newId()}`,
    body: words,
    feed: "blogs",
    reach: "company",
  });
  return { id, author };
}

/** The open case of a new publication, which one person has complained of. */
export async function freshCase(company: Pick<Company, "id">, moderator: Viewer): Promise<string> {
  const { id: objectId } = await freshPost(company);
  const reporter = await makePerson({ ...company, alias: "", name: "" });
  await apiAs(reporter).moderation.report({ target: "post", id: objectId, reason: "spam" });
  return caseOf(moderator, objectId);
}

/** The case of an object, wherever in the open queue it stands. */
export async function caseOf(moderator: Viewer, objectId: string): Promise<string> {
  let after: string | undefined;
  do {
    const { items, next } = await apiAs(moderator).moderation.queue({ tab: "open", after });
    const found = items.find((item) => item.objectId === objectId);
    if (found) return found.id;
    after = next;
  } while (after);
  throw new Error("There is no open case about it");
}
