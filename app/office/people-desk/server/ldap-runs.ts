import { eq } from "drizzle-orm";
import type { LdapState, LdapTrouble } from "#app/office/people-desk/contract.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { ldapRuns, type TableResult } from "./schema.ts";

type Run = {
  byHand: boolean;
  result?: TableResult;
  trouble?: LdapTrouble;
  leaving?: number;
  people?: number;
};

/** Writes down how the latest time ended, in the place of the one before. */
export async function keepRun(groupId: string, { byHand, ...run }: Run): Promise<void> {
  const none = { result: null, trouble: null, leaving: null, people: null };
  const row = { groupId, ranAt: now(), byHand, ...none, ...run };
  await db().insert(ldapRuns).values(row).onConflictDoUpdate({ target: ldapRuns.groupId, set: row });
}

/** How the latest time ended; null when there was none. */
export async function readRun(groupId: string): Promise<LdapState["last"]> {
  const [row] = await db().select().from(ldapRuns).where(eq(ldapRuns.groupId, groupId));
  if (!row) return null;
  const { ranAt, byHand, result, trouble, leaving, people } = row;
  const { problems = [], passed = [], ...counts } = result ?? {};
  return {
    ...{ at: ranAt.toISOString(), byHand, problems, passed, trouble, leaving, people },
    counts: result
      ? { ...(counts as Omit<TableResult, "problems">), problems: problems.length, passed: passed.length }
      : null,
  };
}
