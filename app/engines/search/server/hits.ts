import type { SearchHit } from "#app/engines/search/contract.ts";
import { type Names, withNames } from "#app/rich-text/names.ts";
import { fileUrl } from "#platform/files/index.ts";
import { runs } from "./runs.ts";

/** What a query finds of one thing. */
export type HitRow = {
  id: string;
  kind: SearchHit["kind"];
  href: string;
  file: string | null;
  happenedAt: string;
  rank: number;
  total: number;
  title: string;
  snippet: string;
  names: Names | null;
  author: { name: string; photoId: string | null } | null;
};

/** How it is shown: what answers to the question is marked, colleagues stand by their names. */
export function toHit({ id, kind, href, file, happenedAt, names, author, ...row }: HitRow): SearchHit {
  const [title, snippet] = [row.title, row.snippet].map((text) => runs(withNames(text, names)));
  return {
    ...{ id, kind, href, title: title!, snippet: snippet!, happenedAt: new Date(happenedAt).toISOString() },
    ...(file && { file }),
    ...(author && kind !== "person" && { author: author.name }),
    ...(kind === "person" && { photo: author?.photoId ? fileUrl(author.photoId) : null }),
  };
}
