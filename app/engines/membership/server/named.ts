import { and, eq, inArray } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";

/** The colleagues of a company that short names name, with @ or without. Refuses names that nobody has at the field `people`. */
export async function idsOf(groupId: string, people: string[]): Promise<string[]> {
  const names = [...new Set(people.map((name) => name.replace(/^@/, "").toLowerCase()))];
  if (!names.length) return [];
  const found = await db()
    .select({ id: accounts.id, alias: accounts.alias })
    .from(accounts)
    .where(and(eq(accounts.groupId, groupId), isColleague(), inArray(accounts.alias, names)));
  const unknown = names.filter((name) => !found.some(({ alias }) => alias === name));
  if (unknown.length)
    refuse("invalid", "people", {
      fields: { people: [`Таких коллег нет: ${unknown.map((name) => `@${name}`).join(", ")}`] },
    });
  return found.map(({ id }) => id);
}
