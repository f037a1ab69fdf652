import { csv } from "#app/web/csv.ts";
import { load } from "#app/web/page.ts";
import { dayInFigures } from "#app/web/wall-time.ts";
import { readTimeWish } from "../forms.ts";

const head = [
  "Сотрудник",
  "Должность",
  "Курс",
  "С",
  "По",
  "На экране, с",
  "По открытию урока, с",
  "Со слов, с",
  "По слову пакета за всё время, с",
];

/** How long people have learnt in some days, as a table for other programs. */
export const loader = load(async ({ api, query }) => {
  const rows: string[][] = [];
  const wish = readTimeWish(query);
  for (let after: string | undefined; ; ) {
    const page = await api.courseDesk.time({ ...wish, after });
    const days = [dayInFigures(page.from), dayInFigures(page.to)];
    for (const { person, title, seen, opened, told, package: own } of page.items)
      rows.push([person.name, person.position, title, ...days, ...[seen, opened, told, own].map(String)]);
    if (!page.next) break;
    after = page.next;
  }
  return csv("Время обучения.csv", head, rows);
});
