import type { CaseView } from "../contract.ts";

/** Why somebody cannot decide a case. */
export const barredWords: Record<NonNullable<CaseView["barred"]>, string> = {
  own: "Это ваши слова: дело решит другой модератор.",
  "first-decision": "Первое решение принимали вы: обращение рассмотрит другой модератор.",
  claimed: "Этим занят другой модератор.",
  closed: "Решение принято.",
};
