import { roleOf, type Viewer } from "#platform/auth/viewer.ts";
import { db, newId } from "#platform/db/index.ts";
import { embeddedIssuer } from "#platform/identity/accounts.ts";
import { registerIdentity } from "#platform/identity/index.ts";
import { hashPassword } from "#platform/identity/password.ts";
import { identityAccount } from "#platform/identity/schema.ts";
import { inDays } from "#platform/people/guests.ts";
import { rights as allRights } from "#platform/people/rights.ts";
import { accounts, grants } from "#platform/people/schema.ts";
import { dayIn } from "#tests/support/days.ts";
import { type Person, password } from "./people.ts";

/** Gives a person an account, rights and a password. */
export async function settle(person: Person, groupId: string): Promise<Viewer> {
  const account = accountOf(person, groupId);
  const { id: accountId, email } = account;
  await db().insert(accounts).values(account);
  const { login: username, firstName, lastName, roles = ["employee"], rights = [] } = person;
  for (const right of rights) await db().insert(grants).values({ groupId, accountId, right });
  await registerIdentity({ username, password, roles, accountId, email, firstName, lastName });
  return viewerOf(person, account);
}

/** Gives many people the same at once, each in a company that is known by its short name; a password is hashed once. */
export async function settleAll(people: Person[], groupIds: Record<string, string>): Promise<Record<string, Viewer>> {
  const passwordHash = await hashPassword(password);
  const settled = people.map((person) => {
    const identityId = newId();
    const own = { role: roleOf(person.roles ?? ["employee"]), issuer: embeddedIssuer, subject: identityId };
    return { person, identityId, account: { ...accountOf(person, groupIds[person.company]!), ...own } };
  });
  await db()
    .insert(accounts)
    .values(settled.map(({ account }) => account));
  await db()
    .insert(grants)
    .values(
      settled.flatMap(({ person: { rights = [] }, account: { id: accountId, groupId } }) =>
        rights.map((right) => ({ groupId, accountId, right })),
      ),
    );
  await db()
    .insert(identityAccount)
    .values(
      settled.map(({ person: { login: username, roles = ["employee"] }, identityId: id, account }) => {
        const { id: accountId, email, firstName, lastName } = account;
        return { id, username, passwordHash, roles, accountId, email, firstName, lastName };
      }),
    );
  return Object.fromEntries(settled.map(({ person, account }) => [person.login, viewerOf(person, account)]));
}

function accountOf(person: Person, groupId: string) {
  const { login, firstName, lastName, position, roles = ["employee"], consent = true, isNew } = person;
  const { email = `${login}@example.ru` } = person;
  return {
    id: newId(),
    groupId,
    alias: login,
    firstName,
    lastName,
    position,
    email,
    phone: "+7 495 000-00-00",
    location: "Москва",
    about: "Люблю, когда гостям у нас хорошо.",
    skills: ["латте-арт", "обучение"],
    hiredOn: isNew ? dayIn() : "2021-04-12",
    consentToPersData: consent,
    ...(roleOf(roles) === "guest" && { role: "guest" as const, guestUntil: inDays() }),
  };
}

function viewerOf(person: Person, { id: accountId, groupId }: { id: string; groupId: string }): Viewer {
  const { firstName, lastName, roles = ["employee"], rights = [], consent = true } = person;
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
  };
}
