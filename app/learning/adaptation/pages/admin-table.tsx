import { csv } from "#app/web/csv.ts";
import { load } from "#app/web/page.ts";
import { outcomeTitles, roleTitles, runTitles } from "../ui/words.ts";

const head = [
  ...["Новичок", "Должность", "Программа", "Состояние", "Первый день", "Конец испытательного срока"],
  ...["Сделано шагов", "Всего шагов", "На проверке", "Срок прошёл", "Нет исполнителя", "Заключение"],
];

/** Who walks and has walked a programme, as a table for other programs. */
export const loader = load(async ({ api }) => {
  const { items } = await api.adaptation.table({});
  const rows = items.map(({ newcomer, title, state, startedOn, trialEndsOn, outcome, missing, ...counts }) => [
    ...[newcomer.name, newcomer.position, title, runTitles[state], startedOn, trialEndsOn ?? ""],
    ...[counts.done, counts.required, counts.submitted, counts.late].map(String),
    ...[missing.map((role) => roleTitles[role].toLowerCase()).join(", "), outcome ? outcomeTitles[outcome] : ""],
  ]);
  return csv("адаптация.csv", head, rows);
});
