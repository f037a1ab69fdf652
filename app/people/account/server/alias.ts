import { and, eq, gt, ne, type SQL, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { brokenConstraint, db } from "#platform/db/index.ts";
import { daysAgo } from "#platform/db/this-moment.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { changePerson } from "./changes.ts";
import { formerAliases } from "./schema.ts";

const day = 86_400_000;
const restFor = 30 * day;
const leadsForDays = 365;

const reserved = new Set(
  [
    "about",
    "account",
    "admin",
    "all",
    "api",
    "create",
    "edit",
    "everyone",
    "feed",
    "guest",
    "help",
    "login",
    "logout",
  ].concat([
    "main",
    "me",
    "moderator",
    "news",
    "null",
    "portal",
    "profile",
    "root",
    "search",
    "settings",
    "support",
    "system",
    "veche",
  ]),
);

/**
 * Changes the address of one's page, once in thirty days; the old one leads here for a year. Refuses a taken or reserved
 * one beside the field, never as a toast.
 */
export async function changeAlias(viewer: Viewer, alias: string): Promise<{ alias: string }> {
  if (reserved.has(alias)) refuse("invalid", "reserved", wrong("Этот адрес занят порталом, выберите другой"));
  const [person] = await db().select({ alias: accounts.alias }).from(accounts).where(eq(accounts.id, viewer.accountId));
  if (!person) refuse("not-found");
  if (person.alias === alias) return { alias };
  await mayChange(viewer);
  if (await isKept(viewer, alias)) refuse("conflict", "taken", wrong(taken));
  await db().delete(formerAliases).where(eq(formerAliases.alias, alias));
  const row = { alias: person.alias, accountId: viewer.accountId, createdAt: now() };
  await db().insert(formerAliases).values(row).onConflictDoUpdate({ target: formerAliases.alias, set: row });
  // Only the constraint sees the people of every company.
  await changePerson(viewer, { alias }).catch((error) => {
    if (brokenConstraint(error) !== "accounts_alias_unique") throw error;
    refuse("conflict", "taken", wrong(taken));
  });
  return { alias };
}

const taken = "Этот адрес уже занят";
const wrong = (message: string) => ({ fields: { alias: [message] } });

/** The condition «their page had this address within the last year». */
export function wasCalled(alias: string): SQL {
  const { accountId, createdAt } = formerAliases;
  return sql`${accounts.id} = (${db()
    .select({ accountId })
    .from(formerAliases)
    .where(and(eq(formerAliases.alias, alias), gt(createdAt, daysAgo(leadsForDays))))})`;
}

async function mayChange({ accountId, timeZone }: Viewer): Promise<void> {
  const [last] = await db()
    .select({ at: sql<string | null>`max(${formerAliases.createdAt})` })
    .from(formerAliases)
    .where(eq(formerAliases.accountId, accountId));
  if (!last?.at || new Date(last.at) <= new Date(now().getTime() - restFor)) return;
  const next = new Date(new Date(last.at).getTime() + restFor);
  const told = new Intl.DateTimeFormat("ru", { day: "numeric", month: "long", timeZone }).format(next);
  refuse("conflict", "rest", wrong(`Адрес меняют не чаще раза в 30 дней: снова можно будет ${told}`));
}

/** Whether an address still leads to somebody else. */
async function isKept({ accountId }: Viewer, alias: string): Promise<boolean> {
  const { createdAt } = formerAliases;
  const kept = and(
    eq(formerAliases.alias, alias),
    ne(formerAliases.accountId, accountId),
    gt(createdAt, daysAgo(leadsForDays)),
  );
  return (await db().$count(formerAliases, kept)) > 0;
}
