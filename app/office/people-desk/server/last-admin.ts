import { and, eq, sql } from "drizzle-orm";
import type { DeskPerson } from "#app/office/people-desk/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { isPresent } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";

/** Why an account cannot be closed, if it cannot: nobody locks themselves out, nor the portal's last administrator. */
export async function keptBecause({ accountId }: Viewer, id: string): Promise<DeskPerson["kept"]> {
  if (id === accountId) return "self";
  const admins = await administrators();
  return admins.length === 1 && admins[0] === id ? "last-admin" : null;
}

/** Refuses as a conflict to close an account that must stay; of two who close each other's, one is late. */
export async function demandAnother(viewer: Viewer, id: string): Promise<void> {
  await lockAdministrators();
  const kept = await keptBecause(viewer, id);
  if (kept) refuse("conflict", kept);
}

/** Of those who close accounts at once only one does; the others wait and see what is left. */
export async function lockAdministrators(): Promise<void> {
  await withTenant("*", () =>
    db().execute(sql`select id from ${accounts} where role = 'admin' order by id for update`),
  );
}

/** Who administers the portal: the accounts of all companies, some of them at most. */
export async function administrators(): Promise<string[]> {
  const rows = await withTenant("*", () =>
    db()
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.role, "admin"), isPresent()))
      .orderBy(accounts.id)
      .limit(1000),
  );
  return rows.map(({ id }) => id);
}
