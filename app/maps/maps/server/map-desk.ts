import { and, asc, desc, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { authorColumns, toPerson } from "#app/engines/content/server/index.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Deed } from "#platform/auth/deeds.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId } from "#platform/db/index.ts";
import { readdressFiles } from "#platform/files/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import type { MapKind } from "../contract.ts";
import { readFloors } from "./map-reading.ts";
import { layerOf } from "./points.ts";
import { mapCategories, mapFloors, mapPoints, mapReports, mapRoutes, maps, mapVersions } from "./schema.ts";

/** What editors of maps work on; it never goes out by itself. */
export const draft = 0;
/** So many versions that were out stay to come back to. */
const keptVersions = 10;
/** Who has the pictures of what is not out. */
export const drafted = ["right:maps"];

/** A map of the company, held until the deed is done: of two who change it the second one waits. Refuses any other as not found. */
export async function holdMap(viewer: Viewer, mapId: string) {
  const [map] = await db()
    .select()
    .from(maps)
    .where(and(eq(maps.id, mapId), eq(maps.groupId, viewer.groupId)))
    .for("update");
  if (!map) refuse("not-found");
  return map;
}

export const tell = (viewer: Viewer, deed: Deed, map: { id: string; title: string }) =>
  recordAudit({
    deed,
    result: "ok",
    accountId: viewer.accountId,
    groupId: viewer.groupId,
    objectId: map.id,
    detail: { name: map.title },
  });

/** The next number on a map; the map is held. */
export async function nextNo(mapId: string): Promise<number> {
  const [row] = await db()
    .update(maps)
    .set({ lastNo: sql`${maps.lastNo} + 1` })
    .where(eq(maps.id, mapId))
    .returning({ no: maps.lastNo });
  return row!.no;
}

/** All maps of the company. */
export async function readDesk({ groupId }: Viewer) {
  const items = await db()
    .select({
      ...{ id: maps.id, title: maps.title, kind: maps.kind, state: maps.state },
      points: sql<number>`(select count(*)::int from ${mapPoints} p where p.map_id = ${maps}.id and p.version = 0)`,
      reports: sql<number>`(select count(*)::int from ${mapReports} r
        where r.map_id = ${maps}.id and r.settled_at is null)`,
    })
    .from(maps)
    .where(eq(maps.groupId, groupId))
    .orderBy(sql`${maps.state} = 'archived'`, asc(maps.title), asc(maps.id))
    .limit(300);
  return { items };
}

/** Begins a map with one empty floor. */
export async function makeMap(viewer: Viewer, said: { title: string; kind: MapKind }): Promise<{ id: string }> {
  const { groupId, accountId: keeperId } = viewer;
  const id = newId();
  await db()
    .insert(maps)
    .values({ id, groupId, keeperId, ...said, lastNo: 1 });
  const title = said.kind === "floor" ? "1 этаж" : "План";
  await db().insert(mapFloors).values({ mapId: id, version: draft, no: 1, groupId, title });
  await tell(viewer, "map.made", { id, ...said });
  return { id };
}

/** A map as its editors see it: what is in work, what was out, what people report. */
export async function readSource(viewer: Viewer, { mapId }: { mapId: string }) {
  const [map] = await db()
    .select()
    .from(maps)
    .where(and(eq(maps.id, mapId), eq(maps.groupId, viewer.groupId)));
  if (!map) refuse("not-found");
  const counted = db()
    .select({ floorNo: mapPoints.floorNo, categoryNo: mapPoints.categoryNo, count: sql<number>`count(*)::int` })
    .from(mapPoints)
    .where(and(eq(mapPoints.mapId, mapId), eq(mapPoints.version, draft)))
    .groupBy(mapPoints.floorNo, mapPoints.categoryNo);
  const counts = await counted;
  const sumOf = (key: "floorNo" | "categoryNo", no: number) =>
    counts.reduce((sum, one) => sum + (one[key] === no ? one.count : 0), 0);
  const floors = await readFloors(mapId, draft);
  const categories = await db()
    .select({
      ...{ no: mapCategories.no, title: mapCategories.title, tone: mapCategories.tone },
      audience: mapCategories.audience,
    })
    .from(mapCategories)
    .where(and(eq(mapCategories.mapId, mapId), eq(mapCategories.version, draft)))
    .orderBy(asc(mapCategories.no));
  const routes = await db()
    .select({ no: mapRoutes.no, title: mapRoutes.title })
    .from(mapRoutes)
    .where(and(eq(mapRoutes.mapId, mapId), eq(mapRoutes.version, draft)))
    .orderBy(asc(mapRoutes.no));
  const { id, title, description, kind, state, showsSeats, audience, shown } = map;
  return {
    ...{ id, title, description, kind, state, showsSeats, audience, routes },
    floors: floors.map((one) => ({ ...one, points: sumOf("floorNo", one.no) })),
    categories: categories.map((one) => ({ ...one, count: sumOf("categoryNo", one.no) })),
    versions: (await readVersions(mapId)).map((one) => ({ ...one, isShown: one.version === shown })),
    reports: await readReports(mapId),
  };
}

async function readVersions(mapId: string) {
  const rows = await db()
    .select({
      version: mapVersions.version,
      by: sql<string>`${accounts.firstName} || ' ' || ${accounts.lastName}`,
      at: mapVersions.createdAt,
    })
    .from(mapVersions)
    .innerJoin(accounts, eq(accounts.id, mapVersions.byId))
    .where(eq(mapVersions.mapId, mapId))
    .orderBy(desc(mapVersions.version))
    .limit(keptVersions);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

async function readReports(mapId: string) {
  const rows = await db()
    .select({
      ...{ id: mapReports.id, text: mapReports.body, no: mapReports.pointNo, at: mapReports.createdAt },
      by: authorColumns,
    })
    .from(mapReports)
    .innerJoin(accounts, eq(accounts.id, mapReports.accountId))
    .where(and(eq(mapReports.mapId, mapId), isNull(mapReports.settledAt)))
    .orderBy(asc(mapReports.createdAt), asc(mapReports.id))
    .limit(100);
  return rows.map(({ by, at, ...row }) => ({ ...row, by: toPerson(by), at: at.toISOString() }));
}

type Words = { title: string; description: string; kind: MapKind; audience: string[] | null };

/** Changes what is said of a map and whom it speaks to; its pictures follow. */
export async function changeMap(viewer: Viewer, { mapId, ...words }: Words & { mapId: string }) {
  const map = await holdMap(viewer, mapId);
  await db().update(maps).set(words).where(eq(maps.id, mapId));
  await openPictures({ ...map, ...words });
  await tell(viewer, "map.changed", { ...map, ...words });
  return { id: mapId };
}

type Picture = { id: string | null; version: number; audience: string[] | null };

/**
 * Opens the pictures of the version that is out: a floor to the readers of the map, a photo to those of its layer; all
 * others to the editors alone.
 */
async function openPictures(map: { id: string; shown: number | null; state: string; audience: string[] | null }) {
  const floors: Picture[] = await db()
    .select({ id: mapFloors.fileId, version: mapFloors.version, audience: sql<null>`null` })
    .from(mapFloors)
    .where(and(eq(mapFloors.mapId, map.id), isNotNull(mapFloors.fileId)));
  const photos: Picture[] = await db()
    .select({ id: mapPoints.photoId, version: mapPoints.version, audience: mapCategories.audience })
    .from(mapPoints)
    .leftJoin(mapCategories, layerOf)
    .where(and(eq(mapPoints.mapId, map.id), isNotNull(mapPoints.photoId)));
  const addressed = new Map<string, string[] | null>();
  for (const { id, version, audience } of [...floors, ...photos]) {
    const isOut = map.state === "published" && version === map.shown;
    if (isOut) addressed.set(id!, audience ?? map.audience);
    else if (!addressed.has(id!)) addressed.set(id!, drafted);
  }
  const groups = Map.groupBy([...addressed], ([, audience]) => JSON.stringify(audience));
  for (const group of groups.values())
    await readdressFiles(
      group.map(([id]) => id),
      { reach: "company", audience: group[0]![1] },
    );
}

const parts = [mapFloors, mapCategories, mapPoints, mapRoutes] as const;

async function dropVersion(mapId: string, version: number): Promise<void> {
  for (const table of [mapPoints, mapRoutes, mapCategories, mapFloors])
    await db()
      .delete(table)
      .where(and(eq(table.mapId, mapId), eq(table.version, version)));
}

/** Lays a version of a map down once more under another number. */
async function copyVersion(mapId: string, from: number, to: number): Promise<void> {
  for (const table of parts) {
    const rows = await db()
      .select()
      .from(table as typeof mapFloors)
      .where(and(eq(table.mapId, mapId), eq(table.version, from)));
    for (let at = 0; at < rows.length; at += 1000)
      await db()
        .insert(table as typeof mapFloors)
        .values(rows.slice(at, at + 1000).map((row) => ({ ...row, version: to })));
  }
}

/** Shows people what is in work. Refuses a map without a point, and one where a new picture has not been looked at. */
export async function publishMap(viewer: Viewer, { mapId }: { mapId: string }): Promise<{ version: number }> {
  const map = await holdMap(viewer, mapId);
  const floors = await readFloors(mapId, draft);
  const no = (text: string): never => refuse("invalid", "publish", { fields: { publish: [text] } });
  if (floors.some(({ isUnchecked }) => isUnchecked))
    no("На этаже новая картинка: проверьте, на месте ли точки, и подтвердите это");
  const isInWork = and(eq(mapPoints.mapId, mapId), eq(mapPoints.version, draft));
  if (!(await db().$count(mapPoints, isInWork))) no("На карте пока нет ни одной точки");
  const [last] = await db()
    .select({ version: mapVersions.version })
    .from(mapVersions)
    .where(eq(mapVersions.mapId, mapId))
    .orderBy(desc(mapVersions.version))
    .limit(1);
  const version = (last?.version ?? 0) + 1;
  await db().insert(mapVersions).values({ mapId, version, groupId: map.groupId, byId: viewer.accountId });
  await copyVersion(mapId, draft, version);
  await db().update(maps).set({ state: "published", shown: version }).where(eq(maps.id, mapId));
  const old = version - keptVersions;
  if (old > 0) {
    await dropVersion(mapId, old);
    await db()
      .delete(mapVersions)
      .where(and(eq(mapVersions.mapId, mapId), lt(mapVersions.version, old + 1)));
  }
  await openPictures({ ...map, state: "published", shown: version });
  await tell(viewer, "map.published", map);
  return { version };
}

/** Takes a map away from people, or gives it back as it was. */
export async function archiveMap(viewer: Viewer, { mapId, archived }: { mapId: string; archived: boolean }) {
  const map = await holdMap(viewer, mapId);
  const state = archived ? ("archived" as const) : map.shown ? ("published" as const) : ("draft" as const);
  await db().update(maps).set({ state }).where(eq(maps.id, mapId));
  await openPictures({ ...map, state });
  await tell(viewer, archived ? "map.archived" : "map.restored", map);
  return { id: mapId };
}

/** Puts a version that was out in the place of what is in work; people see it when it is published. */
export async function restoreVersion(viewer: Viewer, { mapId, version }: { mapId: string; version: number }) {
  const map = await holdMap(viewer, mapId);
  const isIt = and(eq(mapVersions.mapId, mapId), eq(mapVersions.version, version));
  if (!(await db().$count(mapVersions, isIt))) refuse("not-found");
  await dropVersion(mapId, draft);
  await copyVersion(mapId, version, draft);
  await tell(viewer, "map.restored", map);
  return { id: mapId };
}
