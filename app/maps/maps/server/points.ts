import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { authorColumns, toPerson } from "#app/engines/content/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { fileUrl } from "#platform/files/index.ts";
import { accounts } from "#platform/people/schema.ts";
import type { Mark, Point } from "../contract.ts";
import { isShownPoint } from "./policy.ts";
import { mapCategories, mapFloors, mapPoints } from "./schema.ts";

type Version = { mapId: string; version: number };

const markColumns = {
  no: mapPoints.no,
  title: mapPoints.title,
  kind: mapPoints.kind,
  x: mapPoints.x,
  y: mapPoints.y,
  corners: mapPoints.corners,
  tone: mapCategories.tone,
};

/** The layer of a point, joined from the left wherever points are read for somebody. */
export const layerOf = and(
  eq(mapCategories.mapId, mapPoints.mapId),
  eq(mapCategories.version, mapPoints.version),
  eq(mapCategories.no, mapPoints.categoryNo),
);

export const isOf = ({ mapId, version }: Version): SQL =>
  and(eq(mapPoints.mapId, mapId), eq(mapPoints.version, version))!;

/** Points as a map draws them; with `viewer` those alone that they see. */
export function readMarks(of: Version, viewer: Viewer | undefined, wish: SQL | undefined, limit: number) {
  return db()
    .select({ ...markColumns, category: mapCategories.title })
    .from(mapPoints)
    .leftJoin(mapCategories, layerOf)
    .where(and(isOf(of), viewer && isShownPoint(viewer), wish))
    .orderBy(asc(mapPoints.no))
    .limit(limit) satisfies Promise<(Mark & { category: string | null })[]>;
}

/** How many points of each layer there are for the reader, and how many without one. */
export function countLayers(of: Version, viewer: Viewer, wish: SQL | undefined) {
  return db()
    .select({
      no: mapCategories.no,
      title: mapCategories.title,
      tone: mapCategories.tone,
      count: sql<number>`count(*)::int`,
    })
    .from(mapPoints)
    .leftJoin(mapCategories, layerOf)
    .where(and(isOf(of), isShownPoint(viewer), wish))
    .groupBy(mapCategories.no, mapCategories.title, mapCategories.tone)
    .orderBy(asc(mapCategories.no));
}

/** Points with all that is told of them, floor by floor. */
export async function readPoints(of: Version, viewer: Viewer, wish: SQL | undefined, limit: number): Promise<Point[]> {
  const rows = await db()
    .select({
      ...markColumns,
      floorNo: mapPoints.floorNo,
      floor: mapFloors.title,
      category: mapCategories.title,
      description: mapPoints.description,
      phone: mapPoints.phone,
      hours: mapPoints.hours,
      access: mapPoints.access,
      link: mapPoints.link,
      photoId: mapPoints.photoId,
      photoAlt: mapPoints.photoAlt,
      person: authorColumns,
    })
    .from(mapPoints)
    .innerJoin(
      mapFloors,
      and(
        eq(mapFloors.mapId, mapPoints.mapId),
        eq(mapFloors.version, mapPoints.version),
        eq(mapFloors.no, mapPoints.floorNo),
      ),
    )
    .leftJoin(mapCategories, layerOf)
    .leftJoin(accounts, and(eq(accounts.id, mapPoints.personId), isNull(accounts.leftAt)))
    .where(and(isOf(of), isShownPoint(viewer), wish))
    .orderBy(asc(mapPoints.floorNo), asc(mapPoints.title), asc(mapPoints.no))
    .limit(limit);
  return rows.map(({ person, photoId, ...row }) => ({
    ...row,
    photo: photoId && fileUrl(photoId, 480),
    person: person?.accountId ? toPerson(person) : null,
  }));
}

const plain = (text: SQL | string): SQL => sql`translate(lower(${text}), 'ё', 'е')`;

/** What words name: titles, layers, what is said of a point, who sits there; «ё» is «е». Asked beside the layer. */
export function isNamed(query: string): SQL | undefined {
  if (!query) return undefined;
  const isIn = (text: SQL) => sql`position(${plain(query)} in ${plain(text)}) > 0`;
  const { title, description, personId } = mapPoints;
  return sql`(${isIn(sql`concat_ws(' ', ${title}, ${mapCategories.title}, ${description})`)}
    or word_similarity(${plain(query)}, ${plain(sql`${title}`)}) > 0.5
    or exists (select from ${accounts} p where p.id = ${personId} and p.left_at is null
      and ${isIn(sql`concat_ws(' ', p.first_name, p.last_name, p.first_name)`)}))`;
}
