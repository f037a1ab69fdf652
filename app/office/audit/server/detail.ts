import { type Right, rightTitles } from "#platform/people/rights.ts";

const words: Record<string, string> = {
  name: "название",
  fields: "что",
  before: "было",
  until: "до",
  reason: "почему",
  right: "право",
  rights: "права",
  ended: "входов",
  made: "новых",
  changed: "изменено",
  left: "уволено",
  unchanged: "без изменений",
  problems: "ошибок",
  sponsor: "отвечает",
  company: "стало",
  amount: "сколько",
  viewers: "кому",
  coauthors: "кто",
  revoked: "отозвано",
};

const values: Record<string, string> = {
  active: "работает",
  invited: "ещё не входил",
  suspended: "приостановлен",
  over: "срок гостя вышел",
  left: "не работает",
  lastName: "фамилия",
  firstName: "имя",
  patronymic: "отчество",
  position: "должность",
  department: "подразделение",
  manager: "руководитель",
  location: "где работает",
  phone: "телефон",
  email: "почта",
  hiredOn: "день приёма",
};

/** The facts of a deed in a line of Russian words; what has no word is for the database alone. */
export function detailText(detail: Record<string, unknown> | null): string {
  return Object.entries(detail ?? {})
    .flatMap(([key, value]) => {
      const text = [value].flat().filter(Boolean).map(spell).join(", ");
      return words[key] && text ? [`${words[key]}: ${text}`] : [];
    })
    .join("; ");
}

function spell(value: unknown): string {
  const text = String(value);
  return Object.hasOwn(rightTitles, text) ? rightTitles[text as Right].toLowerCase() : (values[text] ?? text);
}
