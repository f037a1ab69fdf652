import { findMentioned } from "#app/content/server/index.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { ringBell } from "./notices.ts";
import { notices } from "./schema.ts";

/** Tells those who are named in a comment or in a publication, each once, however often the words change (product B6). */
export const tellOfMention: Listener = {
  name: "notifications.mention",
  kinds: ["people.mentioned", "publication.published"],
  async hear({ objectId }) {
    for (const told of await findMentioned(objectId)) {
      const kind = told.commentId ? ("mention" as const) : ("mention-post" as const);
      const rows = await db()
        .insert(notices)
        .values({ ...told, kind, eventKey: `mention/${objectId}` })
        .onConflictDoNothing()
        .returning({ id: notices.id });
      if (rows.length) await ringBell(told);
    }
  },
};
