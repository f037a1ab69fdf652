import { and, eq, inArray, or, sql } from "drizzle-orm";
import { newSecret } from "#platform/auth/session-row.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { mailboxOf } from "#platform/mail/mailbox.ts";
import { isPresent } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { isIdentityOf, loginOf, loginOfPerson, personOf, usernameOf } from "./accounts.ts";
import { forgiveLogin } from "./attempts.ts";
import { isLeaked } from "./leaked-passwords.ts";
import { hashPassword } from "./password.ts";
import { provePassword } from "./proving.ts";
import { identityAccount, oidcPayload } from "./schema.ts";
import { OidcStore } from "./store.ts";

/** Links by which somebody who does not know the password sets another one: the database knows only their SHA-256. */
const links = new OidcStore("PasswordLink");

/** What ends with a password: sign-ins that would go on without it, half a sign-in, and every link for another one. */
const endsWithPassword = ["Session", "HalfSignIn", "PasswordLink"];

type Change = { password: string; newPassword: string };

/**
 * Changes one's own password; what goes on of the person's sessions is the caller's affair. Refuses who has no password
 * here, a wrong one, and a new one that everybody knows.
 */
export async function changePassword(viewer: Viewer, { password, newPassword }: Change): Promise<void> {
  const own = (await loginOfPerson(viewer.accountId)) ?? refuse("forbidden", "no password here");
  await provePassword(own, password);
  await keep(own.id, newPassword);
}

/** A new link for a person's password, which works once and until then; its secret is not kept. Refuses who has none here. */
export async function makePasswordLink(accountId: string, seconds: number): Promise<{ secret: string; until: Date }> {
  const own = (await loginOfPerson(accountId)) ?? refuse("conflict", "no password here");
  const secret = newSecret();
  await links.upsert(secret, { accountId: own.id }, seconds);
  return { secret, until: new Date(now().getTime() + seconds * 1000) };
}

/** The login that a living link is for; undefined for a link that is spent, over or was never made. Spends nothing. */
export async function loginOfLink(secret: string): Promise<string | undefined> {
  const identityId = (await links.find(secret))?.accountId;
  if (!identityId) return undefined;
  const [found] = await db()
    .select({ username: identityAccount.username })
    .from(identityAccount)
    .where(and(eq(identityAccount.id, identityId), eq(identityAccount.disabled, false)));
  return found?.username;
}

type Person = { accountId: string; groupId: string };

/**
 * Sets a new password by a link and spends the link. Gives whose it is, if they have ever come. Refuses a link that does not
 * work any more as not found, and a password that everybody knows, which does not spend it.
 */
export async function renewPassword(secret: string, newPassword: string): Promise<Person | undefined> {
  const identityId = (await links.take(secret))?.accountId ?? refuse("conflict", "password-link");
  await keep(identityId, newPassword);
  await forgiveLogin(await usernameOf(identityId));
  return personOf(identityId);
}

/** Who may be sent a link for a new password: those whose login or mailbox this is, and who may come in. */
export function findForgetful(typed: string): Promise<(Person & { email: string })[]> {
  const login = loginOf(typed);
  const isMeant = or(eq(identityAccount.username, login), eq(sql`lower(${accounts.email})`, mailboxOf(typed) ?? login));
  return withTenant("*", () =>
    db()
      .select({ accountId: accounts.id, groupId: accounts.groupId, email: accounts.email })
      .from(accounts)
      .innerJoin(identityAccount, isIdentityOf())
      .where(and(isMeant, isPresent(), eq(identityAccount.disabled, false)))
      .limit(2),
  );
}

async function keep(identityId: string, newPassword: string): Promise<void> {
  demandUnknown(newPassword, "newPassword");
  await db()
    .update(identityAccount)
    .set({ passwordHash: await hashPassword(newPassword) })
    .where(eq(identityAccount.id, identityId));
  await db()
    .delete(oidcPayload)
    .where(and(eq(oidcPayload.subject, identityId), inArray(oidcPayload.model, endsWithPassword)));
}

/** Refuses a password that everybody knows beside its field. */
export function demandUnknown(password: string, field: string): void {
  if (isLeaked(password)) {
    refuse("invalid", field, { fields: { [field]: ["Этот пароль знают все. Придумайте другой"] } });
  }
}
