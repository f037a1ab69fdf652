import { listeners } from "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId, transaction, withTenant } from "#platform/db/index.ts";
import { setListeners } from "#platform/events/listeners.ts";
import { departments } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { makePlace } from "../server/places.ts";

/** A company of four, in which events are heard: Anna, who makes places, two colleagues and an administrator. */
export async function makeGuild() {
  setListeners(listeners);
  const company = await makeCompany("Гильдия");
  const named = (alias: string) => makePerson(company, { alias });
  const [anna, ivan, vera] = [await named("anna"), await named("ivan"), await named("vera")];
  return { company, anna, ivan, vera, admin: await makePerson(company, { roles: ["employee", "admin"] }) };
}

/** A place that somebody owns. */
export const placeOf = (owner: Viewer, how: Partial<Parameters<typeof makePlace>[1]> = {}) =>
  withTenant(owner.groupId, () =>
    transaction(() => makePlace(owner, { kind: "channel", title: `Место ${crypto.randomUUID()}`, ...how })),
  );

export const api = (who: Viewer) => apiAs(who).membership;

/** Who is in a place and what they are there, as one of them reads it. */
export const namesIn = async (id: string, reader: Viewer) =>
  (await api(reader).members({ place: id })).items.map(({ alias, role }) => [alias, role]);

export async function makeDepartment({ id: groupId }: Company, name: string, parentId: string | null = null) {
  const id = newId();
  await withTenant("*", () => db().insert(departments).values({ id, groupId, parentId, name }));
  return id;
}

export const notFound = { code: "NOT_FOUND" };

/** Whether somebody may read a publication. */
export const reads = (who: Viewer, id: string) =>
  apiAs(who)
    .content.publication({ id })
    .then(
      () => true,
      () => false,
    );
