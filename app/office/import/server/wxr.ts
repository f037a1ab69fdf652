import { notePlaces } from "./addresses.ts";
import { expandBlocks } from "./blocks.ts";
import { plainWords } from "./html-text.ts";
import { readLocal, readMoment, readUtc } from "./moments.ts";
import { expandShortcodes } from "./shortcodes.ts";
import type { Skipped, SourceComment, SourceItem, SourcePerson, SourcePost } from "./source.ts";
import type { Note } from "./tally.ts";
import { type Element, partOf, partsOf } from "./xml.ts";

/** What has to be known of a whole export before its first post can be read. */
export type Surroundings = {
  authors: Map<string, SourcePerson>;
  loginById: Map<string, string>;
  /** Addresses of uploaded files: by their id, and the ids that hang on a post. */
  attachments: Map<string, { address: string; alt: string; caption: string }>;
  hanging: Map<string, string[]>;
  /** Where posts stand on the old site. */
  places: Map<string, string>;
  /** Blocks that several posts share, by their id. */
  shared: Map<string, string>;
};

export function noSurroundings(): Surroundings {
  return {
    authors: new Map(),
    loginById: new Map(),
    attachments: new Map(),
    hanging: new Map(),
    places: new Map(),
    shared: new Map(),
  };
}

/** Takes from one part of the channel what later parts will be asked about. */
export function noteSurroundings(part: Element, known: Surroundings): void {
  const { authors, loginById, attachments, hanging, shared } = known;
  if (part.name === "wp:author") {
    const of = (name: string) => partOf(part, `wp:author_${name}`);
    const [login, email] = [of("login"), of("email")];
    authors.set(login, {
      login,
      email,
      name: plainWords(of("display_name")),
      firstName: plainWords(of("first_name")),
      lastName: plainWords(of("last_name")),
    });
    loginById.set(of("id"), login);
  }
  if (part.name !== "item") return;
  const type = partOf(part, "wp:post_type");
  const id = partOf(part, "wp:post_id");
  if (type === "wp_block") shared.set(id, partOf(part, "content:encoded"));
  if (type === "post" || type === "") {
    const [link, guid] = [partOf(part, "link"), partOf(part, "guid")];
    if (!["trash", "auto-draft", "inherit"].includes(partOf(part, "wp:status")))
      notePlaces(known.places, keyOf(part), { link, guid, id });
  }
  if (type !== "attachment") return;
  const parent = partOf(part, "wp:post_parent");
  const address = partOf(part, "wp:attachment_url") || partOf(part, "guid");
  // Its title is mostly the name of its file; the caption is written for people.
  attachments.set(id, {
    address,
    alt: metaOf(part, "_wp_attachment_image_alt"),
    caption: partOf(part, "excerpt:encoded"),
  });
  if (parent !== "0" && /\.(jpe?g|png|gif|webp|avif)$/i.test(address))
    hanging.set(parent, [...(hanging.get(parent) ?? []), id]);
}

/** Reads one item of an export of WordPress (WXR 1.0–1.2) as a post, or tells why it is left out. */
export function readWxrItem(item: Element, known: Surroundings): SourceItem[] {
  const type = partOf(item, "wp:post_type") || "post";
  const status = partOf(item, "wp:status") || "publish";
  if (type === "attachment") return [{ skipped: "attachment" }];
  if (type === "page") return [{ skipped: "page" }];
  if (type !== "post" && !service.test(type)) return [{ skipped: "service", losses: [["strange-types", type]] }];
  if (type !== "post" || ["auto-draft", "inherit"].includes(status)) return [{ skipped: "service" }];
  if (status === "trash") return [{ skipped: "trash" }];
  const id = partOf(item, "wp:post_id");
  const key = keyOf(item);
  const { comments, left } = readComments(item, key, known);
  const html = partOf(item, "content:encoded");
  const gallery = (ids: string[] | undefined) =>
    (ids ?? known.hanging.get(id) ?? []).flatMap((one) => known.attachments.get(one) ?? []);
  const cover = known.attachments.get(metaOf(item, "_thumbnail_id"));
  const login = partOf(item, "dc:creator");
  const isProtected = status === "private" || partOf(item, "wp:post_password") !== "";
  const post: SourcePost = {
    key,
    title: plainWords(partOf(item, "title")),
    html: expandShortcodes(expandBlocks(html, known.shared, metaOf(item, "footnotes")), gallery),
    linesMatter: !html.includes("<!-- wp:"),
    at: dateOf(item),
    author: login ? (known.authors.get(login) ?? { login, name: login }) : undefined,
    hashtags: termsOf(item, ["post_tag", "tag"]),
    rubrics: termsOf(item, ["category"]),
    pictures: cover ? [{ address: cover.address, alt: cover.alt || plainWords(cover.caption) }] : [],
    excerpt: plainWords(partOf(item, "excerpt:encoded")),
    isPinned: partOf(item, "wp:is_sticky") === "1",
    // What a password or «private» hid there is not shown to everybody here.
    isPublished: status === "publish" && !isProtected,
    unshown: isProtected ? "protected" : status === "future" ? "planned" : undefined,
    losses: lossesOf(item, partOf(item, "title") || id),
    address: partOf(item, "link"),
    comments,
  };
  return [{ post }, ...left];
}

