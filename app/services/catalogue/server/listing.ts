import { and, asc, desc, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { isListed } from "./policy.ts";
import { serviceCategories, serviceFavourites, services, serviceUses } from "./schema.ts";

/** A service as a tile shows it. */
export const tileColumns = ({ accountId }: Pick<Viewer, "accountId">) => ({
  id: services.id,
  parentId: services.parentId,
  alias: services.alias,
  title: services.title,
  summary: services.summary,
  icon: services.icon,
  kind: services.kind,
  status: services.status,
  favourite: sql<boolean>`exists (select from ${serviceFavourites} f
    where f.service_id = ${services}.id and f.account_id = ${accountId})`,
});

const mostShown = 200;
const fewLately = 6;

type Wish = { query: string; category?: string | undefined };

/** The catalogue for a reader: categories, what stands in them or answers to words, what they keep and what they used last. */
export async function readCatalogue(viewer: Viewer, { query, category }: Wish) {
  const isMeant = and(category ? eq(services.categoryId, category) : undefined, ...wordsOf(query).map(hasWord));
  const rows = await db()
    .select({
      ...tileColumns(viewer),
      categoryId: services.categoryId,
      usedAt: serviceUses.usedAt,
      isMeant: sql<boolean>`coalesce(${isMeant ?? sql`true`}, false)`,
    })
    .from(services)
    .leftJoin(serviceUses, and(eq(serviceUses.serviceId, services.id), eq(serviceUses.accountId, viewer.accountId)))
    .where(isListed(viewer))
    .orderBy(asc(services.place), asc(services.id))
    .limit(mostShown);
  const categories = await db()
    .select({ id: serviceCategories.id, title: serviceCategories.title, icon: serviceCategories.icon })
    .from(serviceCategories)
    .where(eq(serviceCategories.groupId, viewer.groupId))
    .orderBy(asc(serviceCategories.place), asc(serviceCategories.id));
  const tiles = rows.map(({ usedAt: _, isMeant: __, ...tile }) => tile);
  const lately = rows
    .filter(({ usedAt }) => usedAt !== null)
    .toSorted((one, other) => other.usedAt!.getTime() - one.usedAt!.getTime())
    .slice(0, fewLately)
    .map(({ usedAt: _, isMeant: __, categoryId: ___, ...tile }) => tile);
  return {
    categories,
    // A part of a service is found by words; else it stands on the page of its whole.
    items: tiles.filter((tile, at) => rows[at]!.isMeant && (query || !tile.parentId)),
    favourites: tiles.filter(({ favourite }) => favourite).map(({ categoryId: _, ...tile }) => tile),
    lately,
  };
}

/** Services that answer to words, for search; a part of another one is named by that one and its own word there. */
export const namedServices = (viewer: Viewer, query: string) =>
  db()
    .select({
      id: sql<string>`coalesce(${services.parentId} || '/' || ${services.alias}, ${services.id}::text)`.as("id"),
      title: services.title,
      beside: sql<string | null>`nullif(${services.summary}, '')`.as("beside"),
    })
    .from(services)
    .where(and(isListed(viewer), ...wordsOf(query).map(hasWord)))
    .orderBy(desc(sql`${plain(services.title)} like ${`${meant(query)}%`}`), asc(services.place), asc(services.id))
    .limit(100);

const wordsOf = (query: string) => query.split(/\s+/).filter(Boolean).slice(0, 10);
const meant = (word: string) => word.toLowerCase().replaceAll("ё", "е");
const plain = (column: SQLWrapper) => sql`replace(lower(${column}), 'ё', 'е')`;

/** A condition: this word, however it is written, stands in the name or in what is said of a service. */
function hasWord(word: string): SQL {
  const within = [services.title, services.summary, services.description].map(
    (column) => sql`position(${meant(word)} in ${plain(column)}) > 0`,
  );
  return sql`(${sql.join(within, sql` or `)})`;
}
