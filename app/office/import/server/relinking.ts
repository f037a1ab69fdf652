import { inArray } from "drizzle-orm";
import { publications, relinkPublication, urlOf } from "#app/engines/content/server/index.ts";
import type { RichText } from "#app/rich-text/document.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { placeOf } from "./addresses.ts";
import { changeLinks, type Lead, linksIn } from "./body-links.ts";
import { decodeAddress } from "./html-parts.ts";
import { findImported, type Imported, lockImports, ownKey } from "./imported.ts";
import type { Plan } from "./importing.ts";
import type { Source, SourcePost } from "./source.ts";
import type { Tally } from "./tally.ts";

/** What leads from one post of a source to another. */
export type Leads = {
  /** Where a new text leads; of one that is here already its own words are asked. */
  from: Map<string, string[] | undefined>;
  /** Posts that a dry run would bring. */
  coming: Set<string>;
};

type Setting = { source: Source; plan: Plan; leads: Leads };

export const noLeads = (): Leads => ({ from: new Map(), coming: new Set() });

/** Remembers a post that leads to others of its source; `body` is that of a new one. */
export function noteLeads(post: SourcePost, { source: { places }, leads }: Setting, body?: RichText): void {
  if (body) leads.coming.add(post.key);
  const said = body
    ? linksIn(body.content)
    : [...post.html.matchAll(/(?:https?:\/\/|href=["'])[^\s"'<>[\]]+/g)].map(([found]) =>
        wholeAddress(found.replace(/^href=["']/, ""), post.address),
      );
  const inner = said.filter((href) => placeOf(href, places));
  if (inner.length) leads.from.set(post.key, body ? inner : undefined);
}

const atOnce = 25;

/**
 * Lets links from one post of a source to another lead to the publications that they have become, once all are here; a
 * text that people have changed stays as it is. In a dry run only counts. What leads to nothing that is here is told.
 */
export async function relink({ source, plan, leads }: Setting, tally: Tally): Promise<void> {
  const keys = [...leads.from.keys()];
  for (let from = 0; from < keys.length; from += atOnce) {
    const some = keys.slice(from, from + atOnce);
    const found = await withTenant("*", async () => {
      await lockImports(plan.groupId);
      return relinkSome(some, { source, plan, leads });
    });
    tally.add("inner-links", found.changed);
    for (const href of found.left) tally.note("old-links", decodeAddress(href));
  }
}

async function relinkSome(keys: string[], { source, plan, leads }: Setting) {
  const known = await findImported(plan.groupId, "publication", keys);
  const texts = await readTexts([...known.values()]);
  const fresh = keys.filter((key) => !known.has(key)).flatMap((key) => leads.from.get(key) ?? []);
  const hrefs = [...fresh, ...texts.flatMap(({ body }) => linksIn(body.content))];
  const find = await openPlaces(hrefs, { source, plan, leads });
  const left = new Set<string>();
  let changed = 0;
  const lead = (href: string) => {
    const place = find(href);
    if (place === null) left.add(href);
    else if (place) changed += 1;
    return place ?? undefined;
  };
  for (const href of fresh) lead(href);
  for (const { body, ...text } of texts) {
    const before = changed;
    const linked = changeLinks(body, lead);
    if (changed > before && !plan.isDry) await relinkPublication({ ...text, body: linked });
  }
  return { changed, left };
}

/** The texts that are as the import left them. */
async function readTexts(known: Imported[]) {
  if (!known.length) return [];
  const { id, title, body, revision, deletedAt } = publications;
  const rows = await db()
    .select({ id, title, body, revision, deletedAt })
    .from(publications)
    .where(
      inArray(
        id,
        known.map(({ objectId }) => objectId),
      ),
    );
  const left = new Map(known.map((one) => [one.objectId, one.revision]));
  return rows.filter((row) => !row.deletedAt && row.revision === left.get(row.id));
}

/** Where links lead here: undefined for those to other sites, null for those to what has not come. */
async function openPlaces(hrefs: string[], { source, plan, leads }: Setting) {
  const key = (post: string) => ownKey(post, source.address);
  const meant = hrefs.flatMap((href) => placeOf(href, source.places) ?? []);
  const posts = await findImported(plan.groupId, "publication", [...new Set(meant.map(({ post }) => key(post)))]);
  const comments = await findImported(plan.groupId, "comment", [
    ...new Set(meant.flatMap(({ comment }) => comment ?? [])),
  ]);
  const ids = [...posts.values()].map(({ objectId }) => objectId);
  const { id, kind, title, excerpt, deletedAt } = publications;
  const rows = ids.length
    ? await db().select({ id, kind, title, excerpt, deletedAt }).from(publications).where(inArray(id, ids))
    : [];
  const here = new Map(rows.filter((row) => !row.deletedAt).map((row) => [row.id, row]));
  return (href: string): Lead | null | undefined => {
    const place = placeOf(href, source.places);
    if (!place) return undefined;
    const row = here.get(posts.get(key(place.post))?.objectId ?? "");
    if (row) {
      const comment = comments.get(place.comment ?? "")?.objectId;
      return { href: urlOf(row.kind, row.id, comment), words: row.title || row.excerpt.slice(0, 80) || href };
    }
    return plan.isDry && leads.coming.has(key(place.post)) ? { href, words: "" } : null;
  };
}

function wholeAddress(href: string, from: string): string {
  const plain = href.replaceAll("&amp;", "&");
  const base = URL.canParse(from) ? from : undefined;
  return URL.canParse(plain, base) ? new URL(plain, base).href : plain;
}
