import { and, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { TicketLine, TicketView } from "#app/portal/support/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { supportFiles, supportMessages, supportTickets } from "./schema.ts";

type Page = { items: TicketLine[]; next: string | undefined };
export type Tab = TicketLine["state"];

const isOwn = (viewer: Viewer) => eq(supportTickets.authorId, viewer.accountId);
const isOfCompany = (viewer: Viewer) => eq(supportTickets.groupId, viewer.groupId);

const tabs: Record<Tab, SQL | undefined> = {
  waiting: and(isNull(supportTickets.closedAt), isNull(supportTickets.answeredAt)),
  answered: and(isNull(supportTickets.closedAt), isNotNull(supportTickets.answeredAt)),
  closed: isNotNull(supportTickets.closedAt),
};

/** A person's own tickets, newest first. */
export function readOwn(viewer: Viewer, after?: string): Promise<Page> {
  return readPage(isOwn(viewer), after);
}

/** The tickets of a company in one state, newest first, for its administrators. */
export function readDesk(viewer: Viewer, tab: Tab, after?: string): Promise<Page> {
  return readPage(and(isOfCompany(viewer), tabs[tab]), after);
}

/** One's own ticket with what was said since. Refuses another's as not found. */
export function readTicket(viewer: Viewer, id: string): Promise<TicketView> {
  return readOne(and(isOwn(viewer), eq(supportTickets.id, id)));
}

/** A ticket of the company, for its administrators. Refuses another company's as not found. */
export function readAsked(viewer: Viewer, id: string): Promise<TicketView> {
  return readOne(and(isOfCompany(viewer), eq(supportTickets.id, id)));
}

const line = {
  id: supportTickets.id,
  number: supportTickets.number,
  topic: supportTickets.topic,
  answeredAt: supportTickets.answeredAt,
  closedAt: supportTickets.closedAt,
  createdAt: supportTickets.createdAt,
  who: sql<string>`coalesce(${accounts.firstName} || ' ' || ${accounts.lastName}, ${supportTickets.email})`,
  guest: sql<boolean>`coalesce(${accounts.role} = 'guest', false)`,
};

async function readPage(where: SQL | undefined, after?: string): Promise<Page> {
  const rows = await db()
    .select(line)
    .from(supportTickets)
    .leftJoin(accounts, eq(accounts.id, supportTickets.authorId))
    .where(and(where, beyond([supportTickets.createdAt, supportTickets.id], after)))
    .orderBy(desc(supportTickets.createdAt), desc(supportTickets.id))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.createdAt, row.id]);
  return { items: items.map(lineOf), next };
}

type Row = Omit<TicketLine, "state" | "createdAt"> & {
  answeredAt: Date | null;
  closedAt: Date | null;
  createdAt: Date;
};

function lineOf({ answeredAt, closedAt, createdAt, ...row }: Row): TicketLine {
  const state = closedAt ? "closed" : answeredAt ? "answered" : "waiting";
  return { ...row, state, createdAt: createdAt.toISOString() };
}

async function readOne(where: SQL | undefined): Promise<TicketView> {
  const [row] = await db()
    .select({
      ...line,
      text: supportTickets.text,
      diagnostics: supportTickets.diagnostics,
      email: supportTickets.email,
      files,
      messages,
    })
    .from(supportTickets)
    .leftJoin(accounts, eq(accounts.id, supportTickets.authorId))
    .where(where);
  if (!row) refuse("not-found");
  const { text, diagnostics, email, files: sent, messages: said } = row;
  const told = said.map((one) => ({ ...one, createdAt: new Date(one.createdAt).toISOString() }));
  const { id, number, topic, answeredAt, closedAt, createdAt, who, guest } = row;
  const known = lineOf({ id, number, topic, answeredAt, closedAt, createdAt, who, guest });
  return { ...known, text, diagnostics, email, files: sent, messages: told };
}

const files = sql<TicketView["files"]>`coalesce((
  select json_agg(json_build_object(
    'kind', 'file', 'id', f.id, 'src', '/files/' || f.id, 'name', f.name, 'bytes', f.bytes) order by s.place)
  from ${supportFiles} s join files f on f.id = s.file_id where s.ticket_id = support_tickets.id), '[]'::json)`;

/** The latest two hundred: nobody talks longer with support, and no list is without an end. */
const messages = sql<TicketView["messages"]>`coalesce((
  select json_agg(json_build_object('id', m.id, 'name', p.first_name || ' ' || p.last_name,
    'ofDesk', m.of_desk, 'text', m.text, 'createdAt', m.created_at) order by m.created_at, m.id)
  from (select * from ${supportMessages} s where s.ticket_id = support_tickets.id
    order by s.created_at desc, s.id desc limit 200) m
  join accounts p on p.id = m.author_id), '[]'::json)`;
