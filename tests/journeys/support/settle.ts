import { roleOf, type Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { registerIdentity } from "#platform/identity/index.ts";
import { inDays } from "#platform/people/guests.ts";
import { rights as allRights } from "#platform/people/rights.ts";
import { accounts, grants } from "#platform/people/schema.ts";
import { type Person, password } from "./people.ts";

/** Gives a person an account, rights and a password. */
export async function settle(
  { login, firstName, lastName, position, roles = ["employee"], rights = [], consent = true, isNew }: Person,
  groupId: string,
) {
  const accountId = newId();
  await db()
    .insert(accounts)
    .values({
      id: accountId,
      groupId,
      alias: login,
      firstName,
      lastName,
      position,
      email: `${login}@example.ru`,
      phone: "+7 495 000-00-00",
      location: "Москва",
      about: "Люблю, когда гостям у нас хорошо.",
      skills: ["латте-арт", "обучение"],
      hiredOn: isNew ? now().toISOString().slice(0, 10) : "2021-04-12",
      consentToPersData: consent,
      ...(roleOf(roles) === "guest" && { role: "guest", guestUntil: inDays() }),
    });
  for (const right of rights) await db().insert(grants).values({ groupId, accountId, right });
  await registerIdentity({
    username: login,
    password,
    roles,
    accountId,
    email: `${login}@example.ru`,
    firstName,
    lastName,
  });
  return {
    accountId,
    groupId,
    roles,
    name: `${firstName} ${lastName}`,
    isGuest: roles[0] === "guest",
    isAdmin: roles.includes("admin"),
    rights: roles.includes("admin") ? allRights : rights,
    consent,
    timeZone: "Europe/Moscow",
  } satisfies Viewer;
}
