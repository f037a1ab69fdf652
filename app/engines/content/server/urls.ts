import { ugc } from "#app/feed/ugc/routes.ts";
import { news } from "#app/news/news/routes.ts";
import { href } from "#app/web/urls.ts";
import type { PublicationKind } from "./schema.ts";

/**
 * Where a publication of each kind is read, or a comment under it: the address names the comment, so that the part of the
 * talk is shown where it stands (`comment_place` in the database says the same for search).
 */
export function urlOf(kind: PublicationKind, id: string, comment?: string | null): string {
  const query = comment ? { comment } : {};
  const address = kind === "ugc" ? href(ugc.post, { id }, query) : href(news.article, { id }, query);
  return comment ? `${address}#${comment}` : address;
}
