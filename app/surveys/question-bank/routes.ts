import { page, pictured } from "#app/web/urls.ts";

/** Questions that tests draw from. Whoever composes a test sees them, and the server knows who does. */
export const questionBank = {
  topics: page("/admin/questionnaires/bank", { title: "Банк вопросов" }),
  topic: page("/admin/questionnaires/bank/:topic", { title: "Тема банка вопросов" }),
  copying: page("/admin/questionnaires/bank/:topic/copy", { title: "Вопросы из теста" }),
  question: page("/admin/questionnaires/bank/:topic/:question", { title: "Вопрос банка", files: pictured }),
};
