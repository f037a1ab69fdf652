import { listeners } from "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setListeners } from "#platform/events/listeners.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";

/** A new company of an administrator and two colleagues, in which events are heard and nobody has spent anything. */
export async function meetCompany() {
  setListeners(listeners);
  forgetSpending();
  const company = await makeCompany();
  const admin = await makePerson(company, { roles: ["employee", "admin"] });
  const anna = await makePerson(company, { firstName: "Анна" });
  return { company, admin, anna, ivan: await makePerson(company, { firstName: "Иван" }) };
}

export const aliasOf = async (who: Viewer) => (await apiAs(who).account.me({})).alias;

/** How a deed was refused: by fields or by the code; null where it was done. */
export const refused = (deed: Promise<unknown>) =>
  deed.then(
    () => null,
    (error) => error.data?.fields ?? error.code,
  );
