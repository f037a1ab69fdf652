import { load } from "#app/web/page.ts";
import { xlsx } from "#app/web/xlsx.ts";

/** The answers as a workbook, with what its columns ask on a second sheet. */
export const loader = load(async ({ api, params: { id = "" } }) => {
  const { head, columns, rows, book } = await api.questionnaireDesk.table({ id });
  return xlsx(`ответы-${id}.xlsx`, [
    { name: "Ответы", head, columns, rows },
    { name: "Вопросы", columns: ["number"], ...book },
  ]);
});
