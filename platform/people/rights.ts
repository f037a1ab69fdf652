/**
 * What a person may do beyond reading and writing of their own, as people call it. A right has a line here, and the face of
 * the area whose desks it opens says what these are (`rights` in its area.ts): what opens nothing is not given.
 */
export const rightTitles = {
  editor: "Редактор",
  "chief-editor": "Главный редактор",
  moderator: "Модератор",
  surveys: "Опросы",
  points: "Баллы",
  staff: "Кадры",
  events: "События",
  maps: "Карты",
  store: "Магазин",
  learning: "Обучение",
  services: "Сервисы",
  adaptation: "Адаптация",
} as const;
export type Right = keyof typeof rightTitles;
export const rights = Object.keys(rightTitles) as [Right, ...Right[]];

/** What a right takes for granted: a chief editor is an editor too. */
const needed: Partial<Record<Right, Right>> = { "chief-editor": "editor" };

/** What is given with a right: itself, and what it takes for granted. */
export function givenWith(right: Right): Right[] {
  const also = needed[right];
  return also ? [also, right] : [right];
}

/** What goes when a right is taken: itself, and what takes it for granted. */
export function takenWith(right: Right): Right[] {
  return [right, ...rights.filter((one) => needed[one] === right)];
}
