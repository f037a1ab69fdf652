import { eq } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import { inDays } from "#platform/people/guests.ts";
import type { Right } from "#platform/people/rights.ts";
import { accounts, departments, grants, groups } from "#platform/people/schema.ts";
import { editors } from "./editors.ts";
import { insertRows } from "./insert-rows.ts";
import type { Person } from "./people.ts";
import type { PictureIds } from "./seed-pictures.ts";
import type { World } from "./world.ts";

/** Makes the companies and their departments; the logos come later, when they are drawn. */
export async function seedCompanies(world: World): Promise<void> {
  await insertRows(
    groups,
    world.companies.map(({ id, alias, name, createdAt }) => ({ id, alias, name, showServices: true, createdAt })),
  );
  await insertRows(
    departments,
    world.departments.map(({ id, groupId, parentId, name, createdAt }) => ({ id, groupId, parentId, name, createdAt })),
  );
}

/** Makes everyone who works there, with their photos; the database makes them findable. */
export async function seedPeople(world: World, pictures: PictureIds): Promise<void> {
  for (const [at, company] of world.companies.entries()) {
    const logos = { squareLogoId: pictures.square[at], rectangleLogoId: pictures.rectangle[at] };
    await db().update(groups).set(logos).where(eq(groups.id, company.id));
  }
  const host = world.people.find(({ alias }) => alias === "anna");
  await insertRows(
    accounts,
    world.people.map((person, at) => ({
      id: person.id,
      groupId: person.groupId,
      reach: "portal" as const,
      departmentId: person.departmentId,
      managerId: person.managerId,
      alias: person.alias,
      lastName: person.lastName,
      firstName: person.firstName,
      patronymic: person.patronymic,
      email: person.email,
      phone: person.phone,
      position: person.position,
      location: person.location,
      about: person.about,
      skills: person.skills,
      birthDate: person.birthDate,
      hiredOn: person.hiredOn,
      timeZone: person.timeZone,
      ownPhotoId: person.avatar === null ? null : pictures[person.gender][person.avatar]!,
      consentToPersData: true,
      preferences: {
        ...(at % 15 === 7 && { birthday: "hidden" as const }),
        ...(at % 20 === 3 && { phoneFor: "team" as const }),
      },
      createdAt: person.createdAt,
      ...(person.roles.includes("guest")
        ? { role: "guest" as const, guestUntil: inDays(), sponsorId: host?.id }
        : { role: "employee" as const, guestUntil: null, sponsorId: null }),
      // Most have signed in before; those who came this month and some others are still to.
      ...(at % 12 !== 5 && isSettled(world, person) && { issuer: "embedded", subject: `demo-${person.id}` }),
    })),
  );
  const { chief, writers } = editors(world);
  const give = (right: Right) => (person: Person) => ({ groupId: person.groupId, accountId: person.id, right });
  await insertRows(grants, [...[chief, ...writers].map(give("editor")), give("chief-editor")(chief)]);
}

const month = 30 * 86_400_000;

const isSettled = ({ today }: World, { createdAt }: Person) => today.getTime() - createdAt.getTime() > month;
