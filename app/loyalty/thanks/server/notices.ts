import { and, eq, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isAbout, isThere, type NoticeFamily, notifyPeople } from "#app/engines/notifications/server/index.ts";
import { thanks as urls } from "#app/loyalty/thanks/routes.ts";
import { href } from "#app/web/urls.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { isPresent } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { thanks, thanksReceivers } from "./schema.ts";
import { readSettings } from "./settings.ts";

const leadsTo = () => isThere(thanks, and(isAbout(thanks.id), isNull(thanks.withdrawnAt)));

export const thanksNotices: NoticeFamily = {
  name: "thanks",
  title: "Благодарности",
  hint: "Вас поблагодарили, вам ответили, поблагодарили вашего сотрудника",
  kinds: {
    thanked: { words: "Вас благодарят", personal: true, leadsTo },
    "thanks-answered": { words: "Ответ на вашу благодарность", personal: true, leadsTo },
    "thanks-to-report": { words: "Поблагодарили вашего сотрудника", leadsTo },
  },
  mail: "digest",
  push: "now",
  mark: "thanks",
};

const managers = alias(accounts, "managers");

/** Tells those who are thanked, and whom they answer to where all may read it and the company wants it so. */
export const notifyOfThanks: Listener = {
  name: "notifications.thanks",
  kinds: ["thanks.sent", "thanks.answered"],
  async hear({ kind, objectId, groupId, actorId }, key) {
    const [card] = await db()
      .select()
      .from(thanks)
      .where(and(eq(thanks.id, objectId), isNull(thanks.withdrawnAt)));
    if (!card) return;
    const about = {
      groupId,
      actorId,
      eventKey: kind === "thanks.sent" ? `thanks/${objectId}` : key,
      subject: card.words.slice(0, 120),
      href: href(urls.one, { id: objectId }),
    };
    if (kind === "thanks.answered")
      return notifyPeople([{ ...about, accountId: card.authorId, kind: "thanks-answered" }]);
    const people = await db()
      .select({ person: accounts.id, manager: managers.id })
      .from(thanksReceivers)
      .innerJoin(accounts, eq(accounts.id, thanksReceivers.accountId))
      .leftJoin(managers, and(eq(managers.id, accounts.managerId), isPresent(managers)))
      .where(eq(thanksReceivers.thanksId, objectId));
    await notifyPeople(people.map(({ person }) => ({ ...about, accountId: person, kind: "thanked" })));
    const { tellsManager } = await readSettings(groupId);
    if (!tellsManager || card.circle !== "public") return;
    const told = new Set(people.map(({ person }) => person));
    const above = new Set(people.flatMap(({ manager }) => (manager && !told.has(manager) ? [manager] : [])));
    await notifyPeople([...above].map((accountId) => ({ ...about, accountId, kind: "thanks-to-report" })));
  },
};
