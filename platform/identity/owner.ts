import { and, asc, eq, isNotNull } from "drizzle-orm";
import { recordAudit } from "#platform/auth/audit.ts";
import { endSessionsOf } from "#platform/auth/session-list.ts";
import { db, newId, transaction, withTenant } from "#platform/db/index.ts";
import { accounts, groups } from "#platform/people/schema.ts";
import { loginOf, personOf, type Registration, registerIdentity } from "./accounts.ts";
import { removePasskeysOf } from "./passkeys.ts";
import { identityAccount, identitySecondFactor } from "./schema.ts";

type Wish = Pick<Registration, "username" | "password" | "roles"> & {
  withoutSecondFactor: boolean;
  /** The alias of the company that somebody new belongs to. */
  company?: string | undefined;
};

/**
 * What the owner of the machine may do when nobody can sign in any more: gives a login a new password and roles, takes its
 * passkeys away, for nobody knows who has them by then, and its second factor if asked to; its sessions end. Written down as
 * done by nobody of the portal. Tells whether a code is still asked for, and how many keys there were. Where there are several
 * companies somebody new comes into the one that is named, and into no other on the way; refuses in a sentence to guess it.
 */
export function letIn({
  withoutSecondFactor,
  company,
  ...login
}: Wish): Promise<{ secondFactor: boolean; passkeys: number }> {
  return transaction(async () => {
    await registerIdentity({ ...login, ...(await seatIn(login.username, company)) });
    const [identity] = await db()
      .select({ id: identityAccount.id })
      .from(identityAccount)
      .where(eq(identityAccount.username, loginOf(login.username)));
    const itself = and(eq(identitySecondFactor.identityId, identity!.id), isNotNull(identitySecondFactor.confirmedAt));
    const isOn = (await db().$count(identitySecondFactor, itself)) > 0;
    const person = await personOf(identity!.id);
    const about = person && { objectId: person.accountId, groupId: person.groupId };
    await recordAudit({ deed: "password.set", result: "ok", ...about });
    const passkeys = await removePasskeysOf(identity!.id);
    if (passkeys) await recordAudit({ deed: "passkey.removed", result: "ok", ...about });
    if (isOn && withoutSecondFactor) {
      await db().delete(identitySecondFactor).where(itself);
      await recordAudit({ deed: "second-factor.reset", result: "ok", ...about });
    }
    if (person) await endSessionsOf([person.accountId]);
    return { secondFactor: isOn && !withoutSecondFactor, passkeys };
  });
}

/** The account that a new login is to speak for, in the company that is named; nothing for a login that speaks for somebody. */
async function seatIn(username: string, company: string | undefined): Promise<{ accountId?: string }> {
  const login = loginOf(username);
  const companies = await withTenant("*", () =>
    db().select({ id: groups.id, alias: groups.alias }).from(groups).orderBy(asc(groups.id)),
  );
  const there = `Есть: ${companies.map(({ alias }) => alias).join(", ")}.`;
  const named = companies.find(({ alias }) => alias === company);
  if (company && !named) throw new Error(`Компании с алиасом ${company} на портале нет. ${there}`);
  const [known] = await db()
    .select({ id: identityAccount.id })
    .from(identityAccount)
    .where(eq(identityAccount.username, login));
  const person = known && (await personOf(known.id));
  if (person && named && person.groupId !== named.id)
    throw new Error(`${login} уже в другой компании. Перевести: npm run db -- move ${login} ${company}`);
  if (person) return {};
  if (!named && companies.length > 1) throw new Error(`Назовите компанию: --company АЛИАС. ${there}`);
  if (!named) return {};
  const id = newId();
  const names = { alias: `id-${id.slice(-12)}`, firstName: login, lastName: "" };
  await withTenant("*", () =>
    db()
      .insert(accounts)
      .values({ id, groupId: named.id, ...names, email: `${id}@no-mail.invalid` }),
  );
  return { accountId: id };
}
