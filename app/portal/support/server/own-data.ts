import { sql } from "drizzle-orm";
import { iso, type OwnPart } from "#platform/own-data/part.ts";
import { supportMessages, supportTickets } from "./schema.ts";

/** What a person has asked support, and what was said on it; who answered is not told here, as nowhere. */
export const ownTickets: OwnPart[] = [
  {
    name: "tickets",
    title: "Обращения в поддержку",
    by: [supportTickets.authorId],
    after: "nameless",
    erase: (me) => [sql`update support_tickets set email = '', diagnostics = '' where author_id = ${me}`],
    head: {
      number: "Номер",
      at: "Когда",
      topic: "Тема",
      text: "Текст",
      diagnostics: "О браузере",
      email: "Почта",
      closed: "Закрыто",
    },
    rows: (me) => sql`select id as key, number, ${iso("created_at")} as at, topic, text, diagnostics, email,
      ${iso("closed_at")} as closed from support_tickets where author_id = ${me}`,
  },
  {
    name: "ticket-words",
    title: "Переписка с поддержкой",
    by: [supportMessages.authorId],
    after: "nameless",
    head: { number: "Обращение", at: "Когда", who: "Кто", text: "Текст" },
    rows: (me) => sql`
      select m.id as key, t.number, ${iso("m.created_at")} as at, case when m.of_desk then 'поддержка' else 'вы' end as who, m.text
      from support_messages m join support_tickets t on t.id = m.ticket_id where t.author_id = ${me}`,
  },
];
