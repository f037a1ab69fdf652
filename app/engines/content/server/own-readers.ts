import { sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import type { AudiencePart } from "#platform/people/audience.ts";
import { toldPeople } from "#platform/people/named.ts";
import { isColleague } from "#platform/people/presence.ts";
import { namedPeople } from "#platform/people/who.ts";
import { publications } from "./schema.ts";

export type Chosen = { audience?: string[] | null; people?: string[] };

/**
 * To whom an own publication speaks: departments and towns, people, and its author, who goes on
 * reading it; null is everybody within reach. Refuses at `people` whom it cannot speak to.
 */
export async function readersOf(viewer: Viewer, { audience, people = [] }: Chosen): Promise<AudiencePart[] | null> {
  if (!audience && !people.length) return null;
  // Who leaves a place reads nothing of it any more, and be it their own.
  if (audience?.some((part) => part.startsWith("place:"))) return audience as AudiencePart[];
  const named = await namedPeople(viewer, people, { field: "people" });
  const parts = [...(audience ?? []), ...named.map(({ id }) => `user:${id}`), `user:${viewer.accountId}`];
  return [...new Set(parts)].sort() as AudiencePart[];
}

/** A column of a query: the people whom a publication is for, its author aside. */
export const namedReaders = toldPeople(
  sql`a`,
  sql`from accounts a
  where 'user:' || a.id = any(${publications.audience}) and a.id <> ${publications.authorId} and ${isColleague(sql`a`)}`,
);

/** The departments, towns and rights among the readers; people stand beside them by name. */
export function partsOf(audience: string[] | null): string[] | null {
  return audience?.filter((part) => !part.startsWith("user:")) ?? null;
}
