import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { JWTPayload } from "jose";
import { typedText } from "#platform/api/typed.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { log } from "#platform/log.ts";
import { mailboxOf } from "#platform/mail/mailbox.ts";
import { leaveMark } from "#platform/marks/index.ts";
import { inDays } from "#platform/people/guests.ts";
import { isColleague, isOver, isSuspended } from "#platform/people/presence.ts";
import { accounts, groups } from "#platform/people/schema.ts";
import { Refusal, refuse } from "#platform/refusal.ts";
import { noMailbox } from "../people/no-mailbox.ts";
import { sessions } from "./schema.ts";
import { forgetRow } from "./session-row.ts";
import { type Role, roleOf } from "./viewer.ts";

type Found = {
  id: string;
  groupId: string;
  leftAt: Date | null;
  sponsorId: string | null;
  isSuspended: boolean;
  isOver: boolean;
};

const columns = {
  id: accounts.id,
  groupId: accounts.groupId,
  leftAt: accounts.leftAt,
  sponsorId: accounts.sponsorId,
  isSuspended: sql<boolean>`${isSuspended()}`,
  isOver: sql<boolean>`${isOver()}`,
};

/** A guest whose term is over is not let in; whom to ask is told by name alone. */
export class GuestOver extends Refusal {
  readonly sponsor: string | undefined;

  constructor(sponsor: string | undefined) {
    super("forbidden", "guest-over");
    this.sponsor = sponsor;
  }
}

/** Names that accounts carry while no outside provider has claimed them. */
const free = ["embedded"];

/**
 * The portal's account of the person whom the provider vouches for: known by issuer and subject, else linked once by
 * a verified e-mail, else made just now in the company that the token names. The roles of the token
 * become the account's role. Refuses those who have left or are suspended, guests whose term is over, and an e-mail that
 * another identity holds.
 */
export async function accountOf(
  issuer: string,
  claims: JWTPayload,
  roles: readonly Role[],
): Promise<Found & { isNew: boolean }> {
  const subject = claims.sub!;
  const found = await withTenant("*", async () => {
    const known = (await bySubject(issuer, subject)) ?? (await linkByEmail(issuer, subject, claims));
    return { ...(known ?? (await make(issuer, subject, claims))), isNew: !known };
  });
  if (found.leftAt) refuse("forbidden", "left");
  if (found.isSuspended) refuse("forbidden", "suspended");
  // Whom the provider calls an employee today is no guest any more.
  if (found.isOver && roleOf(roles) === "guest") throw new GuestOver(await nameOfSponsor(found));
  await keepRole(found.id, roles);
  return found;
}

async function nameOfSponsor({ sponsorId }: Found): Promise<string | undefined> {
  if (!sponsorId) return undefined;
  const name = sql<string>`trim(${accounts.firstName} || ' ' || ${accounts.lastName})`;
  const itself = and(eq(accounts.id, sponsorId), isColleague());
  const [sponsor] = await withTenant("*", () => db().select({ name }).from(accounts).where(itself));
  return sponsor?.name;
}

/**
 * Whom lists and counts know is decided where nobody's token is at hand: by the role that the latest one gave. Another one
 * than before ends every session that the person has: none goes on with rights that are no more. Whoever
 * becomes a guest gets a term, and whoever is none any more has neither a term nor anybody who answers for them.
 */
export async function keepRole(accountId: string, roles: readonly Role[]): Promise<void> {
  const role = roleOf(roles);
  const itself = and(eq(accounts.id, accountId), ne(accounts.role, role));
  const changed = await withTenant("*", () =>
    db()
      .update(accounts)
      .set(role === "guest" ? { role, guestUntil: inDays() } : { role, guestUntil: null, sponsorId: null })
      .where(itself)
      .returning({ id: accounts.id }),
  );
  if (!changed.length) return;
  const ended = await db().delete(sessions).where(eq(sessions.accountId, accountId)).returning();
  for (const { idHash } of ended) await forgetRow(idHash);
}

async function bySubject(issuer: string, subject: string): Promise<Found | undefined> {
  const itself = and(eq(accounts.issuer, issuer), eq(accounts.subject, subject));
  return (await db().select(columns).from(accounts).where(itself))[0];
}

async function linkByEmail(issuer: string, subject: string, claims: JWTPayload): Promise<Found | undefined> {
  const email = mailboxIn(claims);
  if (!email) return undefined;
  const [holder] = await db()
    .select({ id: accounts.id, issuer: accounts.issuer })
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, email))
    .for("update");
  if (!holder) return undefined;
  const isFree = holder.issuer === null || (free.includes(holder.issuer) && !free.includes(issuer));
  if (claims.email_verified !== true || !isFree) refuse("conflict", "email");
  const [linked] = await db()
    .update(accounts)
    .set({ issuer, subject })
    .where(eq(accounts.id, holder.id))
    .returning(columns);
  return linked;
}

async function make(issuer: string, subject: string, claims: JWTPayload): Promise<Found> {
  const id = newId();
  const [firstName, ...rest] = text(claims.name).split(" ");
  const [made] = await db()
    .insert(accounts)
    .values({
      id,
      groupId: await groupOf(text(claims.group)),
      issuer,
      subject,
      alias: `id-${id.slice(-12)}`,
      firstName: text(claims.given_name) || firstName || text(claims.preferred_username) || "Без имени",
      lastName: text(claims.family_name) || rest.join(" "),
      email: mailboxIn(claims) || `${id}${noMailbox}`,
    })
    .returning(columns);
  return made!;
}

/**
 * The company that the token names by its alias; the portal's first one where the token names none. Refuses a name that no
 * company has: among several a mistyped one would open another company's portal.
 */
async function groupOf(alias: string): Promise<string> {
  const companies = await db().select({ id: groups.id, alias: groups.alias }).from(groups).orderBy(asc(groups.id));
  const named = companies.find((one) => one.alias === alias);
  if (named) return named.id;
  if (alias && companies.length > 1) {
    log.warn("A sign-in was refused: no company has the alias that the token's «group» names");
    await leaveMark("unknown-company", alias.slice(0, 80));
    refuse("forbidden", "unknown-company");
  }
  return companies[0]?.id ?? refuse("forbidden", "no company");
}

/** What the portal would not take for a mailbox is kept as it is told: nobody is kept out by their address. */
function mailboxIn({ email }: JWTPayload): string {
  return mailboxOf(text(email)) ?? text(email).toLowerCase();
}

function text(claim: unknown): string {
  return typeof claim === "string" ? typedText(claim).trim().slice(0, 200) : "";
}
