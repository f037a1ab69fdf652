import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { z } from "zod";
import type { newcomer } from "#app/access/registration/contract.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import { now } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { hashOfCode } from "#platform/dictated-code.ts";
import { demandUnknown, isLoginTaken, registerIdentity } from "#platform/identity/index.ts";
import { inDays } from "#platform/people/guests.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { seatNewcomer } from "./place-letters.ts";
import { invites } from "./schema.ts";

type Newcomer = z.output<typeof newcomer>;

/**
 * Makes the account of somebody who was invited, or opens the one that the desk has made for them, and their way to sign in: the mailbox and a password. Refuses a code that is
 * unknown, over, used up or for another mailbox, all in the same words; a mailbox in use; a password that everybody
 * knows. With an outside provider nobody registers here (specification §8, §9).
 */
export async function register(person: Newcomer): Promise<{ done: true }> {
  if (config.oidcIssuer) refuse("forbidden", "outside provider");
  return withTenant("*", async () => {
    const { groupId, ownEmail, departmentId, position, placeId, authorId, ...guest } = await spendInvite(person);
    demandUnknown(person.password, "password");
    const { lastName, firstName, patronymic, email, password } = person;
    if (await isLoginTaken(email)) taken();
    const waiting = ownEmail && !guest.guestDays ? await findWaiting(groupId, email) : undefined;
    const id = waiting ?? newId();
    if (!waiting) {
      if (await isKnown(email)) taken();
      const names = { lastName, firstName, patronymic };
      const place = { departmentId, position, alias: `id-${id.slice(-12)}` };
      const [made] = await db()
        .insert(accounts)
        .values({ id, groupId, ...names, email, ...optional(person), ...standing(guest), ...place })
        .onConflictDoNothing()
        .returning({ id: accounts.id });
      if (!made) taken();
    }
    await registerIdentity({
      username: email,
      password,
      roles: [guest.guestDays ? "guest" : "employee"],
      accountId: id,
      email,
      firstName,
      lastName,
    });
    if (!guest.guestDays) await seatNewcomer(id, { placeId, authorId });
    await recordAudit({ deed: "person.registered", result: "ok", accountId: id, groupId, objectId: id });
    return { done: true };
  });
}

type Invited = Pick<
  typeof invites.$inferSelect,
  "groupId" | "guestDays" | "sponsorId" | "departmentId" | "position" | "placeId" | "authorId"
> & {
  /** It is for one mailbox alone. */
  ownEmail: string | null;
};

/** The account that the desk has made for this mailbox and that nobody has come into yet: what stands there stays. */
async function findWaiting(groupId: string, email: string): Promise<string | undefined> {
  const { leftAt, erasedAt, issuer, subject, role } = accounts;
  const isNew = and(isNull(leftAt), isNull(erasedAt), isNull(issuer), isNull(subject), eq(role, "employee"));
  const [row] = await db()
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.groupId, groupId), eq(sql`lower(${accounts.email})`, email), isNew))
    .for("update");
  return row?.id;
}

/** A guest comes for a while, and a colleague answers for them. */
function standing({ guestDays, sponsorId }: Pick<Invited, "guestDays" | "sponsorId">) {
  return guestDays ? { role: "guest" as const, guestUntil: inDays(guestDays), sponsorId } : {};
}

/** Two who come with the last use of a code at once: the row is the judge. */
async function spendInvite({ code, email }: Newcomer): Promise<Invited> {
  const [invite] = await db()
    .update(invites)
    .set({ uses: sql`${invites.uses} + 1` })
    .where(
      and(
        eq(invites.codeHash, hashOfCode(code)),
        isNull(invites.revokedAt),
        gt(invites.until, now()),
        lt(invites.uses, invites.usesLimit),
        sql`coalesce(${invites.email}, ${email}) = ${email}`,
      ),
    )
    .returning({
      ...{ groupId: invites.groupId, guestDays: invites.guestDays, sponsorId: invites.sponsorId },
      ...{ placeId: invites.placeId, authorId: invites.authorId },
      ...{ departmentId: invites.departmentId, position: invites.position, ownEmail: invites.email },
    });
  return invite ?? no("invalid", "code", "Код не подходит. Проверьте его или попросите новый");
}

async function isKnown(email: string): Promise<boolean> {
  const itself = eq(sql`lower(${accounts.email})`, email);
  return (await db().select({ id: accounts.id }).from(accounts).where(itself)).length > 0;
}

function taken(): never {
  return refuse("conflict", "Email already exists", { fields: { email: ["Email уже используется"] } });
}

function no(kind: "invalid", field: string, words: string): never {
  return refuse(kind, field, { fields: { [field]: [words] } });
}

const optional = ({ phone, birthDate }: Newcomer) => ({ phone: phone || null, birthDate: birthDate || null });
