import { createHash } from "node:crypto";
import { excerptOf, hashtagsOf, plainText } from "#app/engines/content/server/index.ts";
import type { RichNode, RichText } from "#app/rich-text/document.ts";
import { now } from "#platform/clock.ts";
import { type Places, placeOf } from "./addresses.ts";
import { wordsOfLinks } from "./body-links.ts";
import { documentsIn, isDocument } from "./documents.ts";
import { noteLosses } from "./losses.ts";
import { readHtml } from "./rich-text.ts";
import { strangeShortcodes } from "./shortcodes.ts";
import type { SourcePost } from "./source.ts";
import type { Tally } from "./tally.ts";

const titleAtMost = 150;
const leadAtMost = 300;
const textAtMost = { news: 60_000, ugc: 10_000 };
/** What the index of the search takes for sure. */
const storedAtMost = 300_000;

/** A post in our own form, before anything of it is written. */
export type Draft = {
  title: string;
  lead: string;
  body: RichText;
  publishedAt: Date;
  isPublished: boolean;
  pictures: { file: string; alt: string }[];
  /** Files that the text leads to, by the addresses of its links. */
  documents: Map<string, string>;
  /** What those links are called. */
  names: Map<string, string>;
};

type Options = { kind: keyof typeof textAtMost; places: Places; findFile(address: string): string | undefined };

/**
 * Turns a post of the source into ours and notes whatever does not fit; nothing is cut off in silence. Undefined when
 * there is nothing left to show.
 */
export function draftOf(given: SourcePost, { kind, places, findFile }: Options, tally: Tally): Draft | undefined {
  const isAhead = given.isPublished && given.at !== undefined && given.at > now();
  const post: SourcePost = isAhead ? { ...given, isPublished: false, unshown: "planned" } : given;
  const pictures = new Map<string, string>();
  const take = (address: string, alt: string): boolean => {
    const file = findFile(address);
    if (!file) tally.note("missing-pictures", address);
    else if (!pictures.get(file)) pictures.set(file, alt.slice(0, 300));
    return file !== undefined;
  };
  const name = post.title || post.key;
  const missing = post.pictures.filter(({ address, alt }) => !take(address, alt));
  const body = read(post, take, tally);
  if (!body) return undefined;
  for (const { address } of missing) if (/^https?:/i.test(address)) body.content.push(linkParagraph(address));
  const words = plainText(body);
  if (!words.trim() && !pictures.size && !post.title) return void tally.add("empty");
  if (words.length > storedAtMost) return void tally.add("too-large");
  if (words.length > textAtMost[kind]) tally.note("long-texts", name);
  for (const code of strangeShortcodes(words)) tally.note("shortcodes", `[${code}]`);
  const documents = documentsIn(body, post, findFile, tally);
  noteLosses(post, body, (href) => placeOf(href, places) !== undefined || isDocument(href, post), tally);
  if (!words.trim()) body.content = body.content.filter(({ content }) => content?.length);
  const title = titleOf(post, body, kind, tally);
  addHashtags(body, `${title} ${words}`, post.hashtags, (what, tag) => tally.note(what, tag ?? name));
  if (!body.content.length) body.content.push({ type: "paragraph" });
  if (!post.isPublished) tally.add("drafts");
  return {
    title,
    lead: leadOf(post, kind, tally),
    body,
    publishedAt: post.at ?? now(),
    isPublished: post.isPublished,
    pictures: [...pictures].map(([file, alt]) => ({ file, alt })),
    documents,
    names: wordsOfLinks(body.content),
  };
}

/** Publications of people have no lead, and one of the news is short. */
function leadOf({ excerpt = "", title, key }: SourcePost, kind: Options["kind"], tally: Tally): string {
  const lead = excerpt.replace(/\s+/g, " ").trim();
  if (kind === "news" && lead.length <= leadAtMost) return lead;
  if (lead) tally.note("excerpts", title || key);
  return "";
}

/** What a post says, in one number: another one means that the source has changed it. */
export function hashOf({ comments: _, isPinned: __, unshown: ___, losses: ____, ...post }: SourcePost): string {
  return createHash("sha256").update(JSON.stringify(post)).digest("hex");
}

function read(post: SourcePost, takePicture: (address: string, alt: string) => boolean, tally: Tally) {
  try {
    return readHtml(post.html, { linesMatter: post.linesMatter, address: post.address, takePicture });
  } catch (error) {
    tally.add("unreadable");
    tally.note("unreadable-texts", `${post.title || post.key}: ${(error as Error).message}`);
    return undefined;
  }
}

function titleOf({ title, key }: SourcePost, body: RichText, kind: Options["kind"], tally: Tally): string {
  if (title.length > titleAtMost) {
    tally.note("long-titles", title);
    body.content.unshift({ type: "paragraph", content: [{ type: "text", text: title, marks: [{ type: "strong" }] }] });
    return shorten(title, titleAtMost);
  }
  // A news item is found by its title; an own post may do without.
  if (title || kind === "ugc") return title;
  tally.note("untitled", key);
  return shorten(excerptOf(body), 80) || "Без заголовка";
}

/** Tags stand in the text itself, so that they are still there after somebody has changed it. */
function addHashtags(
  body: RichText,
  words: string,
  tags: string[],
  complain: (what: "lost-hashtags" | "unfit-hashtags", tag?: string) => void,
): void {
  const present = hashtagsOf(words);
  for (const tag of tags) if (hashtagOf(tag).length < 2) complain("unfit-hashtags", tag);
  const spelled = tags.map(hashtagOf);
  const missing = [...new Set(spelled)].filter((tag) => tag.length >= 2 && !present.includes(tag));
  if (present.length + missing.length > 10) complain("lost-hashtags");
  const taken = missing.slice(0, Math.max(0, 10 - present.length));
  if (taken.length)
    body.content.push({
      type: "paragraph",
      content: [{ type: "text", text: taken.map((tag) => `#${tag}`).join(" ") }],
    });
}

function hashtagOf(tag: string): string {
  return tag
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, "_")
    .replace(/^_+|_+$/g, "")
    .slice(0, 50);
}

function linkParagraph(address: string): RichNode {
  return {
    type: "paragraph",
    content: [{ type: "text", text: address, marks: [{ type: "link", attrs: { href: address } }] }],
  };
}

function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${cut.slice(0, cut.lastIndexOf(" ") > most / 2 ? cut.lastIndexOf(" ") : undefined).trimEnd()}…`;
}
