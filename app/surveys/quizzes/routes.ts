import { page } from "#app/web/urls.ts";

/** Tests; in code they are quizzes, because a folder of tests holds tests. */
export const quizzes = {
  list: page("/tests", { title: "Тесты", deepLinks: ["tests"] }),
  quiz: page("/tests/:anketaId", { title: "Тест" }),
  section: page("/tests/:anketaId/:part", { title: "Вопросы теста" }),
  attempt: page("/tests/:anketaId/attempts/:attempt", { title: "Итог теста" }),
};
