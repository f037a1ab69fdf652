import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut } from "#platform/db/keyset.ts";
import { fileUrl } from "#platform/files/index.ts";
import { refuse } from "#platform/refusal.ts";
import type { MapView, Route, Sheet } from "../contract.ts";
import { countLayers, isNamed, layerOf, readMarks, readPoints } from "./points.ts";
import { isSeen, isShownPoint, mayEdit } from "./policy.ts";
import { mapCategories, mapFloors, mapPoints, mapRoutes, maps, mapVersions } from "./schema.ts";

/** A picture of a map carries no more marks than this: the rest is found by floor, layer and words. */
const mostMarks = 150;
const pageOfPoints = 50;

type Wish = {
  mapId: string;
  floor?: number | undefined;
  category?: number | undefined;
  query: string;
};

/** The maps that a reader sees, with how many points of each they see. */
export async function readMaps(viewer: Viewer) {
  const isIn = (part: typeof mapPoints | typeof mapFloors) =>
    and(eq(part.mapId, maps.id), eq(part.version, maps.shown));
  const rows = await db()
    .select({
      ...headColumns,
      points: sql<number>`(select count(*)::int from ${mapPoints} left join ${mapCategories} on ${layerOf}
        where ${isIn(mapPoints)} and ${isShownPoint(viewer)})`,
      floors: sql<number>`(select count(*)::int from ${mapFloors} where ${isIn(mapFloors)})`,
    })
    .from(maps)
    .innerJoin(mapVersions, isShownVersion)
    .where(isSeen(viewer))
    .orderBy(asc(maps.title), asc(maps.id))
    .limit(200);
  return { items: rows.map(toHead) };
}

const headColumns = {
  id: maps.id,
  title: maps.title,
  description: maps.description,
  kind: maps.kind,
  updatedAt: mapVersions.createdAt,
};
const isShownVersion = and(eq(mapVersions.mapId, maps.id), eq(mapVersions.version, maps.shown));
const toHead = <Row extends { updatedAt: Date }>(row: Row) => ({ ...row, updatedAt: row.updatedAt.toISOString() });

/** A map that a reader sees, and which version of it. Refuses any other as not found. */
export async function findMap(viewer: Viewer, mapId: string) {
  const [row] = await db()
    .select({ ...headColumns, version: mapVersions.version, groupId: maps.groupId, keeperId: maps.keeperId })
    .from(maps)
    .innerJoin(mapVersions, isShownVersion)
    .where(and(eq(maps.id, mapId), isSeen(viewer)));
  if (!row) refuse("not-found");
  return toHead(row);
}

/** Floors of a version, from the first to the last. */
export async function readFloors(mapId: string, version: number): Promise<(Sheet & { isUnchecked: boolean })[]> {
  const rows = await db()
    .select()
    .from(mapFloors)
    .where(and(eq(mapFloors.mapId, mapId), eq(mapFloors.version, version)))
    .orderBy(asc(mapFloors.no));
  return rows.map(({ no, title, fileId, width, height, isUnchecked }) => ({
    ...{ no, title, width, height, isUnchecked },
    picture: fileId && fileUrl(fileId),
  }));
}

const isWished = ({ category, query }: Wish): SQL | undefined =>
  and(category ? eq(mapPoints.categoryNo, category) : undefined, isNamed(query));

