import { basename } from "node:path";
import { delimiterOf } from "#platform/tables/table.ts";
import { readCsv } from "./csv.ts";
import { readHead, readText } from "./decoding.ts";
import { plainWords } from "./html-text.ts";
import { BrokenSource, type Format, type Source, type SourceItem } from "./source.ts";
import { readAtomEntry, readRssItem } from "./syndication.ts";
import { noSurroundings, noteSurroundings, readWxrItem, type Surroundings } from "./wxr.ts";
import { readElements, wordsOf } from "./xml.ts";

/**
 * Recognises a file by what is in it: an export of WordPress, an RSS 2.0 or Atom feed, or a table of posts. Reads it
 * to its end once, so that a broken or cut-off file is refused (BrokenSource) before anything has been written.
 * `monthFirst`: dates with slashes in a table begin with the month.
 */
export async function openSource(path: string, { name = basename(path), monthFirst = false } = {}): Promise<Source> {
  const { text: head, encoding } = await readHead(path);
  if (!head.trim()) throw new BrokenSource("Файл пустой.");
  const again = () => readText(path, encoding);
  if (!/^\s*</.test(head)) {
    const read = () => readCsv(again(), delimiterOf(head), monthFirst);
    for await (const _ of read());
    return { format: "csv", title: name, address: name, places: new Map(), read };
  }
  const known = noSurroundings();
  let format: Format | undefined;
  let title = "";
  let address = "";
  for await (const part of readElements(again())) {
    if (part.name.startsWith("wp:")) format = "wxr";
    else if (part.name === "item") format ??= "rss";
    else if (part.name === "entry") format ??= "atom";
    if (part.name === "title") title ||= plainWords(wordsOf(part));
    if (part.name === "link") address ||= wordsOf(part).trim() || (part.attributes.href ?? "");
    if (format === "wxr") noteSurroundings(part, known);
  }
  if (!format) throw new BrokenSource("В файле нет ни одной записи.");
  const found = format;
  const read = () => readParts(again(), found, known);
  return { format, title: title || name, address: address || name, places: known.places, read };
}

async function* readParts(
  text: AsyncIterable<string>,
  format: Format,
  known: Surroundings,
): AsyncGenerator<SourceItem> {
  for await (const part of readElements(text)) {
    if (part.name === "too-large") yield { skipped: "too-large" };
    else if (part.name === "item") yield* format === "wxr" ? readWxrItem(part, known) : readRssItem(part);
    else if (part.name === "entry") yield* readAtomEntry(part);
  }
}
