import { and, eq, type SQL, sql } from "drizzle-orm";
import { type Role, roleOf } from "#platform/auth/viewer.ts";
import { config } from "#platform/config.ts";
import { db, transaction, withTenant } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { hashPassword, isPassword, nobodysHash } from "./password.ts";
import { identityAccount } from "./schema.ts";

/** The name under which the portal's accounts remember this provider: it outlives a change of address. */
export const embeddedIssuer = "embedded";

export type Registration = {
  username: string;
  password: string;
  roles: Role[];
  /** The portal's account that signs in with it; without one it is created at the first sign-in. */
  accountId?: string;
  email?: string;
  firstName?: string;
  lastName?: string;
};

type IdentityAccount = typeof identityAccount.$inferSelect;

/** Lets somebody sign in with a login and a password; a known login gets the new password and roles. */
export async function registerIdentity({ username, password, accountId, ...rest }: Registration): Promise<void> {
  const fields = { ...rest, accountId: accountId ?? null, passwordHash: await hashPassword(password) };
  await transaction(async () => {
    const [made] = await db()
      .insert(identityAccount)
      .values({ username: loginOf(username), ...fields })
      .onConflictDoUpdate({ target: identityAccount.username, set: fields })
      .returning({ id: identityAccount.id });
    if (!accountId) return;
    await withTenant("*", () =>
      db()
        .update(accounts)
        .set({ issuer: embeddedIssuer, subject: made!.id, role: roleOf(rest.roles) })
        .where(eq(accounts.id, accountId)),
    );
  });
}

/** Whether somebody signs in with this login already. */
export async function isLoginTaken(username: string): Promise<boolean> {
  const itself = eq(identityAccount.username, loginOf(username));
  return (await db().select({ id: identityAccount.id }).from(identityAccount).where(itself)).length > 0;
}

/** The account with this login and password, or null; an unknown login takes as long as a wrong password. */
export async function findByPassword(username: string, password: string): Promise<IdentityAccount | null> {
  const [found] = await db()
    .select()
    .from(identityAccount)
    .where(and(eq(identityAccount.username, loginOf(username)), eq(identityAccount.disabled, false)));
  const isRight = await isPassword(password, found?.passwordHash ?? nobodysHash);
  return found && isRight ? found : null;
}

type OwnLogin = Pick<IdentityAccount, "id" | "username" | "passwordHash">;

/** How the person signs in here with a password, or undefined where another provider vouches for them. */
export async function loginOfPerson(accountId: string): Promise<OwnLogin | undefined> {
  if (config.oidcIssuer) return undefined;
  const [found] = await db()
    .select({
      id: identityAccount.id,
      username: identityAccount.username,
      passwordHash: identityAccount.passwordHash,
    })
    .from(accounts)
    .innerJoin(identityAccount, isIdentityOf())
    .where(and(eq(accounts.id, accountId), eq(identityAccount.disabled, false)));
  return found;
}

/** The login of somebody whom the provider has just let in. */
export async function usernameOf(identityId: string): Promise<string> {
  const itself = eq(identityAccount.id, identityId);
  const [found] = await db().select({ username: identityAccount.username }).from(identityAccount).where(itself);
  return found?.username ?? "";
}

/** Whether a person of `accounts` signs in with a password of the portal: a part of another query. */
export function hasPassword(): SQL<boolean> {
  if (config.oidcIssuer) return sql<boolean>`false`;
  return sql<boolean>`exists (select from ${identityAccount} where ${isIdentityOf()} and not ${identityAccount.disabled})`;
}

/** Whom a login speaks for, if they have ever come: whose company's journal tells of it. */
export async function personOf(identityId: string): Promise<{ accountId: string; groupId: string } | undefined> {
  const itself = and(eq(accounts.issuer, embeddedIssuer), eq(accounts.subject, identityId));
  const [person] = await withTenant("*", () =>
    db().select({ accountId: accounts.id, groupId: accounts.groupId }).from(accounts).where(itself),
  );
  return person;
}

/** Joins a person of `accounts` to the login that speaks for them. */
export const isIdentityOf = () =>
  and(eq(accounts.issuer, embeddedIssuer), sql`${accounts.subject} = ${identityAccount.id}::text`);

/** What the provider tells of a person: standard claims and the realm roles as Keycloak writes them. */
export async function claimsOf(subject: string): Promise<Record<string, unknown> | null> {
  const [found] = await db()
    .select()
    .from(identityAccount)
    .where(and(eq(identityAccount.id, subject), eq(identityAccount.disabled, false)));
  if (!found) return null;
  return {
    sub: found.id,
    preferred_username: found.username,
    name: `${found.firstName} ${found.lastName}`.trim() || found.username,
    given_name: found.firstName,
    family_name: found.lastName,
    email: found.email,
    email_verified: found.email !== "",
    realm_access: { roles: found.roles },
  };
}

/** A login as it is kept: case and spaces around it do not matter. */
export function loginOf(username: string): string {
  return username.normalize("NFKC").trim().toLowerCase();
}
