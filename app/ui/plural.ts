const rules = new Intl.PluralRules("ru");
const numbers = new Intl.NumberFormat("ru");
const places = { one: 0, few: 1 } as Partial<Record<Intl.LDMLPluralRule, 0 | 1>>;

/** The word that fits the number: `plural(5, ["публикация", "публикации", "публикаций"])` → «публикаций». */
export function plural(count: number, forms: readonly [one: string, few: string, many: string]): string {
  // A fraction takes the second form: «1,5 балла».
  return forms[Number.isInteger(count) ? (places[rules.select(count)] ?? 2) : 1];
}

/** Number and word: «1 205 публикаций», joined by a space that does not break. */
export function counted(count: number, forms: readonly [one: string, few: string, many: string]): string {
  return `${numbers.format(count)}\u00a0${plural(count, forms)}`;
}