/** What WordPress itself keeps beside posts. */
const service =
  /^(nav_menu_item|revision|custom_css|customize_changeset|oembed_cache|user_request|wp_(block|template|template_part|global_styles|navigation|font_family|font_face))$/;

function lossesOf(item: Element, name: string): [Note, string][] {
  const fields = partsOf(item, "wp:postmeta").map((one) => partOf(one, "wp:meta_key"));
  const domains = partsOf(item, "category").map(({ attributes }) => attributes.domain ?? "category");
  return [
    // A name that begins with a line is WordPress's own.
    ...fields.filter((field) => !/^(_|footnotes$)/.test(field)).map((field): [Note, string] => ["own-fields", field]),
    ...domains.filter((one) => !terms.includes(one)).map((one): [Note, string] => ["strange-terms", one]),
    ...(partOf(item, "wp:comment_status") === "closed" ? [["closed-talks", plainWords(name)] as [Note, string]] : []),
  ];
}

const terms = ["category", "post_tag", "tag"];

/** Sites that were moved have several posts with one guid, and posts of several sites with one number. */
function keyOf(item: Element): string {
  return `${partOf(item, "guid") || partOf(item, "link")}#${partOf(item, "wp:post_id")}`;
}

function dateOf(item: Element): Date | undefined {
  return (
    readUtc(partOf(item, "wp:post_date_gmt")) ??
    readMoment(partOf(item, "pubDate")) ??
    readLocal(partOf(item, "wp:post_date"))
  );
}

function readComments(item: Element, post: string, known: Surroundings) {
  const comments: SourceComment[] = [];
  const left = new Map<Skipped, number>();
  for (const comment of partsOf(item, "wp:comment")) {
    const of = (name: string) => partOf(comment, `wp:comment_${name}`);
    const html = of("content");
    const at = readUtc(of("date_gmt")) ?? readUtc(of("date"));
    const why = reasonToSkip(of("type"), of("approved"), html, at);
    if (why || !at) {
      const reason = why ?? "undated";
      left.set(reason, (left.get(reason) ?? 0) + 1);
      continue;
    }
    const numbered = (id: string) => `${post}#comment-${id}`;
    const login = known.loginById.get(of("user_id"));
    const name = plainWords(of("author"));
    const stranger = { name, email: of("author_email"), isStranger: true };
    comments.push({
      key: numbered(of("id")),
      parent: ["", "0"].includes(of("parent")) ? undefined : numbered(of("parent")),
      author: (login && known.authors.get(login)) || stranger,
      html,
      at,
    });
  }
  comments.sort((a, b) => a.at.getTime() - b.at.getTime());
  return { comments, left: [...left].map(([skipped, count]) => ({ skipped, count })) };
}

function reasonToSkip(type: string, approved: string, html: string, at: Date | undefined): Skipped | undefined {
  if (["pingback", "trackback"].includes(type)) return "pingback";
  if (!["", "comment"].includes(type)) return "strange-comment";
  if (approved === "spam") return "spam";
  if (approved === "trash") return "trash";
  if (approved !== "1") return "unapproved";
  if (!html) return "empty-comment";
  return at ? undefined : "undated";
}

const nothing = ["uncategorized", "без рубрики", "без категории"];

function termsOf(item: Element, domains: string[]): string[] {
  const names = partsOf(item, "category")
    .filter(({ attributes }) => domains.includes(attributes.domain ?? "category"))
    .map((term) => plainWords(term.content.filter((one) => typeof one === "string").join("")));
  return [...new Set(names)].filter((name) => name && !nothing.includes(name.toLowerCase()));
}

function metaOf(item: Element, key: string): string {
  const meta = partsOf(item, "wp:postmeta").find((one) => partOf(one, "wp:meta_key") === key);
  return meta ? partOf(meta, "wp:meta_value") : "";
}
