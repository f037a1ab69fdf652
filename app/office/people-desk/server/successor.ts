import { inArray } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { namedPerson } from "#platform/people/who.ts";
import { refuse } from "#platform/refusal.ts";
import { stateOf } from "./standing.ts";

/**
 * Finds who takes over from a leaver, and holds both: of two who hand over to each other one is late. Refuses beside the
 * field whoever cannot.
 */
export async function findSuccessor(viewer: Viewer, leaver: string, named: string | undefined) {
  const meant = await namedPerson(viewer, named, { field: "successor" });
  if (!meant) return null;
  if (meant.id === leaver) wrong("Это и есть тот, кто увольняется: выберите другого");
  const rows = await db()
    .select({ id: accounts.id, state: stateOf })
    .from(accounts)
    .where(inArray(accounts.id, [leaver, meant.id]))
    .orderBy(accounts.id)
    .for("update");
  const found = rows.find(({ id }) => id === meant.id);
  if (found?.state === "left") wrong("Этот коллега сам уже не работает");
  if (found?.state === "suspended") wrong("У этого коллеги закрыт вход: выберите другого");
  return meant.id;
}

function wrong(text: string): never {
  refuse("invalid", "successor", { fields: { successor: [text] } });
}
