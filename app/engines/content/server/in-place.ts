import { and, eq, sql } from "drizzle-orm";
import type { WrittenInPlace } from "#app/engines/content/contract.ts";
import { places, readersOf, type Stood, standing } from "#app/engines/membership/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { readSource } from "./publications.ts";
import { publications } from "./schema.ts";
import { publish, revise } from "./writing.ts";

type Pictures = Pick<Parameters<typeof publish>[1], "pictures" | "added" | "draft" | "keep">;
/** What is written in a place: who reads it the place says. */
export type PlacedWords = Pictures & { title: string; body: string };

/** Publishes words in a place, as a kind of publication that stands there, for the readers that the place has. */
export async function publishIn(
  viewer: Viewer,
  place: Stood,
  { kind, ...words }: PlacedWords & { kind: string },
): Promise<WrittenInPlace> {
  const { href: _, ...written } = await publish(viewer, {
    ...words,
    ...standingIn(place),
    kind,
    placeId: place.id,
    reactionsOff: place.reactionsOff,
  });
  return { ...written, alias: place.alias };
}

/** Changes an own publication of a place. Refuses others' as not found, one changed meanwhile as a conflict. */
export async function reviseIn(
  viewer: Viewer,
  place: Stood,
  words: PlacedWords & { id: string; revision: number },
): Promise<WrittenInPlace> {
  const { href: _, ...written } = await revise(viewer, { ...words, ...standingIn(place) });
  return { ...written, alias: place.alias };
}

/** Reads an own publication of a place back as the form that wrote it. Refuses others', and what stands elsewhere, as not found. */
export async function readSourceIn(viewer: Viewer, { id, kind }: Known) {
  await placeWith(viewer, { id, kind });
  const { title, body, revision, pictures, attachments, asked } = await readSource(viewer, id);
  return { id, title, body, revision, pictures, attachments, asked };
}

type Known = { id: string; kind: string };

/** The place that a publication of a kind stands in. Refuses what stands in none that the viewer may know as not found. */
export async function placeWith(viewer: Viewer, { id, kind }: Known): Promise<Stood> {
  const [row] = await db()
    .select({ placeId: publications.placeId })
    .from(publications)
    .where(and(eq(publications.id, id), eq(publications.kind, kind)));
  const [place] = row ? await standing(viewer, sql`${places.id} = ${row.placeId}`) : [];
  return place ?? refuse("not-found");
}

const standingIn = (place: Stood) => ({ feed: null, reach: "company" as const, audience: readersOf(place) });
