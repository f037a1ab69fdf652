import type { DeskLine, PersonState } from "../contract.ts";

/** The states of an account as people call them. */
export const stateWords: Record<PersonState, string> = {
  active: "Работает",
  invited: "Ещё не входил",
  suspended: "Приостановлен",
  left: "Не работает",
};

export const roleWords: Record<DeskLine["role"], string> = {
  employee: "Сотрудник",
  guest: "Гость",
  admin: "Администратор",
};

export const rightWords: Record<DeskLine["rights"][number], string> = {
  editor: "Редактор",
  "chief-editor": "Главный редактор",
  moderator: "Модератор",
};

/** Words as the lines of a list of choices. */
export const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
