import { eq } from "drizzle-orm";
import { thanksPage } from "#app/engines/ledger/routes.ts";
import { ledgerTransactions } from "#app/engines/ledger/server/index.ts";
import { isAbout, isThere, type NoticeFamily, notifyPeople } from "#app/engines/notifications/server/index.ts";
import { balance } from "#app/loyalty/balance/routes.ts";
import { href } from "#app/web/urls.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { pointNotes } from "./schema.ts";

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
  },
  mail: "digest",
  push: "now",
};

/** Tells a colleague that points have come to them from somebody, with the words. */
export const notifyOfPoints: Listener = {
  name: "notifications.points",
  kinds: ["points.transferred"],
  async hear({ objectId, groupId, actorId }) {
    const [row] = await db()
      .select({ receiverId: pointNotes.receiverId, words: pointNotes.words })
      .from(pointNotes)
      .where(eq(pointNotes.transactionId, objectId));
    if (!row?.receiverId) return;
    await notifyPeople([
      {
        ...{ accountId: row.receiverId, groupId, actorId, kind: "points-came", eventKey: `points/${objectId}` },
        ...{ subject: row.words, href: `${href(balance.statement)}#${objectId}` },
      },
    ]);
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
