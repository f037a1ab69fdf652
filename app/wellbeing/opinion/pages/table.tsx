import { csv } from "#app/web/csv.ts";
import { load } from "#app/web/page.ts";
import { stateWords, targetWords } from "../ui/words.ts";

const head = [
  "День",
  "Тема",
  "О чём",
  "Что именно",
  "Оценка",
  "Мнение",
  "Автор",
  "Состояние",
  "Ответить до",
  "Ответов",
  "Причина отказа",
];

/** What came to the topics that one answers for, as a table for other programs. */
export const loader = load(async ({ api }) => {
  const { items } = await api.opinion.table({});
  const rows = items.map(({ sentOn, topic, target, about, rating, text, author, state, dueOn, answers, reason }) => [
    sentOn,
    topic,
    targetWords[target],
    about,
    String(rating),
    text,
    author?.name ?? "без имени",
    stateWords[state],
    dueOn ?? "",
    String(answers),
    reason,
  ]);
  return csv("мнения.csv", head, rows);
});
