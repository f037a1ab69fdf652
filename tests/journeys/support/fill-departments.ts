import { eq } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId } from "#platform/db/index.ts";
import { accounts, departments } from "#platform/people/schema.ts";

/** The tree of the first company: who leads what, and who works where. */
export async function fillDepartments({ anna, ivan, admin }: Record<string, Viewer>): Promise<void> {
  const { groupId } = anna!;
  const [houses, house] = [newId(), newId()];
  await db()
    .insert(departments)
    .values([
      { id: houses, groupId, name: "Кофейни" },
      { id: house, groupId, parentId: houses, name: "Кофейня на Мясницкой" },
    ]);
  const seats: [Viewer, Partial<typeof accounts.$inferInsert>][] = [
    [anna!, { departmentId: houses, managerId: admin!.accountId }],
    [ivan!, { departmentId: house, managerId: anna!.accountId }],
  ];
  for (const [person, seat] of seats) await db().update(accounts).set(seat).where(eq(accounts.id, person.accountId));
}
