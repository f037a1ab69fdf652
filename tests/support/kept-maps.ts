import type { Viewer } from "#platform/auth/viewer.ts";
import { apiAs } from "./api.ts";
import { canary, pictureFile } from "./canaries.ts";

export type KeptMaps = {
  /** A map of the company that is out: its head sits there and has told of a mistake. */
  map: string;
};

/** A map of a company with a layer, a point, a way and a report. */
export async function keepMaps(head: Viewer, other: Viewer, key: string): Promise<KeptMaps> {
  const of = (table: string, column: string) => canary(key, table, column);
  const desk = apiAs({ ...other, isAdmin: true }).maps;
  const { id: mapId } = await desk.make({ title: of("maps", "title"), kind: "floor" });
  const words = { title: of("maps", "title"), description: of("maps", "description"), kind: "floor" as const };
  await desk.change({ mapId, ...words });
  await desk.putFloor({ mapId, no: 1, title: of("map_floors", "title").slice(0, 60) });
  const { no: categoryNo } = await desk.putCategory({
    ...{ mapId, title: of("map_categories", "title").slice(0, 60), tone: "green" },
  });
  const { no } = await desk.putPoint({
    ...{ mapId, floorNo: 1, categoryNo, x: 10, y: 20, title: of("map_points", "title") },
    ...{ description: of("map_points", "description"), hours: of("map_points", "hours") },
    ...{ access: of("map_points", "access"), phone: of("map_points", "phone").slice(0, 60), person: head.accountId },
    ...{ photo: await pictureFile(), photoAlt: of("map_points", "photo_alt") },
  });
  const steps = [no, no].map((one) => ({ no: one, text: "прямо" }));
  await desk.putRoute({ mapId, title: of("map_routes", "title"), steps });
  await desk.publish({ mapId });
  await apiAs(head).maps.report({ mapId, no, text: of("map_reports", "body") });
  return { map: mapId };
}
