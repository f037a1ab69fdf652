import { findCalled, findMentioned, type Mentioned } from "#app/content/server/index.ts";
import { db } from "#platform/db/index.ts";
import { announce, type Listener } from "#platform/events/index.ts";
import { ringBell, ringBells } from "./notices.ts";
import { notices } from "./schema.ts";

/** Tells those who are named in a comment or in a publication, each once, however often the words change (product B6). */
export const tellOfMention: Listener = {
  name: "notifications.mention",
  kinds: ["people.mentioned", "publication.published"],
  async hear({ objectId }) {
    for (const told of await findMentioned(objectId)) {
      const rows = await tell([told], "mention", objectId);
      if (rows.length) await ringBell(told);
    }
  },
};

/** So many people hear of a call in one transaction; the others in the next. */
const atOnce = 500;

/** Tells every reader of a call to everybody, each once, part by part: the last one told begins the next part (product B6). */
export const tellOfCall: Listener = {
  name: "notifications.call",
  kinds: ["people.mentioned", "publication.published", "everybody.called"],
  async hear(event) {
    const { objectId, data } = event;
    const { behind } = (data ?? {}) as { behind?: string };
    const people = await findCalled(objectId, atOnce, behind);
    if (!people.length) return;
    const rows = await tell(people, "call", objectId);
    const told = new Set(rows.map(({ accountId }) => accountId));
    await ringBells(people.filter(({ accountId }) => told.has(accountId)));
    if (people.length < atOnce) return;
    await announce({ ...event, kind: "everybody.called", data: { behind: people.at(-1)!.accountId } });
  },
};

function tell(people: Mentioned[], kind: "mention" | "call", objectId: string) {
  const told = people.map((one) => ({
    ...one,
    kind: one.commentId ? kind : (`${kind}-post` as const),
    eventKey: `${kind}/${objectId}`,
  }));
  return db().insert(notices).values(told).onConflictDoNothing().returning({ accountId: notices.accountId });
}
