import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { guests } from "#app/access/guests/routes.ts";
import { isAbout, isThere, type NoticeFamily, notifyPeople } from "#app/engines/notifications/server/index.ts";
import { href } from "#app/web/urls.ts";
import { mayAs, type Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { findHolders } from "#platform/people/administrators.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";

const sponsors = alias(accounts, "sponsors");
const invited = alias(accounts, "guests");

/** A guest is there for whoever answers for them, and for administrators. */
function isGuestOf(viewer?: Viewer): SQL {
  const isAnswered = viewer && !mayAs(viewer, "staff") ? eq(invited.sponsorId, viewer.accountId) : undefined;
  return isThere(
    sql`${accounts} guests`,
    and(isAbout(invited.id), eq(invited.role, "guest"), isNull(invited.leftAt), isAnswered),
  );
}

export const guestsNotices: NoticeFamily = {
  name: "guests",
  title: "Ваши гости",
  hint: "У гостя, за которого вы отвечаете, заканчивается доступ",
  kinds: { "guest-ends": { words: "Скоро закончится гостевой доступ", leadsTo: isGuestOf } },
  mail: "now",
  push: "now",
  mark: "id",
};

/**
 * Tells whoever answers for a guest that the term ends soon, once a term; where nobody does, or cannot, those who
 * keep the staff of the company.
 */
export const notifyOfGuest: Listener = {
  name: "notifications.guest",
  kinds: ["guest.ending"],
  async hear({ objectId: id, groupId, data }) {
    const { until } = data as { until: string };
    const [guest] = await db()
      .select({
        name: sql<string>`trim(${accounts.firstName} || ' ' || ${accounts.lastName})`,
        sponsorId: accounts.sponsorId,
        isThere: sql<boolean>`coalesce(${isColleague(sponsors)}, false)`,
        zone: sponsors.timeZone,
      })
      .from(accounts)
      .leftJoin(sponsors, eq(sponsors.id, accounts.sponsorId))
      .where(eq(accounts.id, id));
    if (!guest) return;
    const people =
      guest.sponsorId && guest.isThere
        ? [{ accountId: guest.sponsorId, groupId }]
        : await findHolders(groupId, "staff");
    // The term ends with a day: the moment itself is the next one already.
    const last = new Date(Date.parse(until) - 1);
    const day = new Intl.DateTimeFormat("ru", {
      day: "numeric",
      month: "long",
      timeZone: guest.zone ?? "Europe/Moscow",
    }).format(last);
    const told = {
      ...{ eventKey: `guest-ends/${id}/${until}`, kind: "guest-ends" as const, subject: guest.name },
      text: `Последний день – ${day}. Продлите, если гость ещё нужен`,
      href: href(guests.guest, { id }),
    };
    await notifyPeople(people.map((person) => ({ ...person, ...told })));
  },
};
