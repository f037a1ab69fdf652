import { and, eq, or, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { stateOf } from "./standing.ts";

/**
 * Finds by the short name who takes over from a leaver, and holds both: of two who hand over to each other one is late.
 * Refuses beside the field whoever cannot: another company's is as unknown as nobody's.
 */
export async function findSuccessor({ groupId }: Viewer, leaver: string, named: string | undefined) {
  if (!named) return null;
  const short = named.toLowerCase();
  const rows = await db()
    .select({ id: accounts.id, alias: accounts.alias, role: accounts.role, state: stateOf })
    .from(accounts)
    .where(and(eq(accounts.groupId, groupId), or(eq(accounts.id, leaver), sql`lower(${accounts.alias}) = ${short}`)))
    .orderBy(accounts.id)
    .for("update");
  const found = rows.find(({ alias }) => alias.toLowerCase() === short) ?? wrong(`В компании нет коллеги @${named}`);
  if (found.id === leaver) wrong("Это и есть тот, кто увольняется: выберите другого");
  if (found.role === "guest") wrong("Это гость: дела передают сотруднику");
  if (found.state === "left") wrong("Этот коллега сам уже не работает");
  if (found.state === "suspended") wrong("У этого коллеги закрыт вход: выберите другого");
  return found.id;
}

function wrong(text: string): never {
  refuse("invalid", "successor", { fields: { successor: [text] } });
}
