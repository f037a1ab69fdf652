import { createHash } from "node:crypto";
import { plainWords } from "./html-text.ts";
import { readMoment } from "./moments.ts";
import type { SourceItem, SourcePerson } from "./source.ts";
import type { Note } from "./tally.ts";
import { type Element, markupOf, partOf, partsOf, wordsOf } from "./xml.ts";

const isPicture = (address: string, type = "") =>
  type.startsWith("image/") || (!type && /\.(jpe?g|png|gif|webp|avif)(\?|$)/i.test(address));

/** Reads one `<item>` of an RSS 2.0 feed. */
export function readRssItem(item: Element): SourceItem[] {
  const title = plainWords(partOf(item, "title"));
  const link = partOf(item, "link");
  const { html, excerpt } = textAndLead(item);
  const date = partOf(item, "pubDate") || partOf(item, "dc:date");
  const at = readMoment(date);
  if (!at) return [undated(date, title)];
  const losses = lossesOf(item);
  const enclosed = [...partsOf(item, "enclosure"), ...partsOf(item, "media:content")].map(
    ({ attributes }) => attributes,
  );
  return [
    {
      post: {
        key: partOf(item, "guid") || link || keyOf(title, html),
        title,
        html,
        excerpt,
        losses,
        linesMatter: false,
        at,
        author: personOf(partOf(item, "dc:creator") || partOf(item, "author")),
        hashtags: partsOf(item, "category").map((one) => plainWords(wordsOf(one))),
        rubrics: [],
        pictures: enclosed.flatMap(({ url = "", type }) => (isPicture(url, type) ? [{ address: url, alt: "" }] : [])),
        isPublished: true,
        address: link,
        comments: [],
      },
    },
  ];
}

/** Where feeds keep a whole text: those for readers and those for Yandex; where there is none, the lead is all there is. */
const wholeTexts = [/^content:encoded$/, /:full-text$/, /^turbo:content$/];

function textAndLead(item: Element): { html: string; excerpt: string } {
  const lead = partOf(item, "description");
  const texts = wholeTexts.flatMap((name) =>
    item.content.flatMap((one) => (typeof one === "object" && name.test(one.name) ? wordsOf(one).trim() : [])),
  );
  const html = texts.find(Boolean);
  return html ? { html, excerpt: leadBefore(html, lead) } : { html: lead, excerpt: "" };
}

/** A lead that is the beginning of the text, cut off, says nothing of its own. */
function leadBefore(html: string, lead: string): string {
  const words = plainWords(lead);
  const begun = words.replace(/[\s[(]*(…|\.\.\.)[\s\])]*$/, "").replace(/\s+/g, " ");
  return plainWords(html).replace(/\s+/g, " ").startsWith(begun) ? "" : words;
}

const carried =
  /^(title|link|guid|pubDate|dc:(date|creator)|author|description|content:encoded|.*:full-text|turbo:content|category|enclosure|media:content|comments|slash:comments|wfw:.*|atom:.*|pdalink|amplink)$/;

/** Parts of an item that have no place here, and what it carries besides pictures. */
function lossesOf(item: Element): [Note, string][] {
  const parts = item.content.filter((one) => typeof one === "object");
  const strange = parts
    .filter(({ name }) => !carried.test(name))
    .map(({ name }): [Note, string] => ["own-fields", name]);
  const files = [...partsOf(item, "enclosure"), ...partsOf(item, "media:content")]
    .filter(({ attributes: { url = "", type } }) => url && !isPicture(url, type))
    .map(({ attributes: { url = "" } }): [Note, string] => ["missing-files", url]);
  return [...strange, ...files];
}

/** Reads one `<entry>` of an Atom feed. */
export function readAtomEntry(entry: Element): SourceItem[] {
  const title = plainWords(textOf(entry, "title"));
  const summary = textOf(entry, "summary");
  const content = textOf(entry, "content");
  const html = content || summary;
  const excerpt = content ? leadBefore(content, summary) : "";
  const isElsewhere = Boolean(partsOf(entry, "content")[0]?.attributes.src) && !textOf(entry, "content");
  const losses: [Note, string][] = isElsewhere ? [["texts-elsewhere", title]] : [];
  if (isElsewhere && !html) return [{ skipped: "elsewhere", losses }];
  const links = partsOf(entry, "link").map(({ attributes }) => attributes);
  const link = links.find(({ rel = "alternate" }) => rel === "alternate")?.href ?? "";
  const date = partOf(entry, "published") || partOf(entry, "updated");
  const at = readMoment(date);
  if (!at) return [undated(date, title)];
  const [author] = partsOf(entry, "author");
  const enclosed = links.filter(({ rel, href = "", type }) => rel === "enclosure" && isPicture(href, type));
  return [
    {
      post: {
        key: partOf(entry, "id") || link || keyOf(title, html),
        title,
        html,
        excerpt,
        linesMatter: false,
        at,
        author: author && { name: partOf(author, "name"), email: partOf(author, "email") },
        hashtags: partsOf(entry, "category").map(({ attributes }) => attributes.label ?? attributes.term ?? ""),
        rubrics: [],
        pictures: enclosed.map(({ href = "" }) => ({ address: href, alt: "" })),
        isPublished: true,
        losses,
        address: link,
        comments: [],
      },
    },
  ];
}

/** A text of Atom as HTML, whichever of its three ways it is written in. */
function textOf(entry: Element, name: string): string {
  const [part] = partsOf(entry, name);
  if (!part) return "";
  if (part.attributes.type === "xhtml") return markupOf(part);
  const words = wordsOf(part).trim();
  return part.attributes.type === "html" ? words : words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** «Анна Соколова», «anna@example.ru (Анна Соколова)» or an address alone. */
function personOf(text: string): SourcePerson | undefined {
  const [, email, name] = /^([^\s@]+@[^\s@()]+)(?:\s*\((.+)\))?$/.exec(text) ?? [];
  if (email) return { email, name: name ?? email.split("@")[0]! };
  return text ? { name: plainWords(text) } : undefined;
}

/** What has no date is left out; a date that cannot be one is named, with the row where it stands. */
export function undated(date: string, title: string, line?: number): SourceItem {
  const place = line === undefined ? "" : `строка ${line}, `;
  return { skipped: "undated", ...(date && { losses: [["bad-dates", `${place}«${title}»: ${date}`]] }) };
}

/** A post without a name of its own is known by its words. */
export function keyOf(title: string, text: string): string {
  return `words-${createHash("sha256").update(`${title}\n${text}`).digest("hex").slice(0, 32)}`;
}
