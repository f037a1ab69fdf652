import { eq } from "drizzle-orm";
import { comments, publications } from "#app/engines/content/server/index.ts";
import { publish } from "#app/engines/content/server/writing.ts";
import {
  cannedReplies,
  contentFilters,
  moderationCases,
  moderationDecisions,
  moderationReports,
} from "#app/engines/moderation/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { openCase, warnedComment } from "./people.ts";

/** A decision that anna may read and appeal, and a case about ivan that waits at the desk. */
export async function complain({ anna, ivan, moderator }: Record<string, Viewer>): Promise<void> {
  const { id: publicationId } = await publish(anna!, {
    kind: "ugc",
    title: "Правила общей кухни",
    body: "Моем за собой чашки. Кофемашину чистит тот, кто пришёл первым.",
    feed: "life",
    reach: "company",
    pictures: [],
  });
  const longAgo = new Date(now().getTime() - 400 * 3_600_000);
  await db().update(publications).set({ publishedAt: longAgo }).where(eq(publications.id, publicationId));
  const { groupId, accountId: authorId } = ivan!;
  const warnedId = anna!.accountId;
  const at = now();
  const said = { groupId, publicationId, authorId, createdAt: at };
  const [warned, waiting] = [newId(), newId()];
  await db()
    .insert(comments)
    .values([
      { ...said, authorId: warnedId, id: warnedComment, text: "Моют пусть те, у кого рук больше" },
      { ...said, id: waiting, text: "А чашки у вас всё равно кривые" },
    ]);
  const asked = { groupId, authorId, target: "comment" as const, cause: "reports" as const, openedAt: at };
  await db()
    .insert(moderationCases)
    .values([
      { ...asked, authorId: warnedId, id: warned, objectId: warnedComment, closedAt: at },
      { ...asked, id: openCase, objectId: waiting, reportCount: 1 },
    ]);
  await db()
    .insert(moderationDecisions)
    .values({ groupId, caseId: warned, name: "warn", reason: "insult", decidedBy: moderator!.accountId });
  const ready = { title: "Про чужие чашки", text: "О чужих вещах – только с хозяином." };
  await db()
    .insert(cannedReplies)
    .values({ groupId, ...ready, changedBy: moderator!.accountId });
  await db()
    .insert(contentFilters)
    .values({
      groupId,
      kind: "words",
      action: "flag",
      place: "both",
      terms: ["чашка"],
      changedBy: moderator!.accountId,
    });
  await db()
    .insert(moderationReports)
    .values({ groupId, caseId: openCase, reporterId: anna!.accountId, reason: "insult", text: "Чашки хорошие" });
}
