import { pages } from "#app/routes.ts";
import { createMatcher } from "#app/web/match.ts";

const match = createMatcher(pages);

/** Pages that show a publication: what was opened there has a number of its own. */
const publications = new Set(["ugc/post", "news/article"]);

export type VisitedPage = { route: string; title: string; objectId: string | null };

/** The page at a path, in the words of the table; null where there is no such page, or nothing that a person looks at. */
export function visitedPage(path: string): VisitedPage | null {
  const found = match(path);
  const title = found?.page.title;
  if (!found || !title) return null;
  const id = publications.has(found.id) && /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.exec(path)?.[0];
  return { route: found.page.pattern, title, objectId: id || null };
}
