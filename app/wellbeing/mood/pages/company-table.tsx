import { csv } from "#app/web/csv.ts";
import { load } from "#app/web/page.ts";
import { levelTitles } from "../ui/levels.ts";

/** All that may be summed up, as a table for other programs. */
export const loader = load(async ({ api }) => {
  const { weeks } = await api.mood.company({});
  const rows = weeks.flatMap(({ week, company, units, rest }) =>
    [
      ...(company ? [{ name: "Вся компания", ...company }] : []),
      ...units,
      ...(rest ? [{ name: "Остальные подразделения", ...rest }] : []),
    ].map(({ name, people, bad, average, good, best }) => [
      week,
      name,
      ...[people, bad, average, good, best].map((count) => String(count)),
    ]),
  );
  return csv("настроение.csv", ["Неделя с", "Подразделение", "Ответили", ...Object.values(levelTitles)], rows);
});