/** A floor of a map with its marks; `o` opens a point, on whatever floor it stands. Refuses what the reader does not see as not found. */
export async function readMap(viewer: Viewer, wish: Wish & { o?: number | undefined }): Promise<MapView> {
  const { version, groupId, keeperId: _, ...head } = await findMap(viewer, wish.mapId);
  const of = { mapId: wish.mapId, version };
  const sheets = await readFloors(wish.mapId, version);
  const [chosen] = wish.o ? await readPoints(of, viewer, eq(mapPoints.no, wish.o), 1) : [];
  const floorNo = chosen?.floorNo ?? wish.floor;
  const sheet = sheets.find(({ no }) => no === floorNo) ?? sheets[0];
  const isOn = eq(mapPoints.floorNo, sheet?.no ?? 0);
  const layers = await countLayers(of, viewer, and(isOn, isNamed(wish.query)));
  const marks = await readMarks(of, viewer, and(isOn, isWished(wish)), mostMarks);
  // What is open is drawn, whatever layer and words are asked for.
  const isApart = chosen && !marks.some(({ no }) => no === chosen.no);
  const total = layers.reduce((sum, { no, count }) => sum + (!wish.category || no === wish.category ? count : 0), 0);
  const isBeside = chosen && and(isOn, eq(mapPoints.x, chosen.x), eq(mapPoints.y, chosen.y));
  const beside = chosen ? await readMarks(of, viewer, isBeside, 20) : [];
  return {
    ...head,
    floors: sheets.map(({ no, title }) => ({ no, title })),
    floor: sheet ?? null,
    categories: layers.flatMap(({ no, title, tone, count }) =>
      no !== null && title !== null && tone !== null ? [{ no, title, tone, count }] : [],
    ),
    marks: isApart ? [...marks, chosen] : marks,
    total,
    chosen: chosen ?? null,
    beside: beside.filter(({ no }) => no !== chosen?.no).map(({ no, title }) => ({ no, title })),
    routes: chosen ? await readRoutes(of, viewer, chosen.no) : [],
    mayEdit: mayEdit(viewer) && groupId === viewer.groupId,
  };
}

/** Ways of a version whose every point the reader sees; through one point, if it is named. */
async function readRoutes(of: { mapId: string; version: number }, viewer: Viewer, through?: number): Promise<Route[]> {
  const goes = through && sql`${mapRoutes.steps} @> ${JSON.stringify([{ no: through }])}::jsonb`;
  const rows = await db()
    .select()
    .from(mapRoutes)
    .where(and(eq(mapRoutes.mapId, of.mapId), eq(mapRoutes.version, of.version), goes || undefined))
    .orderBy(asc(mapRoutes.no))
    .limit(50);
  if (!rows.length) return [];
  const numbers = [...new Set(rows.flatMap(({ steps }) => steps.map(({ no }) => no)))];
  const isStep = sql`${mapPoints.no} = any(${`{${numbers.join(",")}}`}::int[])`;
  const seen = new Map((await readMarks(of, viewer, isStep, numbers.length)).map(({ no, title }) => [no, title]));
  return rows
    .filter(({ steps }) => steps.every(({ no }) => seen.has(no)))
    .map(({ no, title, steps }) => ({ no, title, steps: steps.map((one) => ({ ...one, title: seen.get(one.no)! })) }));
}

/** Everything that a map tells, without its picture: its points page by page, and its ways as words. */
export async function readTwin(viewer: Viewer, { after, ...wish }: Wish & { after?: string | undefined }) {
  const { version, groupId: _, keeperId: __, ...head } = await findMap(viewer, wish.mapId);
  const of = { mapId: wish.mapId, version };
  const sheets = await readFloors(wish.mapId, version);
  const isOn = wish.floor ? eq(mapPoints.floorNo, wish.floor) : undefined;
  const layers = await countLayers(of, viewer, and(isOn, isNamed(wish.query)));
  const isNext = beyond([mapPoints.floorNo, mapPoints.title, mapPoints.no], after, "asc");
  const rows = await readPoints(of, viewer, and(isOn, isWished(wish), isNext), pageOfPoints + 1);
  return {
    ...head,
    floors: sheets.map(({ no, title }) => ({ no, title })),
    categories: layers.flatMap(({ no, title, tone, count }) =>
      no !== null && title !== null && tone !== null ? [{ no, title, tone, count }] : [],
    ),
    ...cut(rows, ({ floorNo, title, no }) => [floorNo, title, no], pageOfPoints),
    routes: after ? [] : await readRoutes(of, viewer),
  };
}

/** Points of all maps that words name, the likeliest first, as search asks for them; one is called by its map and number. */
export function namedPoints(viewer: Viewer, query: string) {
  return db()
    .select({
      id: sql<string>`${maps.id} || '/' || ${mapPoints.no}`.as("id"),
      title: sql<string>`${mapPoints.title}`.as("title"),
      beside: sql<string>`${maps.title}`.as("beside"),
    })
    .from(mapPoints)
    .innerJoin(maps, and(eq(maps.id, mapPoints.mapId), eq(maps.shown, mapPoints.version)))
    .leftJoin(mapCategories, layerOf)
    .where(and(isSeen(viewer), isShownPoint(viewer), isNamed(query)))
    .orderBy(desc(sql`word_similarity(lower(${query}), lower(${mapPoints.title}))`), asc(mapPoints.title))
    .limit(50);
}
