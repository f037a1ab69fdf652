import { inArray, type SQL } from "drizzle-orm";
import { handedOver } from "#platform/handed-over.ts";
import { publications } from "./schema.ts";

/** What is published, as the area that owns it says; the database knows the same of it (`publication_kinds`). */
export type ContentKind = {
  name: string;
  /** Somebody's own: who has blocked them does not meet it, moderators look at it, its author takes it away. */
  isPersonal: boolean;
  /** Where it is read, and a comment under it. */
  address(id: string, query: { comment?: string }): string;
  /** The tab of search that finds it. */
  tab: "news" | "ugc";
  /** What those who complain of it and moderators call it. */
  moderatedAs: "article" | "post";
};

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
