import { pipeline, Readable } from "node:stream";
import { parse } from "csv-parse";
import { looksLikeHtml, textAsHtml } from "./html-text.ts";
import { readLocal } from "./moments.ts";
import { BrokenSource, type SourceItem } from "./source.ts";
import { keyOf, undated } from "./syndication.ts";

/** What a column may be called. */
const columns: Record<string, string[]> = {
  id: ["id", "guid", "ключ", "номер", "код"],
  title: ["title", "заголовок", "название"],
  text: ["text", "body", "content", "html", "текст", "содержание"],
  date: ["date", "published", "publishedat", "дата", "опубликовано"],
  author: ["author", "name", "автор", "имя"],
  login: ["login", "alias", "логин"],
  email: ["email", "mail", "почта", "e-mail"],
  tags: ["tags", "hashtags", "теги", "метки", "хештеги"],
  rubrics: ["category", "categories", "rubric", "рубрика", "рубрики"],
  pictures: ["picture", "pictures", "image", "images", "картинка", "картинки", "изображения"],
  status: ["status", "state", "состояние", "статус"],
  link: ["link", "url", "ссылка", "адрес"],
};

const unpublished = ["draft", "private", "pending", "черновик", "не опубликовано"];

/** Reads a table of posts; its first line names the columns, in Russian or in English. */
export async function* readCsv(
  text: AsyncIterable<string>,
  delimiter: string,
  monthFirst: boolean,
): AsyncGenerator<SourceItem> {
  const table = parse({
    delimiter,
    bom: true,
    columns: nameColumns,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    info: true,
    max_record_size: 16 * 1024 * 1024,
  });
  // The error of either of them comes out of the loop.
  const rows = pipeline(Readable.from(text), table, () => {});
  try {
    for await (const row of rows) {
      const { record, info } = row as { record: Record<string, string>; info: { lines: number } };
      yield readRow(record, info.lines, monthFirst);
    }
  } catch (error) {
    if (error instanceof BrokenSource) throw error;
    throw new BrokenSource(`Таблица повреждена (${(error as Error).message}).`);
  }
}

function nameColumns(names: string[]): string[] {
  const known = names.map((name) => {
    const found = Object.entries(columns).find(([, spellings]) => spellings.includes(name.trim().toLowerCase()));
    return found?.[0] ?? `другое: ${name}`;
  });
  if (!known.includes("text") && !known.includes("title"))
    throw new BrokenSource("В первой строке таблицы нет ни столбца «заголовок», ни столбца «текст» (title, text).");
  return known;
}

function readRow(row: Record<string, string>, line: number, monthFirst: boolean): SourceItem {
  const { id, title = "", text = "", date = "", author, login, email, link = "" } = row;
  const at = readLocal(date, monthFirst);
  if (!at) return undated(date, title, line);
  const list = (value = "") => value.split(/[,;|]/).flatMap((one) => one.trim().replace(/^#/, "") || []);
  return {
    post: {
      key: id || link || keyOf(title, `${date}\n${text}`),
      title,
      html: looksLikeHtml(text) ? text : textAsHtml(text),
      linesMatter: true,
      at,
      author: author || login || email ? { name: author, login, email } : undefined,
      hashtags: list(row.tags),
      rubrics: list(row.rubrics),
      pictures: (row.pictures ?? "")
        .split(/[;|\n]/)
        .flatMap((one) => (one.trim() ? { address: one.trim(), alt: "" } : [])),
      isPublished: !unpublished.includes((row.status ?? "").toLowerCase()),
      ...(/^\d{1,2}\//.test(date) && !monthFirst && { losses: [["slash-dates", `${date} – ${spelled.format(at)}`]] }),
      address: link,
      comments: [],
    },
  };
}

const spelled = new Intl.DateTimeFormat("ru", { dateStyle: "long", timeZone: "Europe/Moscow" });
