import { and, eq, sql } from "drizzle-orm";
import { isAbout, isThere, type NoticeFamily } from "#app/engines/notifications/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { accounts } from "#platform/people/schema.ts";
import { adaptationRuns } from "./schema.ts";
import { helps } from "./standing.ts";

const ofNewcomer = (viewer?: Viewer) =>
  isThere(adaptationRuns, and(isAbout(adaptationRuns.runId), viewer && eq(adaptationRuns.accountId, viewer.accountId)));

/** The page of a newcomer is there for those who help them and for who manages adaptation. */
function ofHelper(viewer?: Viewer) {
  const mayLook = viewer && (viewer.rights.includes("adaptation") ? sql`true` : helps(viewer));
  const people = sql`${adaptationRuns} join ${accounts} on ${accounts.id} = ${adaptationRuns.accountId}`;
  return isThere(people, and(isAbout(adaptationRuns.accountId), mayLook));
}

const own = (words: string) => ({ words, leadsTo: ofNewcomer });
const theirs = (words: string) => ({ words, leadsTo: ofHelper });

export const adaptationNotices: NoticeFamily = {
  name: "adaptation",
  title: "Адаптация",
  hint: "Ваша программа и шаги ваших новичков: начало, проверка, ответ, напоминание",
  kinds: {
    "adaptation-started": own("Для вас началась программа"),
    "adaptation-due": own("До срока остался один рабочий день"),
    "adaptation-accepted": own("Шаг принят"),
    "adaptation-returned": own("Шаг вернули на доработку"),
    "adaptation-reminded": own("Руководитель напоминает о шаге"),
    "adaptation-added": own("У вас новый личный шаг"),
    "adaptation-concluded": own("По испытательному сроку есть заключение"),
    "adaptation-ended": own("Программа пройдена, поздравляем"),
    "adaptation-submitted": theirs("Новичок отправил шаг на проверку"),
    "adaptation-helping": theirs("Вы помогаете новичку"),
    "adaptation-walked": theirs("Новичок прошёл программу"),
    "adaptation-duty": theirs("Завтра срок вашего шага для новичка"),
  },
  mail: "now",
  push: "now",
  mark: "adaptation",
};

export const lateNotices: NoticeFamily = {
  name: "adaptation-late",
  title: "Адаптация: что задержалось",
  hint: "Раз в рабочий день, пока есть шаги, срок которых прошёл",
  kinds: {
    "adaptation-late": own("Есть шаги, срок которых прошёл. Не страшно: начните с первого"),
    "adaptation-their-late": theirs("У новичка есть шаги, срок которых прошёл"),
  },
  mail: "digest",
  push: "off",
  mark: "adaptation",
};

export const deskNotices: NoticeFamily = {
  name: "adaptation-desk",
  title: "Адаптация: что застряло",
  hint: "Шаг возвращали трижды",
  kinds: { "adaptation-stuck": theirs("Шаг вернули в третий раз") },
  mail: "digest",
  push: "off",
  mark: "adaptation",
  isFor: (viewer) => viewer.rights.includes("adaptation"),
};
