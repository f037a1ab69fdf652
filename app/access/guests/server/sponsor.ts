import type { Viewer } from "#platform/auth/viewer.ts";
import { type Meant, namedPerson } from "#platform/people/who.ts";

/** Finds the colleague who is to answer for a guest. Refuses anybody else beside the field. */
export async function findSponsor(viewer: Viewer, named: string): Promise<Meant> {
  return (await namedPerson(viewer, named, { field: "sponsor" }))!;
}
