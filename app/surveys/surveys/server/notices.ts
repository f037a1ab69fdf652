import { and, inArray, type SQL } from "drizzle-orm";
import {
  isAbout,
  isThere,
  type NoticeFamily,
  notifyInParts,
  notifyPeople,
} from "#app/engines/notifications/server/index.ts";
import {
  type AttemptEvent,
  type Concerned,
  findAsked,
  findTaker,
  findViewers,
  isOnDesk,
  isOut,
  isWatched,
  type QuestionnaireEvent,
  questionnaires,
} from "#app/engines/questionnaires/server/index.ts";
import { questionnaireDesk } from "#app/surveys/questionnaire-desk/routes.ts";
import { quizzes } from "#app/surveys/quizzes/routes.ts";
import { surveys } from "#app/surveys/surveys/routes.ts";
import { href } from "#app/web/urls.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import type { Listener, PortalEvent } from "#platform/events/index.ts";
import { addressOf } from "./search-source.ts";

/** What is over, or speaks to others now, is told of no more. */
const leadsTo = (viewer?: Viewer): SQL =>
  isThere(
    questionnaires,
    and(isAbout(questionnaires.id), viewer ? isOut(viewer) : inArray(questionnaires.state, ["published", "closed"])),
  );

export const surveyNotices: NoticeFamily = {
  name: "surveys",
  title: "Опросы и тесты",
  hint: "Новые, напоминания и готовые итоги",
  kinds: {
    "survey-new": { words: "Ответьте, пожалуйста, на опрос", leadsTo },
    "test-new": { words: "Пройдите, пожалуйста, тест", leadsTo },
    "survey-reminder": { words: "Напоминаем: ждём вашего ответа", leadsTo },
    "survey-results": { words: "Готовы итоги опроса", leadsTo },
    "test-result": { words: "Тест проверен: итог готов", leadsTo },
    "test-annulled": { words: "Попытку теста аннулировали: её можно пройти заново", leadsTo },
    "survey-viewer": {
      words: "Вам открыли итоги опроса",
      leadsTo: (viewer) => isThere(questionnaires, and(isAbout(questionnaires.id), viewer && isWatched(viewer))),
    },
    "survey-coauthor": {
      words: "Вас позвали составлять вместе",
      leadsTo: (viewer) => isThere(questionnaires, and(isAbout(questionnaires.id), viewer && isOnDesk(viewer))),
    },
  },
  mail: "digest",
  push: "now",
  mark: "surveys",
};

type Kind = "survey-new" | "test-new" | "survey-reminder" | "survey-results" | "test-result";

/** Tells those who are asked of a new survey or test, part by part. */
export const notifyOfNew = telling("questionnaire.opened", "asked", ({ kind }) =>
  kind === "test" ? "test-new" : "survey-new",
);

/** Reminds those who have not answered. */
export const notifyOfReminder = telling("questionnaire.reminded", "waiting", () => "survey-reminder");

/** Tells those who may see the sums that it is over, and those who have taken a test that they may know now how. */
export const notifyOfResults = telling("questionnaire.closed", "summed", ({ kind, settings }) => {
  if (kind === "test") return settings.when === "closed" && settings.shows !== "nothing" ? "test-result" : undefined;
  return settings.results === "never" ? undefined : "survey-results";
});

/** Tells who has taken a test that it is marked, as far as they may know, or that their attempt does not count. */
export const notifyOfMark: Listener = {
  name: "notifications.questionnaire.marked",
  kinds: ["questionnaire.marked", "questionnaire.annulled"] satisfies AttemptEvent[],
  async hear({ kind: event, objectId: attempt, actorId }) {
    const taker = await findTaker(attempt);
    const isAnnulled = event === "questionnaire.annulled";
    if (!taker || !(isAnnulled || taker.isTold)) return;
    const { row, accountId, groupId, subject } = taker;
    const kind = isAnnulled ? ("test-annulled" as const) : ("test-result" as const);
    const address = href(quizzes.attempt, { anketaId: row.id, attempt });
    await notifyPeople([{ accountId, groupId, subject, kind, actorId, href: address, eventKey: `${kind}/${attempt}` }]);
  },
};

/** Tells those to whom the results were opened, once. */
export const notifyOfViewing: Listener = {
  name: "notifications.questionnaire.opened-results",
  kinds: ["questionnaire.opened-results", "questionnaire.opened"],
  async hear({ objectId, actorId }) {
    const people = await findViewers(objectId, false);
    const about = { kind: "survey-viewer" as const, actorId, href: href(surveys.results, { anketaId: objectId }) };
    await notifyPeople(people.map((one) => ({ ...one, ...about, eventKey: `survey-viewer/${objectId}` })));
  },
};

/** Tells those who compose it from now on, once. */
export const notifyOfSharing: Listener = {
  name: "notifications.questionnaire.shared",
  kinds: ["questionnaire.shared"],
  async hear({ objectId, actorId }) {
    const people = await findViewers(objectId, true);
    const about = { kind: "survey-coauthor" as const, actorId, href: href(questionnaireDesk.build, { id: objectId }) };
    await notifyPeople(people.map((one) => ({ ...one, ...about, eventKey: `survey-coauthor/${objectId}` })));
  },
};

type Asked = Awaited<ReturnType<typeof findAsked>>[number];

function telling(event: QuestionnaireEvent, who: Concerned, kindOf: (asked: Asked) => Kind | undefined): Listener {
  const others = `${event}-further`;
  return {
    name: `notifications.${event}`,
    kinds: [event, others],
    async hear(happened: PortalEvent, key) {
      const { objectId, actorId } = happened;
      await notifyInParts(happened, {
        others,
        find: async (part) => {
          const people = await findAsked(objectId, { ...part, who });
          return people.some((one) => kindOf(one)) ? people : [];
        },
        say: ({ accountId, groupId, subject, ...asked }) => ({
          ...{
            accountId,
            groupId,
            subject,
            actorId,
            eventKey: event === "questionnaire.reminded" ? key : `${event}/${objectId}`,
          },
          kind: kindOf({ accountId, groupId, subject, ...asked })!,
          href: addressOf(asked.kind, objectId),
        }),
      });
    },
  };
}
