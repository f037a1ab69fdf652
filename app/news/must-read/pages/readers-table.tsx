import { csv } from "#app/web/csv.ts";
import { load } from "#app/web/page.ts";

/** The whole list as a table for other programs, however long it is. */
export const loader = load(async ({ api, params: { id = "" } }) => {
  const rows: string[][] = [];
  let after: string | undefined;
  do {
    const { people, next } = await api.mustRead.readers({ id, only: "all", after });
    for (const { name, company, department, delivered, opened, acknowledgedAt, formerAt } of people) {
      const told = [delivered, opened].map((isSo) => (isSo ? "да" : "нет"));
      rows.push([name, company, department, ...told, acknowledgedAt ?? "", formerAt ?? ""]);
    }
    after = next;
  } while (after);
  const head = ["Имя", "Компания", "Подразделение", "Доставлено", "Открыто", "Ознакомлен(а)", "С прежним текстом"];
  return csv(`ознакомление-${id}.csv`, head, rows);
});
