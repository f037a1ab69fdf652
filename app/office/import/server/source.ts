import type { Places } from "./addresses.ts";
import type { Note } from "./tally.ts";

/** A person as the source names them; any part may be missing. */
export type SourcePerson = {
  login?: string;
  email?: string;
  name?: string;
  firstName?: string;
  lastName?: string;
  /** Anybody may write any name under a comment: such a person is known by e-mail alone. */
  isStranger?: boolean;
};

export type SourceComment = {
  key: string;
  /** The comment that it answers, by its key. */
  parent?: string;
  author: SourcePerson;
  html: string;
  at: Date;
};

/** A post as all formats tell it. */
export type SourcePost = {
  /** What the source itself knows it by. */
  key: string;
  title: string;
  html: string;
  /** Line ends make paragraphs, as the classic editor of WordPress has it. */
  linesMatter: boolean;
  at: Date | undefined;
  author: SourcePerson | undefined;
  hashtags: string[];
  rubrics: string[];
  /** Pictures that stand outside the text: cover, enclosures. */
  pictures: { address: string; alt: string }[];
  isPublished: boolean;
  /** What stood in lists instead of the beginning of the text. */
  excerpt?: string;
  isPinned?: boolean;
  /** Why it lies as a draft, where that is not what it was. */
  unshown?: "protected" | "planned";
  /** What else it had and we cannot carry. */
  losses?: [Note, string][];
  /** Relative links lead from here. */
  address: string;
  comments: SourceComment[];
};

/** What a file holds, one after another: posts, and what is left out on purpose, with the reason. */
export type SourceItem = { post: SourcePost } | { skipped: Skipped; count?: number; losses?: [Note, string][] };

export type Skipped =
  | "page"
  | "trash"
  | "service"
  | "undated"
  | "elsewhere"
  | "too-large"
  | "spam"
  | "unapproved"
  | "pingback"
  | "strange-comment"
  | "attachment"
  | "empty-comment";

export type Format = "wxr" | "rss" | "atom" | "csv";

/** A file that has been recognised; it can be read from its beginning as often as needed. */
export type Source = {
  format: Format;
  /** What the site, the feed or the file is called. */
  title: string;
  /** What makes its keys its own. */
  address: string;
  /** Where its posts stand on the old site. */
  places: Places;
  read(): AsyncGenerator<SourceItem>;
};

/** A file that cannot be read; the message is for the person at the command line. */
export class BrokenSource extends Error {}
