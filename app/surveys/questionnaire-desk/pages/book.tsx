import { csv } from "#app/web/csv.ts";
import { load } from "#app/web/page.ts";

/** What the columns of the answers ask. */
export const loader = load(async ({ api, params: { id = "" } }) => {
  const { book } = await api.questionnaireDesk.table({ id });
  return csv(`вопросы-${id}.csv`, book.head, book.rows);
});
