import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { noMailbox } from "#platform/people/no-mailbox.ts";
import { accounts } from "#platform/people/schema.ts";
import { BrokenSource, type SourcePerson } from "./source.ts";

type How = "list" | "email" | "login" | "name";
export type Match =
  | { accountId: string; name: string; how: How; doubt?: string }
  | { accountId?: undefined; isAmbiguous: boolean };

type Known = { id: string; name: string; email: string };

/** Logins of an office, not of a person: whoever holds it here is somebody else than there. */
const offices = new Set([
  "admin",
  "administrator",
  "root",
  "editor",
  "moderator",
  "user",
  "test",
  "guest",
  "wordpress",
]);

/** Who of the company is meant: as the list says, else by e-mail, else by login, else by a name that one person alone bears. */
export type Directory = (person: SourcePerson) => Match;

/**
 * Learns the people of a company, those who have left among them. The list names them by what the source calls them;
 * an empty alias says that this is nobody of ours. Refuses an alias that nobody of the company has.
 */
export async function openDirectory(groupId: string, list: ReadonlyMap<string, string>): Promise<Directory> {
  const rows = await db()
    .select({
      id: accounts.id,
      alias: accounts.alias,
      email: accounts.email,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
    })
    .from(accounts)
    .where(eq(accounts.groupId, groupId));
  const byEmail = new Map<string, Known>();
  const byAlias = new Map<string, Known>();
  const byName = new Map<string, Known[]>();
  for (const { id, alias, email, firstName, lastName } of rows) {
    const known = { id, name: `${firstName} ${lastName}`.trim(), email: email.toLowerCase() };
    byEmail.set(email.toLowerCase(), known);
    byAlias.set(alias.toLowerCase(), known);
    for (const name of new Set([spell(`${firstName} ${lastName}`), spell(`${lastName} ${firstName}`)]))
      byName.set(name, [...(byName.get(name) ?? []), known]);
  }
  for (const alias of list.values())
    if (alias && !byAlias.has(alias)) throw new BrokenSource(`В списке людей назван ${alias}, в компании такого нет.`);
  const found = (how: How, { id, name }: Known): Match => ({ accountId: id, name, how });
  return ({ email, login, isStranger, ...person }) => {
    const called = [email, login, isStranger ? "" : person.name].map((one) => spell(one ?? ""));
    const listed = called.map((one) => list.get(one)).find((one) => one !== undefined);
    if (listed !== undefined) return listed ? found("list", byAlias.get(listed)!) : { isAmbiguous: false };
    const holder = email && byEmail.get(email.toLowerCase());
    const named = !isStranger && login && !offices.has(login.toLowerCase());
    const owner = named ? byAlias.get(login.toLowerCase()) : undefined;
    if (holder) {
      const doubt = owner && owner.id !== holder.id ? `логин ${login} здесь у другого: ${owner.name}` : undefined;
      return { ...found("email", holder), ...(doubt && { doubt }) };
    }
    if (isStranger) return { isAmbiguous: false };
    // A login may have gone over to somebody else: an e-mail of another one is a reason to look.
    if (owner) return { ...found("login", owner), ...(email && { doubt: `почта здесь другая, в выгрузке ${email}` }) };
    const names = [person.name, `${person.firstName ?? ""} ${person.lastName ?? ""}`].map((name) => spell(name ?? ""));
    const bearers = names.filter(Boolean).flatMap((name) => byName.get(name) ?? []);
    const [one, ...others] = [...new Map(bearers.map((bearer) => [bearer.id, bearer])).values()];
    return one && !others.length ? found("name", one) : { isAmbiguous: others.length > 0 };
  };
}

/**
 * The same person of the same source is one account; e-mails themselves are not kept. Strangers who write under one
 * e-mail and several names are several.
 */
export function personKey(person: SourcePerson, address: string): string {
  const { email, login, name, firstName, lastName, isStranger } = person;
  const told = email
    ? ["email", email.toLowerCase(), isStranger ? (name ?? "") : ""]
    : login
      ? ["login", login, address]
      : ["name", name ?? `${firstName} ${lastName}`, address];
  return createHash("sha256").update(told.join("\n")).digest("hex");
}

export function nameOf({ name, firstName, lastName, login, email }: SourcePerson): string {
  const full = `${firstName ?? ""} ${lastName ?? ""}`.trim();
  return (full || name || login || email?.split("@")[0] || "Без имени").slice(0, 120);
}

/**
 * Makes an account of somebody who is not with us: they have left, nobody can sign in as them, and their name stays
 * beside their words. The e-mail is not kept: a newcomer who has it must not find the door closed.
 */
export async function makeLeaver(groupId: string, person: SourcePerson): Promise<string> {
  const id = newId();
  const name = nameOf(person);
  const [firstName, ...rest] = person.firstName ? [person.firstName, person.lastName ?? ""] : name.split(" ");
  await db()
    .insert(accounts)
    .values({
      id,
      groupId,
      alias: `author-${id.slice(-12)}`,
      firstName: firstName || name,
      lastName: rest.join(" "),
      email: `${id}${noMailbox}`,
      leftAt: now(),
    });
  return id;
}

export function spell(name: string): string {
  return name.toLowerCase().replaceAll("ё", "е").replace(/\s+/g, " ").trim();
}
