import { and, eq } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { departments } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";

/** Refuses beside a field. */
export function no(field: string, text: string, kind: "invalid" | "conflict" = "invalid"): never {
  return refuse(kind, field, { fields: { [field]: [text] } });
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
