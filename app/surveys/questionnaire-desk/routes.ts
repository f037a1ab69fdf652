import { page, pictured } from "#app/web/urls.ts";

const audience = "surveys";

/** Where surveys and tests are made, begun, ended and read. What is about one of them opens to its co-authors too. */
export const questionnaireDesk = {
  list: page("/admin/questionnaires", { audience, title: "Опросы и тесты" }),
  create: page("/admin/questionnaires/new", { audience, title: "Новая анкета" }),
  build: page("/admin/questionnaires/:id", { title: "Вопросы анкеты" }),
  question: page("/admin/questionnaires/:id/questions/:question", { title: "Вопрос", files: pictured }),
  settings: page("/admin/questionnaires/:id/settings", { title: "Настройки анкеты" }),
  preview: page("/admin/questionnaires/:id/preview", { title: "Предпросмотр анкеты" }),
  links: page("/admin/questionnaires/:id/links", { title: "Ссылки для гостей" }),
  results: page("/admin/questionnaires/:id/results", { title: "Итоги анкеты" }),
  people: page("/admin/questionnaires/:id/people", { title: "Кто ответил" }),
  attempt: page("/admin/questionnaires/:id/attempts/:attempt", { title: "Попытка теста" }),
  table: page("/admin/questionnaires/:id/answers.csv"),
  workbook: page("/admin/questionnaires/:id/answers.xlsx"),
  book: page("/admin/questionnaires/:id/questions.csv"),
};
