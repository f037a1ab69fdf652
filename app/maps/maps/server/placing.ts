import { and, eq, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { fileUrl, storeUpload } from "#platform/files/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { namedPerson } from "#platform/people/who.ts";
import { refuse, refuseAt } from "#platform/refusal.ts";
import type { MapPart, RouteStep, Tone } from "../contract.ts";
import { draft, drafted, holdMap, nextNo } from "./map-desk.ts";
import { readFloors } from "./map-reading.ts";
import { readMarks } from "./points.ts";
import { mapCategories, mapFloors, mapPoints, mapRoutes, maps } from "./schema.ts";

type Numbered = { mapId: string; no: number };

type Table = typeof mapFloors | typeof mapCategories | typeof mapPoints | typeof mapRoutes;
/** A part of what is in work. */
export const isPart = (table: Table, { mapId, no }: Numbered) =>
  and(eq(table.mapId, mapId), eq(table.version, draft), eq(table.no, no));

/** A floor in work with its points, to be placed. Refuses a map of another company as not found. */
export async function readPlace(viewer: Viewer, { mapId, floor }: { mapId: string; floor?: number | undefined }) {
  const title = await titleOf(viewer, mapId);
  const sheets = await readFloors(mapId, draft);
  const sheet = sheets.find((one) => one.no === floor) ?? sheets[0];
  const of = { mapId, version: draft };
  const marks = sheet ? await readMarks(of, undefined, eq(mapPoints.floorNo, sheet.no), 3000) : [];
  return { title, floors: sheets.map(({ no, title }) => ({ no, title })), floor: sheet ?? null, marks };
}

async function titleOf(viewer: Viewer, mapId: string): Promise<string> {
  const [row] = await db()
    .select({ title: maps.title })
    .from(maps)
    .where(and(eq(maps.id, mapId), eq(maps.groupId, viewer.groupId)));
  if (!row) refuse("not-found");
  return row.title;
}

/** A point in work, as its form shows it. */
export async function readPoint(viewer: Viewer, wish: Numbered) {
  await titleOf(viewer, wish.mapId);
  const [row] = await db()
    .select({
      point: mapPoints,
      person: { id: accounts.id, name: sql<string>`${accounts.firstName} || ' ' || ${accounts.lastName}` },
    })
    .from(mapPoints)
    .leftJoin(accounts, eq(accounts.id, mapPoints.personId))
    .where(isPart(mapPoints, wish));
  if (!row) refuse("not-found");
  const { categoryNo, shownFrom, shownTo, photoId, ...point } = row.point;
  return {
    ...point,
    photo: photoId && fileUrl(photoId, 480),
    person: row.person?.id ? row.person : null,
    ...{ categoryNo: categoryNo ?? undefined, shownFrom: shownFrom ?? undefined, shownTo: shownTo ?? undefined },
  };
}

type PointWish = {
  mapId: string;
  no?: number | undefined;
  revision?: number | undefined;
  photo?: File | undefined;
  dropPhoto: boolean;
  person?: string | undefined;
  categoryNo?: number | undefined;
  shownFrom?: string | undefined;
  shownTo?: string | undefined;
} & Pick<
  typeof mapPoints.$inferInsert,
  | "title"
  | "floorNo"
  | "kind"
  | "x"
  | "y"
  | "corners"
  | "description"
  | "phone"
  | "hours"
  | "access"
  | "link"
  | "photoAlt"
>;

/** Puts a point on a floor in work, or changes it. Refuses who has not seen another's change as a conflict, and what stands outside its map at its field. */
export async function putPoint(viewer: Viewer, wish: PointWish) {
  const { mapId, no: asked, revision, person, photo, dropPhoto, ...said } = wish;
  const map = await holdMap(viewer, mapId);
  const on = { mapId, no: said.floorNo };
  if (!(await db().$count(mapFloors, isPart(mapFloors, on)))) refuseAt("floorNo", "Такого этажа нет");
  if (said.categoryNo && !(await db().$count(mapCategories, isPart(mapCategories, { mapId, no: said.categoryNo }))))
    refuseAt("categoryNo", "Такого слоя нет");
  if (said.kind === "area" && (said.corners?.length ?? 0) < 3) refuseAt("corners", "У области хотя бы три угла");
  if (said.shownFrom && said.shownTo && said.shownTo < said.shownFrom) refuseAt("shownTo", "Раньше, чем начало");
  const personId = (await namedPerson(viewer, person, { field: "person" }))?.id ?? null;
  const brought = photo?.size ? await keepPhoto(viewer, photo) : undefined;
  const row = {
    ...said,
    ...(brought ? { photoId: brought } : dropPhoto && { photoId: null, photoAlt: "" }),
    ...{ personId, categoryNo: said.categoryNo ?? null },
    ...{ shownFrom: said.shownFrom ?? null, shownTo: said.shownTo ?? null },
  };
  if (asked === undefined) {
    if ((await db().$count(mapPoints, and(eq(mapPoints.mapId, mapId), eq(mapPoints.version, draft)))) >= 3000)
      refuseAt("title", "На карте уже 3000 точек: больше не поместится");
    const made = await nextNo(mapId);
    await db()
      .insert(mapPoints)
      .values({ ...row, mapId, version: draft, no: made, groupId: map.groupId });
    return { no: made, floorNo: said.floorNo };
  }
  const [before] = await db()
    .select({ revision: mapPoints.revision })
    .from(mapPoints)
    .where(isPart(mapPoints, { mapId, no: asked }));
  if (!before) refuse("not-found");
  if (revision !== undefined && before.revision !== revision) refuse("conflict", "revision");
  await db()
    .update(mapPoints)
    .set({ ...row, revision: before.revision + 1 })
    .where(isPart(mapPoints, { mapId, no: asked }));
  return { no: asked, floorNo: said.floorNo };
}

/** Keeps the photo of a point; readers have it from the version that is out. */
async function keepPhoto(viewer: Viewer, photo: File): Promise<string> {
  const owner = { viewer, reach: "company" as const, field: "photo", audience: drafted };
  return (await storeUpload(photo, { ...owner, accept: "image" })).id;
}

type LayerWish = { mapId: string; no?: number | undefined; title: string; tone: Tone; audience: string[] | null };

/** Writes a layer of a map in work, or another one. */
export async function putCategory(viewer: Viewer, { mapId, no: asked, ...said }: LayerWish) {
  const map = await holdMap(viewer, mapId);
  if (asked === undefined) {
    const made = await nextNo(mapId);
    await db()
      .insert(mapCategories)
      .values({ ...said, mapId, version: draft, no: made, groupId: map.groupId });
    return { no: made };
  }
  const changed = await db()
    .update(mapCategories)
    .set(said)
    .where(isPart(mapCategories, { mapId, no: asked }))
    .returning({ no: mapCategories.no });
  return changed[0] ?? refuse("not-found");
}

/** A way in work, as its form shows it. */
export async function readRoute(viewer: Viewer, wish: Numbered) {
  await titleOf(viewer, wish.mapId);
  const [row] = await db().select().from(mapRoutes).where(isPart(mapRoutes, wish));
  if (!row) refuse("not-found");
  return row;
}

type RouteWish = { mapId: string; no?: number | undefined; title: string; steps: RouteStep[] };

/** Writes a way of a map in work, or another one. Refuses a point that the map does not have at its field. */
export async function putRoute(viewer: Viewer, { mapId, no: asked, ...said }: RouteWish) {
  const map = await holdMap(viewer, mapId);
  for (const step of said.steps)
    if (!(await db().$count(mapPoints, isPart(mapPoints, { mapId, no: step.no }))))
      refuseAt("steps", `Точки с номером ${step.no} на карте нет`);
  if (asked === undefined) {
    const made = await nextNo(mapId);
    await db()
      .insert(mapRoutes)
      .values({ ...said, mapId, version: draft, no: made, groupId: map.groupId });
    return { no: made };
  }
  const changed = await db()
    .update(mapRoutes)
    .set(said)
    .where(isPart(mapRoutes, { mapId, no: asked }))
    .returning({ no: mapRoutes.no });
  return changed[0] ?? refuse("not-found");
}

/** Takes a part of a map in work away. Refuses a floor or a layer on which points stand. */
export async function dropPart(viewer: Viewer, { mapId, part, no: asked }: Numbered & { part: MapPart }) {
  await holdMap(viewer, mapId);
  const isInWork = and(eq(mapPoints.mapId, mapId), eq(mapPoints.version, draft));
  const stands = {
    floors: and(isInWork, eq(mapPoints.floorNo, asked)),
    categories: and(isInWork, eq(mapPoints.categoryNo, asked)),
    points: undefined,
    routes: undefined,
  }[part];
  if (stands && (await db().$count(mapPoints, stands))) refuseAt("drop", "Сначала уберите или перенесите точки отсюда");
  if (part === "points") {
    const isStep = sql`${mapRoutes.steps} @> ${JSON.stringify([{ no: asked }])}::jsonb`;
    if (await db().$count(mapRoutes, and(eq(mapRoutes.mapId, mapId), eq(mapRoutes.version, draft), isStep)))
      refuseAt("drop", "Через эту точку идёт путь: сначала измените его");
  }
  const table = { floors: mapFloors, categories: mapCategories, points: mapPoints, routes: mapRoutes }[part];
  const gone = await db()
    .delete(table)
    .where(isPart(table, { mapId, no: asked }))
    .returning({ no: table.no });
  return gone[0] ?? refuse("not-found");
}
