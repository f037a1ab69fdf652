import { foundAgreements } from "#app/access/agreements/server/index.ts";
import { roleOf, type Viewer } from "#platform/auth/viewer.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { rights as allRights, type Right } from "#platform/people/rights.ts";
import { accounts, grants, groups } from "#platform/people/schema.ts";

export type Company = { id: string; alias: string; name: string };

type Person = Pick<Viewer, "roles"> & { rights: Right[] } & typeof accounts.$inferInsert;

/** A company of its own for a test. */
export async function makeCompany(name = "Ромашка"): Promise<Company> {
  const id = newId();
  const company = { id, alias: `company-${id.slice(-12)}`, name };
  await withTenant("*", () => db().insert(groups).values(company));
  await foundAgreements();
  return company;
}

/** A person of a company, as the server knows them after sign-in. */
export async function makePerson(
  company: Company,
  { firstName = "Анна", lastName = "Петрова", roles = ["employee"], rights = [], ...more }: Partial<Person> = {},
): Promise<Viewer> {
  const id = newId();
  const alias = `person-${id.slice(-12)}`;
  await withTenant("*", () =>
    db()
      .insert(accounts)
      .values({
        id,
        groupId: company.id,
        alias,
        firstName,
        lastName,
        email: `${alias}@example.ru`,
        consentToPersData: true,
        birthdayTold: true,
        role: roleOf(roles),
        ...more,
      }),
  );
  if (rights.length) {
    const given = rights.map((right) => ({ groupId: company.id, accountId: id, right }));
    await withTenant("*", () => db().insert(grants).values(given));
  }
  return {
    accountId: id,
    groupId: company.id,
    roles,
    name: `${firstName} ${lastName}`,
    isGuest: roles[0] === "guest" && roles.length === 1,
    isAdmin: roles.includes("admin"),
    rights: roles.includes("admin") ? allRights : rights,
    consent: true,
    timeZone: "Europe/Moscow",
  };
}
