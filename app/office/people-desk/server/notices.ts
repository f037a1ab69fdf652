import { ownData } from "#app/access/own-data/routes.ts";
import { notifyPeople } from "#app/engines/notifications/server/index.ts";
import { peopleDesk } from "#app/office/people-desk/routes.ts";
import { href } from "#app/web/urls.ts";
import type { Listener } from "#platform/events/index.ts";
import { findAdministrators } from "#platform/people/administrators.ts";

const whyWords = { consent: "согласие на обработку данных отозвано", erasure: "просьба удалить данные" };

/** Tells the administrators that the days of the law run out, each once of each day that counts. */
export const notifyOfDue: Listener = {
  name: "notifications.data-due",
  kinds: ["data.due"],
  async hear({ objectId: accountId, groupId, actorId, data }) {
    const { why, at, until } = data as { why: keyof typeof whyWords; at: string; until: string };
    const isConsent = why === "consent";
    const told = {
      ...{ eventKey: `data-due/${why}/${accountId}/${at}`, kind: "data-due" as const, actorId },
      subject: whyWords[why],
      text: `Данные нужно перестать обрабатывать не позже ${dayOf(until.slice(0, 10))}`,
      href: isConsent ? href(peopleDesk.person, { id: accountId }) : href(ownData.adminErasures),
    };
    const people = (await findAdministrators(groupId)).filter((person) => person.accountId !== accountId);
    await notifyPeople(people.map((person) => ({ ...person, ...told })));
  },
};

const dayOf = (date: string) =>
  new Intl.DateTimeFormat("ru", { day: "numeric", month: "long", timeZone: "UTC" }).format(new Date(`${date}T00:00Z`));
