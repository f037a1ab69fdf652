import { findCalled, findMentioned, type Mentioned } from "#app/content/server/index.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { ringBell } from "./notices.ts";
import { tellInParts } from "./parts.ts";
import { notices } from "./schema.ts";

/** Tells those who are named in a comment or in a publication, each once, however often the words or the readers change (product B6). */
export const tellOfMention: Listener = {
  name: "notifications.mention",
  kinds: ["people.mentioned", "publication.published"],
  async hear({ objectId }) {
    for (const told of await findMentioned(objectId)) {
      const rows = await db()
        .insert(notices)
        .values(noticeOf(told, "mention", objectId))
        .onConflictDoNothing()
        .returning({ id: notices.id });
      if (rows.length) await ringBell(told);
    }
  },
};

/** Tells every reader of a call to everybody, each once, part by part (product B6). */
export const tellOfCall: Listener = {
  name: "notifications.call",
  kinds: ["people.mentioned", "publication.published", "everybody.called"],
  async hear(event) {
    await tellInParts(event, {
      others: "everybody.called",
      find: ({ count, behind }) => findCalled(event.objectId, count, behind),
      say: (told) => noticeOf(told, "call", event.objectId),
    });
  },
};

function noticeOf(told: Mentioned, kind: "mention" | "call", objectId: string) {
  return { ...told, kind: told.commentId ? kind : (`${kind}-post` as const), eventKey: `${kind}/${objectId}` };
}
