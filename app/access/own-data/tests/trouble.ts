import {
  cannedReplies,
  contentFilters,
  moderationAppeals,
  moderationCases,
  moderationDecisions,
  moderationMutes,
  moderationReports,
} from "#app/engines/moderation/server/schema.ts";
import { stories, storyFrames, storyViews } from "#app/news/stories/server/schema.ts";
import { supportMessages, supportTickets } from "#app/portal/support/server/schema.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { files } from "#platform/files/schema.ts";
import type { Mark } from "./life.ts";

/** A question with an answer; the same person also answers somebody else's question as support. */
export async function writeToSupport({ groupId, accountId }: Viewer, host: Viewer, mark: Mark): Promise<void> {
  const [own, theirs] = [newId(), newId()];
  const asked = { groupId, topic: mark("topic"), text: mark("question") };
  await db()
    .insert(supportTickets)
    .values([
      { ...asked, id: own, number: own.slice(-8), authorId: accountId },
      {
        groupId,
        id: theirs,
        number: theirs.slice(-8),
        authorId: host.accountId,
        topic: "HOST-topic",
        text: "HOST-text",
      },
    ]);
  await db()
    .insert(supportMessages)
    .values([
      { groupId, ticketId: own, authorId: accountId, ofDesk: false, text: mark("words") },
      { groupId, ticketId: own, authorId: host.accountId, ofDesk: true, text: mark("to-me") },
      { groupId, ticketId: theirs, authorId: accountId, ofDesk: true, text: "HOST-answered" },
    ]);
}

/** Ready words of moderators and a rule about words that the person wrote last. */
export async function helpModerators({ groupId, accountId }: Viewer, mark: Mark): Promise<void> {
  await db()
    .insert(cannedReplies)
    .values({ groupId, title: mark("ready-title"), text: mark("ready-text"), changedBy: accountId });
  const rule = { kind: "words", action: "flag", place: "both" } as const;
  await db()
    .insert(contentFilters)
    .values({ groupId, ...rule, terms: [mark("rule-term")], note: mark("rule-note"), changedBy: accountId });
}

type Objects = { mine: string; publicationId: string };

/** A verdict with an appeal, a complaint that was left as it is, a pause; and a frame that was seen. */
export async function standBeforeModerators(person: Viewer, host: Viewer, objects: Objects, mark: Mark): Promise<void> {
  const { groupId, accountId } = person;
  const [hidden, kept, decision] = [newId(), newId(), newId()];
  const opened = { groupId, cause: "reports", openedAt: now() } as const;
  await db()
    .insert(moderationCases)
    .values([
      { ...opened, id: hidden, target: "post", objectId: objects.mine, authorId: accountId },
      { ...opened, id: kept, target: "comment", objectId: newId(), authorId: accountId },
    ]);
  await db()
    .insert(moderationDecisions)
    .values([
      { groupId, id: decision, caseId: hidden, name: "hide", message: mark("verdict") },
      { groupId, caseId: kept, name: "keep", message: "HOST-kept" },
    ]);
  await db()
    .insert(moderationAppeals)
    .values({ groupId, decisionId: decision, text: mark("appeal") });
  const about = newId();
  const theirs = { ...opened, id: about, objectId: newId(), authorId: host.accountId };
  await db()
    .insert(moderationCases)
    .values({ ...theirs, target: "post" });
  const complaint = { groupId, caseId: about, reporterId: accountId, text: mark("complaint") };
  await db()
    .insert(moderationReports)
    .values({ ...complaint, reason: "other" });
  await db().insert(moderationMutes).values({ groupId, accountId, decisionId: decision, until: now() });
  const [story, file, frame] = [newId(), newId(), newId()];
  await db().insert(stories).values({ id: story, groupId, authorId: host.accountId, title: "HOST-story" });
  const picture = { id: file, groupId, ownerId: host.accountId, key: file, name: "HOST.webp", type: "image/webp" };
  await db()
    .insert(files)
    .values({ ...picture, bytes: 1, sha256: "" });
  const shown = { id: frame, storyId: story, groupId, reach: "company", fileId: file } as const;
  await db()
    .insert(storyFrames)
    .values({ ...shown, alt: "HOST-alt", text: "HOST-frame", seconds: 5, place: 1 });
  await db().insert(storyViews).values({ frameId: frame, accountId });
}
