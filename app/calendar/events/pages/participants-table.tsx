import { csv } from "#app/web/csv.ts";
import { load } from "#app/web/page.ts";
import { clockIn } from "../ui/clock-in.ts";
import { participantTitles } from "../ui/words.ts";

const head = ["Имя", "Должность", "Подразделение", "Ответ", "С собой", "Когда ответили"];

/** Everybody of an event as a table for other programs. */
export const loader = load(async ({ api, params: { id = "" } }) => {
  const { title, zone, questions, items } = await api.events.table({ id });
  const rows = items.map(({ person, department, state, plusOnes, since, answers }) => [
    person.name,
    person.position,
    department,
    participantTitles[state],
    String(plusOnes),
    clockIn(since, zone),
    ...answers,
  ]);
  return csv(`${title}: участники.csv`, [...head, ...questions], rows);
});
