import { csv } from "#app/web/csv.ts";
import { load } from "#app/web/page.ts";
import { stateTitles } from "../ui/state-titles.ts";

const head = [
  "Номер",
  "Сервис",
  "Подана",
  "От кого",
  "Состояние",
  "Выполняет",
  "Срок",
  "Закончена",
  "Оценка",
  "Ответы",
];

/** The requests of one's services as a table for other programs. */
export const loader = load(async ({ api }) => {
  const { items } = await api.requests.table({});
  const rows = items.map(
    ({ number, service, createdAt, initiator, state, executor, dueAt, endedAt, rating, answers }) => [
      String(number),
      service,
      createdAt,
      initiator,
      stateTitles[state],
      executor ?? "",
      dueAt ?? "",
      endedAt ?? "",
      rating === null ? "" : String(rating),
      answers,
    ],
  );
  return csv("заявки.csv", head, rows);
});
