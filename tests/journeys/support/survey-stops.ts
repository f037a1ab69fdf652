import { guestToken } from "./fill-surveys.ts";

/** How the pages of surveys and tests are opened. */
export const surveyPages = {
  "surveys/survey": { path: "/surveys/{survey}" },
  "surveys/section": { path: "/surveys/{survey}/2" },
  "surveys/results": { path: "/surveys/{doneSurvey}/results" },
  "guest-surveys/whole": { path: `/answer/${guestToken}` },
  "guest-surveys/section": { path: `/answer/${guestToken}/1` },
  "quizzes/quiz": { path: "/tests/{quiz}" },
  "quizzes/section": { path: "/tests/{quiz}/1" },
  "quizzes/attempt": { path: "/tests/{quiz}/attempts/{quizAttempt}" },
  "questionnaire-desk/build": { path: "/admin/questionnaires/{draftSurvey}", who: "admin" },
  "questionnaire-desk/question": { path: "/admin/questionnaires/{draftSurvey}/questions/matrix", who: "admin" },
  "questionnaire-desk/settings": { path: "/admin/questionnaires/{draftSurvey}/settings", who: "admin" },
  "questionnaire-desk/preview": { path: "/admin/questionnaires/{survey}/preview", who: "admin" },
  "questionnaire-desk/links": { path: "/admin/questionnaires/{survey}/links", who: "admin" },
  "questionnaire-desk/results": { path: "/admin/questionnaires/{doneSurvey}/results", who: "admin" },
  "questionnaire-desk/people": { path: "/admin/questionnaires/{quiz}/people", who: "admin" },
  "questionnaire-desk/attempt": { path: "/admin/questionnaires/{quiz}/attempts/{quizAttempt}", who: "admin" },
  "questionnaire-desk/table": { path: "/admin/questionnaires/{doneSurvey}/answers.csv", who: "admin" },
  "questionnaire-desk/workbook": { path: "/admin/questionnaires/{doneSurvey}/answers.xlsx", who: "admin" },
  "questionnaire-desk/book": { path: "/admin/questionnaires/{doneSurvey}/questions.csv", who: "admin" },
  "question-bank/topics": { path: "/admin/questionnaires/bank", who: "admin" },
  "question-bank/topic": { path: "/admin/questionnaires/bank/{topic}", who: "admin" },
  "question-bank/copying": { path: "/admin/questionnaires/bank/{topic}/copy", who: "admin" },
  "question-bank/question": { path: "/admin/questionnaires/bank/{topic}/new?kind=multiple", who: "admin" },
};

export const surveyThings = {
  topic: {
    who: "admin",
    path: "/admin/questionnaires/bank",
    link: /href="\/admin\/questionnaires\/bank\/([0-9a-f-]{36})"/,
  },
  survey: { who: "anna", path: "/surveys", link: /href="\/surveys\/([0-9a-f-]{36})"/ },
  doneSurvey: { who: "anna", path: "/surveys?tab=done", link: /href="\/surveys\/([0-9a-f-]{36})"/ },
  quiz: { who: "anna", path: "/tests", link: /href="\/tests\/([0-9a-f-]{36})"/ },
  quizAttempt: { who: "anna", path: "/tests/{quiz}", link: /\/attempts\/([0-9a-f-]{36})"/ },
  draftTest: {
    who: "admin",
    path: "/admin/questionnaires?state=draft",
    link: /href="\/admin\/questionnaires\/([0-9a-f-]{36})"[^>]*>Тест из банка</,
  },
  draftSurvey: {
    who: "admin",
    path: "/admin/questionnaires?state=draft",
    link: /href="\/admin\/questionnaires\/([0-9a-f-]{36})"[^>]*>Черновик опроса</,
  },
};

/** More states of the same pages. */
export const surveyStates = {
  "a survey's first section": { path: "/surveys/{survey}/1" },
  "a survey that is over": { path: "/surveys/{doneSurvey}" },
  "a link for guests that leads nowhere": { path: `/answer/${"A".repeat(43)}` },
  "no surveys of one's own": { path: "/surveys?tab=mine" },
  "a published survey": { path: "/admin/questionnaires/{survey}", who: "admin" },
  "no paused questionnaires": { path: "/admin/questionnaires?state=paused", who: "admin" },
  "a new question": { path: "/admin/questionnaires/{draftSurvey}/questions/new?kind=image", who: "admin" },
  "settings of a test": { path: "/admin/questionnaires/{quiz}/settings", who: "admin" },
  "questions of a test to copy": { path: "/admin/questionnaires/bank/{topic}/copy?from={quiz}", who: "admin" },
  "a draft test that draws out of the bank": { path: "/admin/questionnaires/{draftTest}", who: "admin" },
  "sums of a test": { path: "/admin/questionnaires/{quiz}/results", who: "admin" },
};
