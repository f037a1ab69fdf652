/**
 * A table for other programs: UTF-8 with its mark, parted by the semicolons that the Excel of a Russian Windows parts columns
 * by (whatever reads tables here takes commas too), every cell quoted, and none that a spreadsheet would take for a
 * formula.
 */
export function csv(name: string, head: string[], rows: string[][]): Response {
  const lines = [head, ...rows].map((cells) => cells.map(cell).join(";"));
  return new Response(`\uFEFF${lines.join("\r\n")}\r\n`, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  });
}

/** What a spreadsheet may take for the beginning of a formula; some read the wide signs of East Asian fonts so too. */
const formula = /^[=+\-@＝＋－＠\t\r\n]/;

function cell(text: string): string {
  const inert = formula.test(text) ? `'${text}` : text;
  return `"${inert.replaceAll('"', '""')}"`;
}
