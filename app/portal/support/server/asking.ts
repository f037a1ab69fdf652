import { randomInt } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { ticketDraft } from "#app/portal/support/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { storeUpload } from "#platform/files/index.ts";
import { sendJob } from "#platform/jobs/index.ts";
import { spend } from "#platform/limits/index.ts";
import { mailboxOf } from "#platform/mail/mailbox.ts";
import { findAdministrators } from "#platform/people/administrators.ts";
import { isPresent } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { numberLetter } from "./letters.ts";
import { supportFiles, supportMessages, supportTickets } from "./schema.ts";

type Draft = z.output<typeof ticketDraft>;
type Asked = { id: string | null; number: string | null };

/**
 * Takes a question for support. A person of a company gets its number and their files are kept; a stranger learns the
 * number from a letter alone, so that nobody finds out here whose mailbox is known. Refuses a stranger's files.
 */
export async function writeTicket(viewer: Viewer, draft: Draft): Promise<Asked> {
  return viewer.accountId ? writeOwn(viewer, draft) : withTenant("*", () => writeAsStranger(draft));
}

async function writeOwn(viewer: Viewer, { files, email: _, ...words }: Draft): Promise<Asked> {
  const { accountId, groupId } = viewer;
  const ticket = { id: newId(), number: newNumber() };
  await db()
    .insert(supportTickets)
    .values({ ...ticket, ...words, groupId, authorId: accountId });
  const readers = files.length ? await findAdministrators(groupId) : [];
  const audience = [accountId, ...readers.map((one) => one.accountId)].map((one) => `user:${one}`);
  for (const [place, file] of files.entries()) {
    const stored = await storeUpload(file, { viewer, reach: "company", accept: "file", field: "files", audience });
    await db().insert(supportFiles).values({ ticketId: ticket.id, fileId: stored.id, place });
  }
  return ticket;
}

async function writeAsStranger({ files, email, ...words }: Draft): Promise<Asked> {
  if (files.length) refuse("invalid", "files", { fields: { files: ["Файлы можно приложить после входа"] } });
  const mailbox = mailboxOf(email);
  if (!mailbox) refuse("invalid", "email", { fields: { email: ["Укажите почту: на неё придёт номер обращения"] } });
  const group = await deskFor(mailbox);
  if (!group) refuse("unavailable", "no company");
  const number = newNumber();
  await db()
    .insert(supportTickets)
    .values({ ...words, email: mailbox, number, groupId: group.id });
  await sendJob("support.letter", numberLetter(mailbox, number));
  return { id: null, number: null };
}

/**
 * Whose administrators answer a stranger: of those who have one, the company that knows the mailbox, else the one with most mailboxes of
 * its domain, else the largest. The stranger is not told which.
 */
async function deskFor(mailbox: string): Promise<{ id: string } | undefined> {
  const domain = mailbox.slice(mailbox.lastIndexOf("@"));
  const isOfDomain = sql`lower(right(${accounts.email}, ${domain.length}::int)) = ${domain}`;
  const [group] = await db()
    .select({ id: accounts.groupId })
    .from(accounts)
    .groupBy(accounts.groupId)
    .orderBy(
      sql`bool_or(${accounts.role} = 'admin' and ${isPresent()}) desc`,
      sql`bool_or(lower(${accounts.email}) = ${mailbox}) desc nulls last`,
      sql`count(*) filter (where ${isOfDomain}) desc`,
      sql`count(*) desc`,
      accounts.groupId,
    )
    .limit(1);
  return group;
}

/** Adds the person's own words; what was answered or closed waits for an answer again. Refuses another's ticket as not found. */
export async function sayMore(viewer: Viewer, { id, text }: { id: string; text: string }): Promise<{ id: string }> {
  const { accountId: authorId, groupId } = viewer;
  spend("support-words", authorId, 30, 3600);
  const [ticket] = await db()
    .update(supportTickets)
    .set({ answeredAt: null, closedAt: null, closedBy: null })
    .where(and(eq(supportTickets.id, id), eq(supportTickets.authorId, authorId)))
    .returning({ id: supportTickets.id });
  if (!ticket) refuse("not-found");
  await db().insert(supportMessages).values({ groupId, ticketId: id, authorId, ofDesk: false, text });
  return ticket;
}

function newNumber(): string {
  return String(randomInt(10_000_000, 100_000_000));
}
