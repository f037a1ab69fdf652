import { and, eq, inArray, not, sql } from "drizzle-orm";
import { authorColumns, toPerson } from "#app/engines/content/server/index.ts";
import type { PersonCard } from "#platform/api/person-card.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { keepsAway } from "#platform/people/blocks.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";

/**
 * Colleagues of the viewer's company by their short names. Refuses at the field the viewer, those who are not there or have
 * left, and, in the same words, those who keep the viewer away.
 */
export async function findColleagues(viewer: Viewer, names: string[], field: string): Promise<PersonCard[]> {
  const wanted = [...new Set(names.map((name) => name.replace(/^@/, "").toLowerCase()))];
  const found = await db()
    .select(authorColumns)
    .from(accounts)
    .where(
      and(
        eq(accounts.groupId, viewer.groupId),
        isColleague(),
        inArray(accounts.alias, wanted),
        not(keepsAway(accounts.id, sql`${viewer.accountId}::uuid`)),
      ),
    );
  const unknown = wanted.filter((name) => !found.some(({ alias }) => alias === name));
  const no = (text: string) => refuse("invalid", "people", { fields: { [field]: [text] } });
  if (unknown.length) no(`Не получится: ${unknown.map((name) => `@${name}`).join(", ")}. Проверьте, как пишется имя`);
  if (found.some(({ accountId }) => accountId === viewer.accountId)) no("Себе нельзя: назовите коллегу");
  return found.map(toPerson);
}

/** The same of one. */
export async function findColleague(viewer: Viewer, name: string, field: string): Promise<PersonCard> {
  return (await findColleagues(viewer, [name], field))[0]!;
}

/** People by their ids, those who have left too: their names stand beside what they did. */
export async function readPeople(ids: (string | null)[]): Promise<Map<string, PersonCard>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (!wanted.length) return new Map();
  const rows = await db().select(authorColumns).from(accounts).where(inArray(accounts.id, wanted));
  return new Map(rows.map((row) => [row.accountId, toPerson(row)]));
}
