import { csv } from "#app/web/csv.ts";
import { load } from "#app/web/page.ts";

/** The answers for other programs, a row each. */
export const loader = load(async ({ api, params: { id = "" } }) => {
  const { head, rows } = await api.questionnaireDesk.table({ id });
  return csv(`ответы-${id}.csv`, head, rows);
});
