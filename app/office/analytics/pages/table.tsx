import { csv } from "#app/web/csv.ts";
import { load } from "#app/web/page.ts";
import type { Sum } from "../contract.ts";
import { readSpan } from "../forms.ts";
import { keyWords } from "../ui/words.ts";

/** All that the page of sums shows, as a table for other programs. */
export const loader = load(async ({ api, query }) => {
  const span = readSpan(query);
  const { until, total, days, pages, publications, units, devices, views, installs } = await api.analytics.sums({
    span,
  });
  const row =
    (what: string) =>
    ({ key, title, views, people }: Sum) => [
      ...[what, keyWords[key] ?? title, until ?? "", span, String(views), String(people)],
    ];
  return csv(
    `посещения-${span}.csv`,
    ["Что", "Название", "По день", "Дней", "Раз", "Людей"],
    [
      ...(total ? [total].map(row("Всего")) : []),
      ...days.map(({ day, views, people }) => ["День", "", day, "1", String(views), String(people)]),
      ...pages.map(row("Страница")),
      ...publications.map(row("Публикация")),
      ...units.map(row("Подразделение")),
      ...devices.map(row("Устройство")),
      ...views.map(row("Как открыт")),
      ...installs.map(row("Установка")),
    ],
  );
});
