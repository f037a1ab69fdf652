import { inArray } from "drizzle-orm";
import { authorColumns, toPerson } from "#app/engines/content/server/index.ts";
import type { PersonCard } from "#platform/api/person-card.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { namedPeople } from "#platform/people/who.ts";
import { refuse } from "#platform/refusal.ts";

/**
 * Colleagues of the viewer's company whom they have named. Refuses at the field the viewer, those who may not be named, and, in
 * the words for those who are not there, whoever keeps the viewer away.
 */
export async function findColleagues(viewer: Viewer, names: string[], field: string): Promise<PersonCard[]> {
  const meant = await namedPeople(viewer, names, { field, personal: true });
  if (meant.some(({ id }) => id === viewer.accountId))
    refuse("invalid", "people", { fields: { [field]: ["Себе нельзя: назовите коллегу"] } });
  const people = await readPeople(meant.map(({ id }) => id));
  return meant.flatMap(({ id }) => people.get(id) ?? []);
}

/** The same of one. */
export async function findColleague(viewer: Viewer, name: string, field: string): Promise<PersonCard> {
  return (await findColleagues(viewer, [name], field))[0]!;
}

/** People by their ids, those who have left too: their names stand beside what they did. */
export async function readPeople(ids: (string | null)[]): Promise<Map<string, PersonCard>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (!wanted.length) return new Map();
  const rows = await db().select(authorColumns).from(accounts).where(inArray(accounts.id, wanted));
  return new Map(rows.map((row) => [row.accountId, toPerson(row)]));
}
