import { counted } from "#app/ui/plural.ts";
import type { ContentFilter, RuleAction, RuleKind, RulePlace } from "../contract.ts";

export const kindWords: Record<RuleKind, { title: string; make: string; terms: string; hint: string; rows: number }> = {
  words: {
    title: "Слова",
    make: "Искать слова",
    terms: "Слова",
    hint: "По одному в строке. «Казино» найдёт и «казиношный»; буквы е и ё – одно и то же.",
    rows: 6,
  },
  expression: {
    title: "Выражение",
    make: "Искать по выражению",
    terms: "Регулярное выражение",
    hint: "До 200 знаков, большие и маленькие буквы – одно и то же. Любая буква – \\p{L}, цифра – \\d. Границу слова \\b портал видит только у латинских букв.",
    rows: 2,
  },
  links: {
    title: "Ссылки",
    make: "Искать ссылки",
    terms: "Сайты, на которые ссылаться можно",
    hint: "По одному в строке, например example.ru: вместе с ним разрешены его поддомены. На сам портал ссылаться можно всегда.",
    rows: 4,
  },
};

export const actionWords: Record<RuleAction, { title: string; short: string; hint: string }> = {
  hold: {
    title: "Придержать",
    short: "Ждёт модератора",
    hint: "Видит только автор, пока модератор не прочитает",
  },
  flag: {
    title: "Показать модератору",
    short: "Дело модератору",
    hint: "Выходит сразу, а в очереди модераторов появляется дело",
  },
  alert: {
    title: "Только сообщить",
    short: "Уведомление",
    hint: "Выходит сразу, модераторы получают уведомление",
  },
};

export const placeWords: Record<RulePlace, string> = {
  publications: "В публикациях",
  comments: "В комментариях",
  both: "В публикациях и комментариях",
};

const shown = 3;

/** What a rule is called: what it looks for, as far as there is room. */
export function ruleTitle({ kind, terms }: Pick<ContentFilter, "kind" | "terms">): string {
  if (kind === "expression") return terms[0] ?? "";
  const some = terms.slice(0, shown).join(", ");
  const more = terms.length - shown;
  const list = more > 0 ? `${some} и ещё ${counted(more, kind === "words" ? wordForms : siteForms)}` : some;
  if (kind === "words") return list;
  return list ? `Ссылки, кроме ${list}` : "Любые ссылки";
}

const wordForms = ["слово", "слова", "слов"] as const;
const siteForms = ["сайта", "сайтов", "сайтов"] as const;
