import type { ArticleStep } from "../contract.ts";

/** What the buttons say; the step that one most often means comes first. */
const stepTitles: Record<ArticleStep, string> = {
  publish: "Опубликовать",
  save: "Сохранить",
  review: "На проверку",
  schedule: "Запланировать",
  request: "Вернуть на доработку",
  return: "Вернуть в черновики",
  unpublish: "Снять с публикации",
  archive: "В архив",
};

export type StepButton = { step: ArticleStep; title: string };

/** The buttons of steps, in their order: made by the server, so that the form's script need not know their words. */
export function buttonsOf(steps: ArticleStep[]): StepButton[] {
  const order = Object.keys(stepTitles) as ArticleStep[];
  return order.filter((step) => steps.includes(step)).map((step) => ({ step, title: stepTitles[step] }));
}

/** What is said when a step is taken. */
export const stepDone: Record<ArticleStep, string> = {
  save: "Сохранено",
  review: "Отправлено на проверку",
  publish: "Опубликовано",
  schedule: "Запланировано",
  request: "Вернули на доработку",
  return: "Вернули в черновики",
  unpublish: "Снято с публикации",
  archive: "Убрано в архив",
};
