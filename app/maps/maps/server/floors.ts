import { and, eq } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { type StoredFile, storeDrawing, storeUpload } from "#platform/files/index.ts";
import { refuse } from "#platform/refusal.ts";
import { draft, holdMap, nextNo } from "./map-desk.ts";
import { isPart } from "./placing.ts";
import { mapFloors, mapPoints } from "./schema.ts";
import { cleanSvg, textOfSvg, UnreadableDrawing } from "./svg.ts";

type FloorWish = { mapId: string; no?: number | undefined; title: string; picture?: File | undefined };

/** Writes a floor of a map in work, or another one; under a floor with points another picture asks to be looked at. Tells what was left out of a drawing. */
export async function putFloor(viewer: Viewer, { mapId, no: asked, title, picture }: FloorWish) {
  const map = await holdMap(viewer, mapId);
  const brought = picture?.size ? await keepPicture(viewer, picture) : undefined;
  const drawn = brought && {
    fileId: brought.file.id,
    ...{ width: brought.file.width ?? 1200, height: brought.file.height ?? 800 },
  };
  const lost = brought?.lost ?? [];
  if (asked === undefined) {
    const made = await nextNo(mapId);
    await db()
      .insert(mapFloors)
      .values({ title, ...drawn, mapId, version: draft, no: made, groupId: map.groupId });
    return { no: made, lost };
  }
  const on = { mapId, no: asked };
  const [before] = await db().select().from(mapFloors).where(isPart(mapFloors, on));
  if (!before) refuse("not-found");
  const hasPoints = await db().$count(mapPoints, isOnFloor(mapId, asked));
  await db()
    .update(mapFloors)
    .set({ title, ...drawn, isUnchecked: before.isUnchecked || Boolean(drawn && hasPoints) })
    .where(isPart(mapFloors, on));
  return { no: asked, lost };
}

const isOnFloor = (mapId: string, floorNo: number) =>
  and(eq(mapPoints.mapId, mapId), eq(mapPoints.version, draft), eq(mapPoints.floorNo, floorNo));

/** Keeps the picture of a floor: pixels drawn anew, a drawing made safe. What it is its bytes say, whatever its name. */
async function keepPicture(viewer: Viewer, picture: File): Promise<{ file: StoredFile; lost: string[] }> {
  const audience = ["right:maps"];
  const owner = { viewer, reach: "company" as const, field: "picture", audience };
  const text = textOfSvg(new Uint8Array(await picture.arrayBuffer()));
  if (text === undefined) return { file: await storeUpload(picture, { ...owner, accept: "image" }), lost: [] };
  try {
    const drawing = cleanSvg(text);
    return { file: await storeDrawing(drawing, { ...owner, name: picture.name }), lost: drawing.lost };
  } catch (error) {
    if (!(error instanceof UnreadableDrawing)) throw error;
    return refuse("invalid", "picture", { fields: { picture: [error.message] } });
  }
}

/** Somebody has looked: under the new picture the points stand where they should. */
export async function checkFloor(viewer: Viewer, { mapId, no }: { mapId: string; no: number }) {
  await holdMap(viewer, mapId);
  const [row] = await db()
    .update(mapFloors)
    .set({ isUnchecked: false })
    .where(isPart(mapFloors, { mapId, no }))
    .returning({ no: mapFloors.no });
  return row ?? refuse("not-found");
}
