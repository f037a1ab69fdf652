import { ZipFile } from "yazl";

export type Sheet = { name: string; head: string[]; rows: string[][] };

/**
 * A workbook for spreadsheets: every cell is text that stands in its place, so nothing is taken for a formula, a date or a
 * number. `name` is the file's; a sheet has its name, its first row and the others.
 */
export async function xlsx(name: string, sheets: Sheet[]): Promise<Response> {
  const zip = new ZipFile();
  for (const [path, text] of Object.entries(partsOf(sheets)))
    zip.addBuffer(Buffer.from(`${prolog}${text}`), path, stamp);
  zip.end();
  const bytes: Uint8Array[] = [];
  for await (const chunk of zip.outputStream) bytes.push(chunk as Uint8Array);
  return new Response(Buffer.concat(bytes), {
    headers: {
      "content-type": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  });
}

const prolog = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** The same workbook has the same bytes. */
const stamp = { mtime: new Date("2020-01-01T00:00:00Z") };
const types = "http://schemas.openxmlformats.org/package/2006/content-types";
const links = "http://schemas.openxmlformats.org/package/2006/relationships";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const kind = "application/vnd.openxmlformats-officedocument.spreadsheetml";

function partsOf(sheets: Sheet[]): Record<string, string> {
  const files = sheets.map((_, at) => `sheet${at + 1}.xml`);
  const override = (path: string, what: string) => `<Override PartName="/${path}" ContentType="${kind}.${what}+xml"/>`;
  const relation = (id: number, what: string, to: string) =>
    `<Relationship Id="rId${id}" Type="${office}/${what}" Target="${to}"/>`;
  const styles = files.length + 1;
  return {
    "[Content_Types].xml": `<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${override("xl/workbook.xml", "sheet.main")}${override("xl/styles.xml", "styles")}${files.map((file) => override(`xl/worksheets/${file}`, "worksheet")).join("")}</Types>`,
    "_rels/.rels": `<Relationships xmlns="${links}">${relation(1, "officeDocument", "xl/workbook.xml")}</Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.map(({ name }, at) => `<sheet name="${safe(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${links}">${files.map((file, at) => relation(at + 1, "worksheet", `worksheets/${file}`)).join("")}${relation(styles, "styles", "styles.xml")}</Relationships>`,
    "xl/styles.xml": `<styleSheet xmlns="${main}"><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
    ...Object.fromEntries(sheets.map((sheet, at) => [`xl/worksheets/${files[at]}`, sheetOf(sheet)])),
  };
}

/** The first row stays in sight and is bold. */
function sheetOf({ head, rows }: Sheet): string {
  const lines = [head, ...rows].map((cells, at) => `<row>${cells.map((text) => cell(text, at === 0)).join("")}</row>`);
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  return `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><sheetData>${lines.join("")}</sheetData></worksheet>`;
}

/** A cell holds no more than 32,767 signs. */
const cell = (text: string, isHead: boolean) =>
  `<c t="inlineStr"${isHead ? ' s="1"' : ""}><is><t xml:space="preserve">${safe(text.slice(0, 32_767))}</t></is></c>`;

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML knows no such signs.
const unknown = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const safe = (text: string) =>
  text
    .toWellFormed()
    .replace(unknown, "")
    .replace(/[&<>"]/g, (sign) => signs[sign]!);
