import { csv } from "#app/web/csv.ts";
import { load } from "#app/web/page.ts";
import { dayInFigures } from "#app/web/wall-time.ts";
import type { Learner } from "../contract.ts";
import { enrolmentTitles } from "../ui/course-words.ts";

const head = [
  "Сотрудник",
  "Должность",
  "Курс",
  "Состояние",
  "Пройдено уроков",
  "Всего",
  "Балл, %",
  "Назначен",
  "Срок",
  "Просрочен",
  "Записан",
  "Закончил",
];

/** Everybody in a course as a table for other programs. */
export const loader = load(async ({ api, params: { id = "" } }) => {
  const rows: string[][] = [];
  let title = "";
  for (let after: string | undefined; ; ) {
    const page = await api.courseDesk.learners({ id, after });
    title = page.title;
    rows.push(...page.items.map(rowOf));
    if (!page.next) break;
    after = page.next;
  }
  return csv(`${title}.csv`, head, rows);
});

function rowOf(one: Learner): string[] {
  return [
    one.person.name,
    one.person.position,
    one.title,
    enrolmentTitles[one.state],
    String(one.done),
    String(one.required),
    one.score?.toString() ?? "",
    one.assigned ? "да" : "нет",
    one.dueOn ? dayInFigures(one.dueOn) : "",
    one.overdue ? "да" : "нет",
    dayInFigures(one.since.slice(0, 10)),
    one.endedAt ? dayInFigures(one.endedAt.slice(0, 10)) : "",
  ];
}
