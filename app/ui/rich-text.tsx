import { Fragment, type ReactNode } from "react";
import { mention } from "#app/rich-text/mention.ts";
import { pictureFile } from "#app/rich-text/picture.ts";
import { ownFilm } from "#app/rich-text/video.ts";
import { classes } from "./classes.ts";
import { Film } from "./film.tsx";
import { linkAddresses } from "./link-addresses.tsx";
import { type FilmInfo, OwnFilm } from "./own-film.tsx";

/** A document as the editor keeps it (ProseMirror's JSON). Written loosely, because it comes from outside. */
export type RichNode = {
  type: string;
  text?: string;
  attrs?: Record<string, unknown> | null;
  marks?: { type: string; attrs?: Record<string, unknown> | null }[];
  content?: RichNode[];
};

type RichTextProps = {
  doc: RichNode;
  /** The outline's level of the text's largest heading. */
  level?: 2 | 3 | 4;
  /** Where a hashtag leads; without it, and where it says nothing, a hashtag is a plain word. */
  hashtagHref?: (name: string) => string | undefined;
  /** Who is meant by a name behind @, in small letters; nobody is a plain word. */
  person?: (alias: string) => { name: string; href: string } | undefined;
  /** What is known of the portal's own films in it, by their ids; those that it does not name are gone. */
  films?: Record<string, FilmInfo>;
  /** Draws a picture among the words by its file; one that it does not know is left out. */
  picture?: (file: string) => ReactNode;
  className?: string;
};

type Look = Required<Pick<RichTextProps, "level">> & Omit<RichTextProps, "doc" | "level" | "className">;

/** Draws a rich text by React elements alone: what it does not know it leaves out, so nothing can be smuggled in. */
export function RichText({ doc, level = 2, className, ...look }: RichTextProps) {
  return <div className={classes("prose", className)}>{drawAll(doc.content, { level, ...look })}</div>;
}

function drawAll(nodes: RichNode[] | undefined, look: Look): ReactNode {
  if (!Array.isArray(nodes)) return null;
  // biome-ignore lint/suspicious/noArrayIndexKey: a document has no other names for its parts and does not move.
  return nodes.map((node, index) => <Fragment key={index}>{drawNode(node, look)}</Fragment>);
}

function drawNode(node: RichNode, look: Look): ReactNode {
  const inside = () => drawAll(node.content, look);
  switch (node.type) {
    case "text":
      return drawText(node, look);
    case "paragraph":
      return <p>{inside()}</p>;
    case "heading": {
      const Tag = `h${look.level + (node.attrs?.level === 3 ? 1 : 0)}` as "h2";
      return <Tag>{inside()}</Tag>;
    }
    case "bullet_list":
      return <ul>{inside()}</ul>;
    case "ordered_list": {
      const start = Number(node.attrs?.order);
      return <ol start={start > 1 ? start : undefined}>{inside()}</ol>;
    }
    case "list_item":
      return <li>{inside()}</li>;
    case "blockquote":
      return <blockquote>{inside()}</blockquote>;
    case "table":
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard.
        <section className="table-frame" aria-label="Таблица" tabIndex={0}>
          <table>
            <tbody>{inside()}</tbody>
          </table>
        </section>
      );
    case "table_row":
      return <tr>{inside()}</tr>;
    case "table_header":
      return <th scope="col">{inside()}</th>;
    case "table_cell":
      return <td>{inside()}</td>;
    case "hard_break":
      return <br />;
    case "picture": {
      const file = pictureFile(node.attrs ?? {});
      return file && look.picture?.(file);
    }
    case "video":
      return drawFilm(node.attrs ?? {}, look);
    default:
      return null;
  }
}

function drawFilm(attrs: Record<string, unknown>, { films }: Look): ReactNode {
  const own = ownFilm(attrs);
  if (!own) return <Film attrs={attrs} />;
  return films && !films[own] ? <p>Видео больше нет.</p> : <OwnFilm id={own} film={films?.[own]} />;
}

function drawText({ text, marks }: RichNode, look: Look): ReactNode {
  const given = Array.isArray(marks) ? marks : [];
  const isLink = given.some(({ type }) => type === "link");
  let drawn: ReactNode = typeof text === "string" ? text : null;
  if (typeof text === "string" && !isLink) drawn = linkAddresses(text, (words) => linkPeople(words, look));
  for (const mark of given) {
    if (mark.type === "strong") drawn = <strong>{drawn}</strong>;
    else if (mark.type === "em") drawn = <em>{drawn}</em>;
    else if (mark.type === "underline") drawn = <u>{drawn}</u>;
    else if (mark.type === "link" && isSafeLink(mark.attrs?.href)) {
      drawn = (
        <a href={mark.attrs.href} rel="noopener nofollow ugc">
          {drawn}
        </a>
      );
    }
  }
  return drawn;
}

/** Colleagues who are named in it lead to their profiles, hashtags in the words between them to their pages. */
function linkPeople(text: string, { hashtagHref, person }: Look): ReactNode {
  return text.split(mention).map((part, index) => {
    if (index % 3 < 2) return hashtagHref && part ? linkHashtags(part, hashtagHref) : part;
    const found = person?.(part.toLowerCase());
    return found ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never change places.
      <a href={found.href} key={index}>
        @{found.name}
      </a>
    ) : (
      `@${part}`
    );
  });
}

/** The same hashtags that the portal finds by: a word of 2–50 letters, digits and underscores after a space. */
function linkHashtags(text: string, hashtagHref: NonNullable<Look["hashtagHref"]>): ReactNode {
  const [start, ...rest] = text.split(/(^|\s)#([\p{L}\d_]{2,50})/u);
  if (rest.length === 0) return text;
  const link = (name: string, index: number) => {
    const href = hashtagHref(name);
    return href ? <a href={href} key={index}>{`#${name}`}</a> : `#${name}`;
  };
  return [start, ...rest.map((part, index) => (index % 3 === 1 ? link(part, index) : part))];
}

function isSafeLink(href: unknown): href is string {
  if (typeof href !== "string") return false;
  // A path of the portal, or an address whose scheme is written out; browsers drop control characters, so they are refused.
  return /^(\/(?![/\\])|https?:\/\/|mailto:)\S*$/i.test(href) && !/\p{Cc}/u.test(href);
}
