import { readFileSync } from "node:fs";
import { docxParts, officeFrame, zipOf } from "#demo/docx.ts";

/** A pdf as browsers print it: its letters stand under codes of its own, with a table of what they mean. */
export const printedPdf = (): Buffer => readFileSync(new URL("./papers/report.pdf", import.meta.url));

/** A docx of paragraphs; `body` stands in it as it is. */
export function docxOf(
  paragraphs: string[],
  { body, more = {} }: { body?: string; more?: Record<string, string> } = {},
) {
  const parts = docxParts(body ?? paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join(""));
  const whole: Record<string, string> = body?.startsWith("<?xml") ? { "word/document.xml": body } : {};
  return zipOf({ ...parts, ...whole, ...more });
}

/** An xlsx with one sheet: its texts are shared, as Excel keeps them. */
export function xlsxOf(title: string, rows: (string | number)[][]): Promise<Buffer> {
  const texts = [...new Set(rows.flat().filter((one) => typeof one === "string"))];
  const cell = (one: string | number) =>
    typeof one === "string" ? `<c t="s"><v>${texts.indexOf(one)}</v></c>` : `<c><v>${one}</v></c>`;
  const lines = rows.map((row) => `<row>${row.map(cell).join("")}</row>`).join("");
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  const space = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  return zipOf({
    ...officeFrame("xl/workbook.xml", "spreadsheetml.sheet"),
    "xl/workbook.xml": `${head}<workbook ${space}><sheets><sheet name="${title}" sheetId="1"/></sheets></workbook>`,
    "xl/sharedStrings.xml": `${head}<sst ${space}>${texts.map((one) => `<si><t>${one}</t></si>`).join("")}</sst>`,
    "xl/worksheets/sheet1.xml": `${head}<worksheet ${space}><sheetData>${lines}</sheetData></worksheet>`,
  });
}

/** A pdf of as many pages as there are texts, in plain Latin letters; `more` are objects of its own, `trailer` names them. */
export function pdfOf(
  pages: string[],
  { catalog = "", trailer = "", more = [] as string[], stream = "" } = {},
): Buffer {
  const first = 4 + more.length;
  const kids = pages.map((_, at) => `${first + at * 2} 0 R`).join(" ");
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ...more,
    ...pages.flatMap((text, at) => {
      const drawn = `BT /F1 12 Tf 40 700 Td (${text}) Tj ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${first + at * 2 + 1} 0 R >>`,
        stream || `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
      ];
    }),
  ];
  let written = "%PDF-1.7\n";
  const places = objects.map((object, at) => {
    const place = written.length;
    written += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const tail = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${written.length}\n%%EOF\n`;
  return Buffer.from(`${written}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${tail}`, "latin1");
}
