import { listeners } from "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setListeners } from "#platform/events/listeners.ts";
import { apiAs } from "#tests/support/api.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";

/** A company in which events are heard: Anna, its chief editor, who makes channels, and two colleagues; with a stranger of another one. */
export async function meetPeople() {
  setListeners(listeners);
  const company = await makeCompany("Тёплый угол");
  const named = (firstName: string, alias: string, more: object = {}) =>
    makePerson(company, { firstName, lastName: "Тайнова", alias, ...more });
  const [ivan, vera] = [await named("Иван", "ivan-k"), await named("Вера", "vera-k")];
  const anna = await named("Анна", "anna-k", { rights: ["editor", "chief-editor"] });
  return { company, anna, ivan, vera, stranger: await makePerson(await makeCompany("Дорога")) };
}

let number = 0;

/** A channel of somebody's, in which others take part. */
export async function makeChannel(owner: Viewer, members: Viewer[], more: object = {}) {
  number += 1;
  const alias = `beseda-${number}`;
  const said = { alias, title: `Беседа ${number}`, joining: "open" as const, posting: "all" as const };
  await apiAs(owner).channels.create({ ...said, ...more });
  const { id, joining } = await apiAs(owner).channels.channel({ alias });
  for (const one of members) {
    const { alias: named } = await apiAs(one).account.me({});
    if (joining !== "open") await apiAs(owner).membership.invite({ place: id, people: [named] });
    await apiAs(one).membership.join({ place: id });
  }
  return { id, alias };
}

let word = 0;

/** A thread with words that no other one has. */
export async function makeThread(who: Viewer, id: string, body = "О чём речь") {
  word += 1;
  const title = `Обсуждение ${word}`;
  return { title, ...(await apiAs(who).channels.write({ id, title, body })) };
}
