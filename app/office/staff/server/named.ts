import { and, eq, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts, departments } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";

/** Refuses beside a field. */
export function no(field: string, text: string, kind: "invalid" | "conflict" = "invalid"): never {
  return refuse(kind, field, { fields: { [field]: [text] } });
}

/** A colleague by the short name; nobody where none is said. Refuses anybody else beside the field. */
export async function findNamed({ groupId }: Viewer, field: string, name: string | undefined): Promise<string | null> {
  if (!name) return null;
  const [found] = await db()
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.groupId, groupId), sql`lower(${accounts.alias}) = ${name.toLowerCase()}`, isColleague()));
  return found?.id ?? no(field, `В компании нет коллеги @${name}`);
}

/** A department of the own company, held until the deed is done. Refuses another company's beside the field. */
export async function findPlace({ groupId }: Viewer, field: string, id: string | undefined): Promise<string | null> {
  if (!id) return null;
  const [found] = await db()
    .select({ id: departments.id })
    .from(departments)
    .where(and(eq(departments.groupId, groupId), eq(departments.id, id)))
    .for("key share");
  return found?.id ?? no(field, "Такого подразделения нет");
}
