import type { ArticleStep } from "../contract.ts";

/** What the buttons say. */
export const stepTitles: Record<ArticleStep, string> = {
  save: "Сохранить",
  review: "На проверку",
  publish: "Опубликовать",
  schedule: "Запланировать",
  return: "Вернуть в черновики",
  unpublish: "Снять с публикации",
};

/** What is said when a step is taken. */
export const stepDone: Record<ArticleStep, string> = {
  save: "Сохранено",
  review: "Отправлено на проверку",
  publish: "Опубликовано",
  schedule: "Запланировано",
  return: "Вернули в черновики",
  unpublish: "Снято с публикации",
};
