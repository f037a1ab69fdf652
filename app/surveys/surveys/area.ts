import { area } from "#app/area.ts";
import { notifyOfNew, notifyOfReminder, notifyOfResults, surveyNotices } from "./server/notices.ts";
import { keepInSearch, questionnaireSource } from "./server/search-source.ts";

/** Surveys: what colleagues are asked. Their answers, and those of tests, the engine of questionnaires keeps. */
export const surveys = area({
  title: "Опросы",
  contract: {},
  serve: {},
  search: [questionnaireSource],
  listeners: [keepInSearch, notifyOfNew, notifyOfReminder, notifyOfResults],
  notices: [surveyNotices],
});
