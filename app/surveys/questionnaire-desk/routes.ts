import { page, pictured } from "#app/web/urls.ts";

const audience = "admin";

/** Where surveys and tests are made, begun, ended and read. */
export const questionnaireDesk = {
  list: page("/admin/questionnaires", { audience, title: "Опросы и тесты" }),
  create: page("/admin/questionnaires/new", { audience, title: "Новая анкета" }),
  build: page("/admin/questionnaires/:id", { audience, title: "Вопросы анкеты" }),
  question: page("/admin/questionnaires/:id/questions/:question", { audience, title: "Вопрос", files: pictured }),
  settings: page("/admin/questionnaires/:id/settings", { audience, title: "Настройки анкеты" }),
  preview: page("/admin/questionnaires/:id/preview", { audience, title: "Предпросмотр анкеты" }),
  results: page("/admin/questionnaires/:id/results", { audience, title: "Итоги анкеты" }),
  people: page("/admin/questionnaires/:id/people", { audience, title: "Кто ответил" }),
  attempt: page("/admin/questionnaires/:id/attempts/:attempt", { audience, title: "Попытка теста" }),
  table: page("/admin/questionnaires/:id/answers.csv", { audience }),
  workbook: page("/admin/questionnaires/:id/answers.xlsx", { audience }),
  book: page("/admin/questionnaires/:id/questions.csv", { audience }),
};
