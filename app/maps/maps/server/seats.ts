import { and, asc, eq, sql } from "drizzle-orm";
import { href } from "#app/web/urls.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { maps as urls } from "../routes.ts";
import { layerOf } from "./points.ts";
import { isSeen, isShownPoint } from "./policy.ts";
import { mapCategories, mapFloors, mapPoints, maps } from "./schema.ts";

/** Where a person sits, on the maps that the reader sees and that tell it in profiles (product B16): words and an address each. */
export async function readSeats(viewer: Viewer, { personId }: { personId: string }) {
  const rows = await db()
    .select({ mapId: maps.id, no: mapPoints.no, point: mapPoints.title, map: maps.title, floor: mapFloors.title })
    .from(mapPoints)
    .innerJoin(maps, and(eq(maps.id, mapPoints.mapId), eq(maps.shown, mapPoints.version)))
    .innerJoin(
      mapFloors,
      and(
        eq(mapFloors.mapId, mapPoints.mapId),
        eq(mapFloors.version, mapPoints.version),
        eq(mapFloors.no, mapPoints.floorNo),
      ),
    )
    .leftJoin(mapCategories, layerOf)
    .where(and(eq(mapPoints.personId, personId), maps.showsSeats, isSeen(viewer), isShownPoint(viewer)))
    .orderBy(asc(maps.title), asc(mapPoints.no))
    .limit(3);
  return {
    items: rows.map(({ mapId, no, point, map, floor }) => ({
      title: `${point} – ${map}, ${floor}`,
      href: href(urls.one, { mapId }, { o: String(no) }),
    })),
  };
}

const plain = (text: unknown) => sql`translate(lower(btrim(${text})), 'ё', 'е')`;

/** The point that goes by the very words of a place, where there is one alone that the reader sees: an event there leads to it. */
export async function readSpot(viewer: Viewer, { title }: { title: string }): Promise<{ href: string | null }> {
  if (!title) return { href: null };
  const rows = await db()
    .select({ mapId: maps.id, no: mapPoints.no })
    .from(mapPoints)
    .innerJoin(maps, and(eq(maps.id, mapPoints.mapId), eq(maps.shown, mapPoints.version)))
    .leftJoin(mapCategories, layerOf)
    .where(and(isSeen(viewer), isShownPoint(viewer), sql`${plain(mapPoints.title)} = ${plain(title)}`))
    .limit(2);
  const [{ mapId, no } = { mapId: "", no: 0 }, other] = rows;
  return { href: mapId && !other ? href(urls.one, { mapId }, { o: String(no) }) : null };
}
