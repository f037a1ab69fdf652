import type { PublicationCard } from "#app/engines/content/contract.ts";
import type { FeedTab } from "#app/feed/feed/contract.ts";
import { feed, tabTitles } from "#app/feed/feed/routes.ts";
import { href } from "#app/web/urls.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { config } from "#platform/config.ts";
import { readFeed } from "./feeds.ts";

/** The first page of a feed as RSS 2.0: what its reader may see and nothing else, with whole addresses. */
export async function writeRss(viewer: Viewer, tab: FeedTab): Promise<string> {
  const { items } = await readFeed(viewer, { tab });
  const title = tabTitles[tab];
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    tag("title", `Вече: ${title}`),
    tag("link", whole(href(feed[tab]))),
    tag("description", `Лента «${title}» корпоративного портала`),
    tag("language", "ru"),
    tag("ttl", "15"),
    ...items.map(writeItem),
    "</channel>",
    "</rss>",
  ];
  return `${lines.join("\n")}\n`;
}

function writeItem({
  id,
  href,
  title,
  excerpt,
  author,
  coauthors = [],
  editorial,
  hashtags,
  publishedAt,
}: PublicationCard): string {
  const by = editorial ? ["Редакция"] : [author, ...coauthors].flatMap((person) => person?.name ?? []);
  return [
    "<item>",
    tag("title", title || excerpt || "Без заголовка"),
    tag("link", whole(href)),
    `<guid isPermaLink="false">${id}</guid>`,
    tag("pubDate", new Date(publishedAt).toUTCString()),
    ...by.map((name) => tag("dc:creator", name)),
    ...hashtags.map((name) => tag("category", name)),
    // A description is HTML by the letter of RSS, so the words are written as HTML first.
    tag("description", escapeXml(excerpt)),
    "</item>",
  ].join("\n");
}

function whole(path: string): string {
  return `${config.publicUrl}${path}`;
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** What XML cannot hold at all, whatever it is written as, is left out. */
function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go.
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
  );
}
