import { ZipFile } from "yazl";

/** What stands in a column; where nothing is said, words. */
type Column = "text" | "number" | "date" | "time";
export type Sheet = { name: string; head: string[]; columns?: Column[]; rows: string[][] };

/**
 * A workbook for spreadsheets. A cell is text, so that nothing is taken for a formula, a date or a number, be it «00123»; only
 * in a column of numbers («3,5»), days («05.12.2025») or hours («9:30») it is what it says. `name` is the file's; a sheet has
 * its name, its first row and the others.
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
    "xl/styles.xml": `<styleSheet xmlns="${main}"><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="14" applyNumberFormat="1"/><xf xfId="0" numFmtId="20" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
    ...Object.fromEntries(sheets.map((sheet, at) => [`xl/worksheets/${files[at]}`, sheetOf(sheet)])),
  };
}

/** The first row stays in sight and is bold. */
function sheetOf({ head, columns = [], rows }: Sheet): string {
  const top = head.map((text) => words(text, true)).join("");
  const others = rows.map((cells) => cells.map((text, at) => cell(text, columns[at])).join(""));
  const lines = [top, ...others].map((line) => `<row>${line}</row>`);
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  return `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><sheetData>${lines.join("")}</sheetData></worksheet>`;
}

/** What cannot be read as its column says stays the text that it is. */
function cell(text: string, column: Column = "text"): string {
  const value = column === "text" ? undefined : read[column](text.trim());
  if (value === undefined) return words(text);
  return `<c${column === "date" ? ' s="2"' : column === "time" ? ' s="3"' : ""}><v>${value}</v></c>`;
}

/** Days are counted from the last but one of 1899, hours are parts of a day; of a number only fifteen figures are exact. */
const read: Record<Exclude<Column, "text">, (text: string) => number | undefined> = {
  number: (text) => (/^-?\d{1,15}([.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : undefined),
  date: (text) => {
    const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text) ?? [];
    const days = day ? Date.UTC(Number(year), Number(month) - 1, Number(day)) / 86_400_000 + 25_569 : 0;
    // Before March 1900 spreadsheets disagree.
    return days > 60 ? days : undefined;
  },
  time: (text) => {
    const [, hour, minute] = /^(\d{1,2}):(\d\d)$/.exec(text) ?? [];
    return hour ? (Number(hour) * 60 + Number(minute)) / 1440 : undefined;
  },
};

/** A cell holds no more than 32,767 signs. */
const words = (text: string, isHead = false) =>
  `<c t="inlineStr"${isHead ? ' s="1"' : ""}><is><t xml:space="preserve">${safe(text.slice(0, 32_767))}</t></is></c>`;

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML knows no such signs.
const unknown = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const safe = (text: string) =>
  text
    .toWellFormed()
    .replace(unknown, "")
    .replace(/[&<>"]/g, (sign) => signs[sign]!);
