import { findCalled, findMentioned, type Mentioned } from "#app/engines/content/server/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { notifyPeople } from "./notifying.ts";
import { notifyInParts } from "./parts.ts";

/** Tells those who are named in a comment or in a publication, each once, however often the words or the readers change. */
export const notifyOfMention: Listener = {
  name: "notifications.mention",
  kinds: ["people.mentioned", "publication.published"],
  async hear({ objectId }) {
    const named = await findMentioned(objectId);
    await notifyPeople(named.map((told) => noticeOf(told, "mention", objectId)));
  },
};

/** Tells every reader of a call to everybody, each once, part by part. */
export const notifyOfCall: Listener = {
  name: "notifications.call",
  kinds: ["people.mentioned", "publication.published", "everybody.called"],
  async hear(event) {
    await notifyInParts(event, {
      others: "everybody.called",
      find: ({ count, behind }) => findCalled(event.objectId, count, behind),
      say: (told) => noticeOf(told, "call", event.objectId),
    });
  },
};

function noticeOf(told: Mentioned, kind: "mention" | "call", objectId: string) {
  return { ...told, kind: told.commentId ? kind : (`${kind}-post` as const), eventKey: `${kind}/${objectId}` };
}
