import type { Pack } from "./pack.ts";
import { momentInWords, packInWords, savedInWords } from "./words.ts";

/** A saved page for the list of the offline page. */
export type SavedPage = { path: string; title: string; savedAt: number };

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Writes into a saved document of when it is, in words and for the page's script: every page keeps an empty line for it. */
export function withSavedLine(html: string, savedAt: number, present: number): string {
  const line = (start: string) => `${start} data-saved-at="${savedAt}">${savedInWords(savedAt, present)}`;
  return html.replace(/(<p id="connection"[^>]*)>(?=<\/p>)/, (_, start: string) => line(start));
}

/** Lists on the offline page what can be read now. */
export function withSavedPages(html: string, pages: SavedPage[], present: number): string {
  if (pages.length === 0) return html;
  const items = pages.map(({ path, title, savedAt }) => {
    const moment = escaped(momentInWords(savedAt, present));
    return `<li><a href="${escaped(path)}">${escaped(title)}</a> <small>${moment}</small></li>`;
  });
  const list = `<h2>Можно прочитать без связи</h2>\n<ul>${items.join("\n")}</ul>`;
  return html.replace(/(<div id="saved">)(?=<\/div>)/, (place) => place + list);
}

/** Lists there what was kept on purpose, before what was only visited. */
export function withPacks(html: string, packs: Pack[]): string {
  if (packs.length === 0) return html;
  const items = packs.map((pack) => {
    const words = escaped(packInWords(pack));
    return `<li><a href="${escaped(pack.path)}">${escaped(shortTitle(pack.title))}</a> <small>${words}</small></li>`;
  });
  const list = `<h2>Сохранённое для чтения</h2>\n<ul>${items.join("\n")}</ul>`;
  return html.replace(/<div id="saved">/, (place) => place + list);
}

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

/** The title of a document, as its page wrote it. */
export function titleOf(html: string): string | undefined {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
  return title?.replace(/&[#\w]+;/g, (one) => entities[one] ?? one);
}

/** «Лента – Вече» is «Лента» inside the portal. */
export function shortTitle(title: string): string {
  return title.replace(/ – Вече$/, "");
}
