import { and, eq } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { sendJob } from "#platform/jobs/index.ts";
import { refuse } from "#platform/refusal.ts";
import { answerLetter } from "./letters.ts";
import { supportMessages, supportTickets } from "./schema.ts";

type Answer = { id: string; text: string; close: boolean };

/** Answers a ticket of the company: a colleague reads it here and is told by the bell, a stranger gets a letter. */
export async function answerTicket(viewer: Viewer, { id, text, close }: Answer): Promise<{ id: string }> {
  const { accountId: authorId, groupId } = viewer;
  const ticket = await change(viewer, id, {
    answeredAt: now(),
    ...(close && { closedAt: now(), closedBy: authorId }),
  });
  const messageId = newId();
  await db().insert(supportMessages).values({ id: messageId, groupId, ticketId: id, authorId, ofDesk: true, text });
  if (ticket.authorId) await announce({ kind: "support.answered", objectId: messageId, groupId, actorId: authorId });
  else await sendJob("support.letter", answerLetter(ticket.email, ticket.number, text));
  return { id };
}

/** Closes a ticket; the person's next words open it again. */
export async function closeTicket(viewer: Viewer, id: string): Promise<{ id: string }> {
  await change(viewer, id, { closedAt: now(), closedBy: viewer.accountId });
  return { id };
}

async function change(viewer: Viewer, id: string, set: Partial<typeof supportTickets.$inferInsert>) {
  const [ticket] = await db()
    .update(supportTickets)
    .set(set)
    .where(and(eq(supportTickets.groupId, viewer.groupId), eq(supportTickets.id, id)))
    .returning({ authorId: supportTickets.authorId, email: supportTickets.email, number: supportTickets.number });
  return ticket ?? refuse("not-found");
}
