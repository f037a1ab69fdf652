/**
 * What a person may do beyond reading and writing of their own, as people call it: an editor makes news, a chief editor
 * also approves, pins and keeps the rubrics; a moderator decides on reports. An area that needs another right adds it here.
 */
export const rightTitles = {
  editor: "Редактор",
  "chief-editor": "Главный редактор",
  moderator: "Модератор",
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
