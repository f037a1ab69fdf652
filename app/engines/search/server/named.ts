import type { SQL } from "drizzle-orm";
import type { SearchHit } from "#app/engines/search/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { type Part, part } from "#platform/db/index.ts";
import type { Group } from "./matching.ts";

/** Few things that words name, found in their own table: all kinds of them go along in the one statement of search. */
export type NamedSource = {
  tab: "lms" | "services" | "calendar" | "store" | "maps" | "adaptation";
  kind: SearchHit["kind"];
  /** No fewer letters are looked for. */
  least: number;
  /** A select of at most a hundred rows in their order: `id`, `title`, and `beside`, which stands under the title. */
  rows(viewer: Viewer, query: string): { getSQL(): SQL };
  /** Where one of them is opened, and where the rest of them stand. */
  hrefOf(id: string): string;
  page(query: string): string;
};

type Row = { id: string; title: string; beside: string | null };

/** What words name of one kind, as a part of a statement; nothing for guests and for queries with signs of their own. */
export function namedPart(viewer: Viewer, source: NamedSource, query: string, size: number): Part<Group> | undefined {
  const text = query.trim();
  if (viewer.isGuest || text.length < source.least || /[#@":]/.test(text)) return undefined;
  return part<Row, Group>(source.rows(viewer, text).getSQL(), (rows) => ({
    ...{ tab: source.tab, total: rows.length, more: false, page: source.page(text) },
    items: rows.slice(0, size).map(({ id, title, beside }) => ({
      ...{ id, kind: source.kind, href: source.hrefOf(id) },
      title: [{ text: title, found: false }],
      snippet: beside ? [{ text: beside, found: false }] : [],
    })),
  }));
}
