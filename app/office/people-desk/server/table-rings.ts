import { and, eq, isNotNull } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import type { Problem, TableLine } from "./table-lines.ts";

/** Who leads whom in the company now. */
export async function findManagers({ groupId }: Pick<Viewer, "groupId">): Promise<Map<string, string>> {
  const rows = await db()
    .select({ id: accounts.id, managerId: accounts.managerId })
    .from(accounts)
    .where(and(eq(accounts.groupId, groupId), isNotNull(accounts.managerId)));
  return new Map(rows.map(({ id, managerId }) => [id, managerId!]));
}

/**
 * Leaves out managers who, further up, are led by the very person: nobody could draw such a company. The rest of the
 * line is done.
 */
export function breakRings(
  lines: TableLine[],
  idOf: (email: string) => string | undefined,
  before: Map<string, string>,
  problems: Problem[],
): TableLine[] {
  const above = new Map(before);
  for (const { email, manager, isGone } of lines) if (manager && !isGone) above.set(idOf(email)!, idOf(manager)!);
  return lines.map((line) => {
    const { manager, ...rest } = line;
    if (!manager || line.isGone || !isAboveItself(idOf(line.email)!, above)) return line;
    problems.push({ line: line.line, text: `Руководитель ${manager} пропущен: он сам подчинён этому человеку` });
    return rest;
  });
}

function isAboveItself(id: string, above: Map<string, string>): boolean {
  const seen = new Set<string>();
  let at = above.get(id);
  while (at && at !== id && !seen.has(at)) {
    seen.add(at);
    at = above.get(at);
  }
  return at === id;
}
