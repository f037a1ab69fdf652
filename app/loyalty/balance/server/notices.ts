import { and, eq, sql } from "drizzle-orm";
import { thanksPage } from "#app/engines/ledger/routes.ts";
import { ledgerTransactions } from "#app/engines/ledger/server/index.ts";
import { isAbout, isThere, type NoticeFamily, notifyPeople } from "#app/engines/notifications/server/index.ts";
import { balanceDesk } from "#app/loyalty/balance/desk-routes.ts";
import { balance } from "#app/loyalty/balance/routes.ts";
import { href } from "#app/web/urls.ts";
import { mayAs } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { findHolders } from "#platform/people/administrators.ts";
import { pointNotes, pointReversals } from "./schema.ts";

export const pointNotices: NoticeFamily = {
  name: "points",
  title: "Баллы",
  hint: "Вам перевели или начислили баллы, баллы скоро сгорят, новый месяц благодарностей",
  kinds: {
    "points-came": {
      words: "Вам пришли баллы",
      personal: true,
      leadsTo: () => isThere(ledgerTransactions, isAbout(ledgerTransactions.id)),
    },
    "points-allowance": { words: "Кошелёк для благодарностей снова полон", personal: true },
    "points-end": { words: "Скоро сгорят баллы", personal: true },
    "fund-low": { words: "Фонд почти пуст", personal: true },
    "points-reversal": {
      words: "Нужно ваше решение: отмена операции с баллами",
      leadsTo: (viewer) =>
        viewer && !mayAs(viewer, "points")
          ? sql`false`
          : isThere(pointReversals, and(isAbout(pointReversals.id), eq(pointReversals.state, "asked"))),
    },
  },
  mail: "digest",
  push: "now",
  mark: "balance",
};

/** Tells a colleague that points have come to them from somebody, with the words. */
export const notifyOfPoints: Listener = {
  name: "notifications.points",
  kinds: ["points.transferred"],
  async hear({ objectId, groupId, actorId }) {
    const [row] = await db()
      .select({ receiverId: pointNotes.receiverId, words: pointNotes.words, kind: ledgerTransactions.kind })
      .from(pointNotes)
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, pointNotes.transactionId))
      .where(eq(pointNotes.transactionId, objectId));
    if (!row?.receiverId) return;
    const purse = row.kind === "thanks-top-up" ? "thanks" : undefined;
    await notifyPeople([
      {
        ...{ accountId: row.receiverId, groupId, actorId, kind: "points-came", eventKey: `points/${objectId}` },
        ...{ subject: row.words, href: `${href(balance.statement, null, { purse })}#${objectId}` },
      },
    ]);
  },
};

/** Tells the others who keep the points that a large operation waits for one of them. */
export const notifyOfReversal: Listener = {
  name: "notifications.points.reversal",
  kinds: ["points.reversal-asked"],
  async hear({ objectId, groupId, actorId }) {
    const [row] = await db()
      .select({ words: pointReversals.words })
      .from(pointReversals)
      .where(and(eq(pointReversals.id, objectId), eq(pointReversals.state, "asked")));
    if (!row) return;
    const others = (await findHolders(groupId, "points")).filter(({ accountId }) => accountId !== actorId);
    const about = { kind: "points-reversal", actorId, eventKey: `points-reversal/${objectId}`, subject: row.words };
    const to = `${href(balanceDesk.adminOperations)}#${objectId}`;
    await notifyPeople(others.map((one) => ({ ...one, ...about, href: to })));
  },
};

/** Tells everybody whose purse for thanks is full again, once a month. */
export const tellOfAllowance = (groupId: string, people: string[], month: string) =>
  notifyPeople(
    people.map((accountId) => ({
      ...{ accountId, groupId, kind: "points-allowance", eventKey: `points-allowance/${accountId}/${month}` },
      ...{ subject: "Кого вы поблагодарите первым?", href: href(thanksPage) },
    })),
  );
