import { and, eq, inArray, notInArray, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { DocumentTab } from "#app/engines/search/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { handedOver } from "#platform/handed-over.ts";
import { publications } from "./schema.ts";

/** What is published, as the area that owns it says; the database knows the same of it (`publication_kinds`). */
export type ContentKind = {
  name: string;
  /** What one is called: «статья». */
  title: string;
  /** What its cards say that it is; a colleague's own words need no sign but their author's. */
  sign?: {
    text: string;
    /** What it stands in, as JSON of its title and the word of its address; null where in nothing. */
    topic(viewer: Viewer): SQL<Topic | null>;
    /** Where that is read. */
    address(name: string): string;
  };
  /** Somebody's own: who has blocked them does not meet it, moderators look at it, its author takes it away. */
  isPersonal: boolean;
  /** Where it is read, and a comment under it. */
  address(id: string, query: { comment?: string }): string;
  /** Where its author changes what stands in a place alone; what has no such page is not changed. */
  change?(id: string): string;
  /** The tab of search that finds it. */
  tab: DocumentTab;
  /** What those who complain of it and moderators call it. */
  moderatedAs: "article" | "post";
  /**
   * What stands in a place asks it who writes there, who answers, who reacts, and who leads: four questions beside «who sees», which
   * the audience answers. Without one, whoever sees may do it; lead only the author and those with a right.
   */
  mayWrite?: OfPlace;
  mayAnswer?: OfPlace;
  mayReact?: OfPlace;
  mayLead?: OfPlace;
};

export type Topic = { title: string; name: string };

/** A condition on a reader and the place that a column or a value names. */
type OfPlace = (viewer: Viewer, place: SQLWrapper) => SQL;
type Question = "mayWrite" | "mayAnswer" | "mayReact" | "mayLead";

/** All that can be published, in no order. */
export const contentKinds = handedOver<ContentKind[]>("the kinds of content");

/** What is known of a kind. Throws of one that no area has. */
export function kindOf(name: string): ContentKind {
  const found = contentKinds.get().find((kind) => kind.name === name);
  if (!found) throw new Error(`No area publishes ${name}`);
  return found;
}

/** The condition «a publication of such a kind». */
export function isOfKind(isMeant: (kind: ContentKind) => boolean): SQL {
  const names = contentKinds.get().filter(isMeant);
  return inArray(
    publications.kind,
    names.map(({ name }) => name),
  );
}

/** The condition «its kind and its place let this reader do it»; `others` is what holds for kinds that do not ask. */
export function asked(question: Question, viewer: Viewer, others: boolean): SQL {
  const kinds = contentKinds.get().filter((kind) => kind[question]);
  const names = kinds.map(({ name }) => name);
  const own = kinds.map((kind) => and(eq(publications.kind, kind.name), kind[question]!(viewer, publications.placeId)));
  const rest = others ? [notInArray(publications.kind, names)] : [];
  return or(...own, ...rest) ?? sql`${others}`;
}

/** A column: what a publication stands in, as its kind says. */
export function topicOf(viewer: Viewer): SQL<Topic | null> {
  const cases = contentKinds
    .get()
    .flatMap(({ name, sign }) => (sign ? [sql`when ${name} then ${sign.topic(viewer)}`] : []));
  return cases.length ? sql`case ${publications.kind} ${sql.join(cases, sql` `)} end` : sql`null`;
}

/** The condition «the place of this publication lets nobody react»: to what is said under it neither. */
export const isWithoutReactions = (): SQL<boolean> =>
  sql<boolean>`(${publications.placeId} is not null and ${publications.reactionsClosedAt} is not null)`;

/** The condition «somebody's own publication», and the other one. */
export const isPersonal = (): SQL => isOfKind((kind) => kind.isPersonal);
export const isOfficial = (): SQL => isOfKind((kind) => !kind.isPersonal);

/**
 * Where a publication of each kind is read, or a comment under it: the address names the comment, so that the part of the
 * talk is shown where it stands (`comment_place` in the database says the same for search).
 */
export function urlOf(kind: string, id: string, comment?: string | null): string {
  const address = kindOf(kind).address(id, comment ? { comment } : {});
  return comment ? `${address}#${comment}` : address;
}
