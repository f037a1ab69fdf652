import { eq } from "drizzle-orm";
import { type NoticeFamily, notifyPeople } from "#app/engines/notifications/server/index.ts";
import { support } from "#app/portal/support/routes.ts";
import { supportMessages, supportTickets } from "#app/portal/support/server/index.ts";
import { href } from "#app/web/urls.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";

export const supportNotices: NoticeFamily = {
  name: "support",
  title: "Ответы поддержки",
  hint: "На ваши обращения",
  kinds: { support: "Поддержка ответила на обращение" },
  mail: "now",
  push: "now",
  mark: "help",
};

/** Tells a person that support has answered them. */
export const notifyOfSupport: Listener = {
  name: "notifications.support",
  kinds: ["support.answered"],
  async hear({ objectId }, key) {
    const [row] = await db()
      .select({
        id: supportTickets.id,
        accountId: supportTickets.authorId,
        groupId: supportTickets.groupId,
        subject: supportTickets.topic,
        text: supportMessages.text,
      })
      .from(supportMessages)
      .innerJoin(supportTickets, eq(supportTickets.id, supportMessages.ticketId))
      .where(eq(supportMessages.id, objectId));
    if (!row?.accountId) return;
    const { id, accountId, ...words } = row;
    const notice = { ...words, accountId, eventKey: key, kind: "support" as const, href: href(support.ticket, { id }) };
    await notifyPeople([notice]);
  },
};
