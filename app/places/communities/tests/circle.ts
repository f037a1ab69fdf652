import { listeners } from "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setListeners } from "#platform/events/listeners.ts";
import { apiAs } from "#tests/support/api.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";

/** A company in which events are heard: Anna, who makes communities, two colleagues and an administrator. */
export async function meetPeople() {
  setListeners(listeners);
  const company = await makeCompany("Тёплый угол");
  const named = (firstName: string, more: object = {}) => makePerson(company, { firstName, ...more });
  const [anna, ivan, vera] = [await named("Анна"), await named("Иван"), await named("Вера")];
  return { anna, ivan, vera, admin: await named("Админ", { roles: ["employee", "admin"] }) };
}

export const aliasOf = async (who: Viewer) => (await apiAs(who).account.me({})).alias;

let number = 0;

/** A community of somebody's, in which others take part. */
export async function makeCommunity(owner: Viewer, members: Viewer[], more: object = {}) {
  number += 1;
  const said = { alias: `krug-${number}`, title: `Круг ${number}`, joining: "open" as const, posting: "all" as const };
  const { alias } = await apiAs(owner).communities.create({ ...said, ...more });
  const { id, joining } = await apiAs(owner).communities.community({ alias });
  for (const one of members) {
    if (joining !== "open") await apiAs(owner).membership.invite({ place: id, people: [await aliasOf(one)] });
    await apiAs(one).membership.join({ place: id });
  }
  return { id, alias };
}

let word = 0;

/** A post with a word that no other one has. */
export async function makePost(who: Viewer, id: string) {
  word += 1;
  const named = `${["лиственница", "рябина", "черёмуха", "облепиха"][word % 4]}${"абвгдежзик"[word % 10]}`;
  return { word: named, ...(await apiAs(who).communities.write({ id, title: named, body: `Про ${named}` })) };
}
