import { csv } from "#app/web/csv.ts";
import { load } from "#app/web/page.ts";

/** The whole list as a table for other programs, however long it is. */
export const loader = load(async ({ api, params: { id = "" } }) => {
  const rows: string[][] = [];
  let after: string | undefined;
  do {
    const { items, next } = await api.agreements.people({ id, only: "all", after });
    for (const { name, department, number, acceptedAt, withdrawnAt } of items) {
      rows.push([name, department, number ? `${number}` : "", acceptedAt ?? "", withdrawnAt ?? ""]);
    }
    after = next;
  } while (after);
  return csv(`принятие-${id}.csv`, ["Имя", "Подразделение", "Версия", "Принято", "Отозвано"], rows);
});
