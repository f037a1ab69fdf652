import type { OwnPart } from "#platform/own-data/part.ts";
import type { OwnRow, OwnValue } from "./reading.ts";

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** What a page may not hold at all: control characters besides ends of lines and tabs. */
const unprintable = /[^\P{Cc}\t\n\r]/gu;
const escaped = (text: string) => text.replace(unprintable, "").replace(/[&<>"]/g, (sign) => signs[sign]!);

// Opened from a folder the pages have no server to protect them: nothing in them runs, and nothing is fetched.
const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`;
const look = `<style>
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 80rem; padding: 1.5rem 1rem; }
.table { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { border: 1px solid #8888; max-width: 40rem; min-width: 6rem; overflow-wrap: anywhere; padding: 0.375rem 0.625rem; text-align: left; vertical-align: top; white-space: pre-wrap; }
dt { font-weight: 600; }
dd { margin: 0 0 0.75rem; overflow-wrap: anywhere; white-space: pre-wrap; }
li { margin: 0.25rem 0; }
</style>`;

/** So many columns are read side by side. */
const widest = 7;

const opening = (title: string) => `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
${policy}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
${look}
</head>
<body>
<main>
`;
const closing = "</main>\n</body>\n</html>\n";

/** One part of a person's things as a page that one reads without the portal, row by row. */
export async function* partPage(
  { title, head }: Pick<OwnPart, "title" | "head">,
  rows: AsyncIterable<OwnRow>,
  zone: string,
): AsyncGenerator<string> {
  const draw = Object.keys(head).length > widest ? asList : asTable;
  yield `${opening(title)}<p><a href="../index.html">Все разделы</a></p>\n<h1 id="title">${escaped(title)}</h1>\n`;
  yield* draw(head, rows, zone);
  yield closing;
}

type Rows = AsyncIterable<OwnRow>;

async function* asTable(head: OwnPart["head"], rows: Rows, zone: string): AsyncGenerator<string> {
  const headings = Object.values(head).map((heading) => `<th scope="col">${escaped(heading)}</th>`);
  yield `<div class="table" role="region" aria-labelledby="title" tabindex="0">\n<table>\n`;
  yield `<thead><tr>${headings.join("")}</tr></thead>\n<tbody>\n`;
  for await (const row of rows) {
    const cells = Object.keys(head).map((name) => `<td>${cell(row[name] ?? null, zone)}</td>`);
    yield `<tr>${cells.join("")}</tr>\n`;
  }
  yield "</tbody>\n</table>\n</div>\n";
}

/** What has too much to tell for the width of a screen is told line under line, without what is empty. */
async function* asList(head: OwnPart["head"], rows: Rows, zone: string): AsyncGenerator<string> {
  for await (const row of rows) {
    const lines = Object.entries(head).flatMap(([name, heading]) => {
      const value = cell(row[name] ?? null, zone);
      return value ? [`<dt>${escaped(heading)}</dt><dd>${value}</dd>\n`] : [];
    });
    yield `<dl>\n${lines.join("")}</dl>\n<hr>\n`;
  }
}

export type Contents = { name: string; title: string; rows: number }[];

/** The first page of the archive: whose it is, of which moment, what is inside. */
export function indexPage(person: string, madeAt: Date, zone: string, contents: Contents, missed: string[]): string {
  const lines = contents.map(({ name, title, rows }) => {
    const words = `${escaped(title)}: ${rows}`;
    return `<li>${rows ? `<a href="html/${name}.html">${words}</a>` : words}</li>\n`;
  });
  const files = missed.map((name) => `<li>${escaped(name)}</li>\n`).join("");
  return [
    opening(`Мои данные: ${person}`),
    `<h1>${escaped(person)}: мои данные на портале</h1>\n`,
    `<p>Собрано ${moment(madeAt, zone)}. То же самое для программ лежит в папке json, ваши файлы – в папке files.</p>\n`,
    "<p>Чужих публикаций и комментариев в архиве нет: где вы отвечали, сохраняли и ставили реакции, стоит адрес. Открыть его можно на портале.</p>\n",
    `<ul>\n${lines.join("")}</ul>\n`,
    files && `<h2>Этих файлов в архиве нет, скачайте их на портале</h2>\n<ul>\n${files}</ul>\n`,
    closing,
  ].join("");
}

function cell(value: OwnValue, zone: string): string {
  if (value === null) return "";
  if (typeof value === "boolean") return value ? "да" : "нет";
  if (Array.isArray(value)) return escaped(value.join(", "));
  const text = String(value);
  if (isMoment(text)) return moment(new Date(text), zone);
  // A name may hold what an address may not, so each of its parts is spelled out.
  if (/^files\/[\da-f-]{36}-/.test(text)) return link(`../${text.split("/").map(encodeURIComponent).join("/")}`, text);
  return /^https?:\/\/[^\s"<>]+$/.test(text) ? link(text, text) : escaped(text);
}

function link(address: string, words: string): string {
  return `<a href="${escaped(address)}" rel="noreferrer">${escaped(words)}</a>`;
}

/** As `iso` writes it; people's words may look like one and be none. */
function isMoment(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) && !Number.isNaN(Date.parse(text));
}

function moment(date: Date, zone: string): string {
  const words = new Intl.DateTimeFormat("ru", { dateStyle: "long", timeStyle: "short", timeZone: zone }).format(date);
  return `<time datetime="${date.toISOString()}">${words}</time>`;
}
