import { eq } from "drizzle-orm";
import { ownData } from "#app/access/own-data/routes.ts";
import { type NoticeFamily, notifyPeople } from "#app/engines/notifications/server/index.ts";
import { type DutyCounts, type DutyName, dutyNames } from "#app/office/people-desk/contract.ts";
import { peopleDesk } from "#app/office/people-desk/routes.ts";
import { account } from "#app/people/account/routes.ts";
import { href } from "#app/web/urls.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { findAdministrators } from "#platform/people/administrators.ts";
import { accounts } from "#platform/people/schema.ts";

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

/** What a person is told of who takes over from a colleague. */
export const dutiesNotices: NoticeFamily = {
  name: "duties",
  title: "Дела коллег",
  hint: "Коллега больше не работает, и за его дела отвечаете вы",
  kinds: { "duties-passed": "Теперь отвечаете вы" },
  mail: "now",
  push: "now",
  mandatory: true,
};

type Passed = { heir: string; chosen: boolean; counts: DutyCounts; places: string[] };

const dutyWords: Record<DutyName, string> = {
  led: "подчинённые",
  articles: "статьи в работе",
  rubrics: "рубрики",
  stories: "истории до показа",
  places: "каналы и сообщества",
  cases: "дела модерации",
  guests: "гости",
  questionnaires: "опросы и тесты",
  funds: "фонды баллов",
  topics: "темы мнений",
  maps: "карты",
  courses: "курсы",
  services: "сервисы",
  requests: "заявки в работе",
  newcomers: "новички",
};

/** Where nobody was chosen these have ways of their own: nobody leads on, an eldest admin owns, a queue waits. */
const ownWays: DutyName[] = ["led", "places", "newcomers"];

/** Tells whoever takes over for what they answer from now on. */
export const notifyOfDuties: Listener = {
  name: "notifications.duties-passed",
  kinds: ["duties.passed"],
  async hear({ objectId, groupId, actorId, data }, eventKey) {
    const { heir: accountId, chosen, counts, places } = data as Passed;
    const [leaver] = await db().select().from(accounts).where(eq(accounts.id, objectId));
    const names = dutyNames.filter((name) => name !== "cases" && (chosen || !ownWays.includes(name)));
    const titles = places.map((title) => `«${title}»`).join(", ");
    const things = names.flatMap((name) => {
      if (!counts[name]) return [];
      return `${dutyWords[name]} – ${name === "places" && titles ? titles : counts[name]}`;
    });
    if (!leaver || !things.length) return;
    const text = `Теперь за это отвечаете вы: ${things.join("; ")}`;
    const told = { subject: `${leaver.firstName} ${leaver.lastName} больше не работает`, text };
    const page = href(account.profile, { socialId: leaver.alias });
    await notifyPeople([
      { groupId, accountId, actorId, eventKey, kind: "duties-passed" as const, href: page, ...told },
    ]);
  },
};

const dayOf = (date: string) =>
  new Intl.DateTimeFormat("ru", { day: "numeric", month: "long", timeZone: "UTC" }).format(new Date(`${date}T00:00Z`));
