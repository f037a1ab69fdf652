import { and, eq, type SQL, sql } from "drizzle-orm";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { urlOf } from "./kinds.ts";
import { isVisible, mayClose, mayPin } from "./policy.ts";
import { publications } from "./schema.ts";
import { tellTalk } from "./telling.ts";

type Closing = { id: string; closed: boolean; note?: string };

/**
 * Lets nobody answer under a publication any more, or lets them again: its author, or an editor or moderator of its
 * company, whose deed is kept in the audit; whoever calls may know better who may. Refuses others as not found.
 */
export async function closeTalk(
  viewer: Viewer,
  { id, closed, note = "" }: Closing,
  may: SQL = and(isVisible(viewer), mayClose(viewer))!,
): Promise<{ id: string; href: string }> {
  const { accountId, groupId } = viewer;
  const [row] = await db()
    .update(publications)
    .set({
      talkClosedAt: closed ? now() : null,
      talkClosedBy: closed ? accountId : null,
      talkClosedNote: closed ? note : "",
    })
    .where(and(may, eq(publications.id, id)))
    .returning(talkOf);
  if (!row) refuse("not-found");
  if (row.authorId !== accountId) {
    const deed = closed ? "talk.close" : "talk.open";
    await recordAudit({ deed, result: "ok", accountId, groupId, objectId: id });
  }
  await tellTalk(id, row);
  return { id, href: urlOf(row.kind, id) };
}

/** Lets nobody react to a publication that `may` allows, or lets them again; what people have left is kept. */
export async function closeReactions(viewer: Viewer, { id, closed }: Closing, may: SQL): Promise<void> {
  const [row] = await db()
    .update(publications)
    .set({ reactionsClosedAt: closed ? now() : null })
    .where(and(may, eq(publications.id, id)))
    .returning(talkOf);
  if (!row) refuse("not-found");
  const { accountId, groupId } = viewer;
  const deed = closed ? "reactions.close" : "reactions.open";
  await recordAudit({ deed, result: "ok", accountId, groupId, objectId: id });
  await tellTalk(id, row);
}

/** Puts a comment with its answers before the others, in the place of the one that stood there, or back among them. Refuses as not found. */
export async function pinComment(
  viewer: Viewer,
  { id, pinned }: { id: string; pinned: boolean },
): Promise<{ id: string }> {
  const [row] = await db()
    .update(publications)
    .set({ pinnedCommentId: pinned ? id : null, pinnedCommentBy: pinned ? viewer.accountId : null })
    .where(
      and(
        isVisible(viewer),
        mayPin(viewer),
        sql`${publications.id} = (
          select c.publication_id from comments c
          where c.id = ${id} and c.parent_id is null and c.deleted_at is null and c.hidden_at is null)`,
        pinned ? undefined : eq(publications.pinnedCommentId, id),
      ),
    )
    .returning({ id: publications.id, ...talkOf });
  if (!row) refuse("not-found");
  await tellTalk(row.id, row);
  return { id };
}

const talkOf = {
  kind: publications.kind,
  authorId: publications.authorId,
  groupId: publications.groupId,
  reach: publications.reach,
};
