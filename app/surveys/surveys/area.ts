import { area } from "#app/area.ts";
import { quizzes } from "#app/surveys/quizzes/routes.ts";
import { href } from "#app/web/urls.ts";
import { surveysContract } from "./contract.ts";
import { surveysNavigation } from "./navigation.ts";
import { surveys as urls } from "./routes.ts";
import { readInFeed } from "./server/in-feed.ts";
import {
  notifyOfMark,
  notifyOfNew,
  notifyOfReminder,
  notifyOfResults,
  notifyOfSharing,
  notifyOfViewing,
  surveyNotices,
} from "./server/notices.ts";
import { openForMe } from "./server/open.ts";
import { keepInSearch, questionnaireSource } from "./server/search-source.ts";

/** Surveys: what colleagues are asked. Their answers, and those of tests, the engine of questionnaires keeps. */
export const surveys = area({
  title: "Опросы",
  contract: surveysContract,
  navigation: surveysNavigation,
  serve: { inFeed: readInFeed },
  search: [questionnaireSource],
  listeners: [
    keepInSearch,
    notifyOfNew,
    notifyOfReminder,
    notifyOfResults,
    notifyOfMark,
    notifyOfViewing,
    notifyOfSharing,
  ],
  notices: [surveyNotices],
  widgets: { surveys: openForMe },
  postings: [
    {
      name: "survey",
      title: "Ответ на опрос",
      why: "Столько обещал опрос за ответ; без имён – всем вместе, когда опрос закрыли.",
      address: (anketaId) => href(urls.survey, { anketaId }),
    },
    {
      name: "test",
      title: "Сданный тест",
      why: "Столько обещал тест тому, кто его сдаст; один раз.",
      address: (anketaId) => href(quizzes.quiz, { anketaId }),
    },
  ],
});
