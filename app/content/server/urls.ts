import { news } from "#app/news/routes.ts";
import { ugc } from "#app/ugc/routes.ts";
import { href } from "#app/web/urls.ts";
import type { PublicationKind } from "./schema.ts";

/** Where a publication of each kind is read. */
export function urlOf(kind: PublicationKind, id: string): string {
  return kind === "ugc" ? href(ugc.post, { id }) : href(news.article, { id });
}
