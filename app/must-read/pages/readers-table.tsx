import { csv } from "#app/web/csv.ts";
import { load } from "#app/web/page.ts";

/** The whole list as a table for other programs, however long it is. */
export const loader = load(async ({ api, params: { id = "" } }) => {
  const rows: string[][] = [];
  let after: string | undefined;
  do {
    const { people, next } = await api.mustRead.readers({ id, only: "all", after });
    for (const { name, company, department, opened, acknowledgedAt } of people) {
      rows.push([name, company, department, opened ? "да" : "нет", acknowledgedAt ?? ""]);
    }
    after = next;
  } while (after);
  return csv(`ознакомление-${id}.csv`, ["Имя", "Компания", "Подразделение", "Открыто", "Ознакомлен(а)"], rows);
});
