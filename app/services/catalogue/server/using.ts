import { and, eq, sql } from "drizzle-orm";
import { todayIn } from "#app/web/server/today.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { isOpen } from "./policy.ts";
import { serviceDays, serviceFavourites, services, serviceUses } from "./schema.ts";

/** Remembers that a person has opened a service now, and counts the opening. Refuses what is not for them as not found. */
export async function useService(viewer: Viewer, { id }: { id: string }): Promise<{ id: string }> {
  await demandOpen(viewer, id);
  const { accountId, groupId } = viewer;
  const usedAt = now();
  await db()
    .insert(serviceUses)
    .values({ accountId, serviceId: id, groupId, usedAt })
    .onConflictDoUpdate({ target: [serviceUses.accountId, serviceUses.serviceId], set: { usedAt } });
  await db()
    .insert(serviceDays)
    .values({ serviceId: id, groupId, day: todayIn("Europe/Moscow"), opens: 1 })
    .onConflictDoUpdate({
      target: [serviceDays.serviceId, serviceDays.day],
      set: { opens: sql`${serviceDays.opens} + 1` },
    });
  return { id };
}

/** Puts a service aside for oneself, or no more; twice is once. */
export async function keepService(viewer: Viewer, { id, on }: { id: string; on: boolean }): Promise<{ id: string }> {
  await demandOpen(viewer, id);
  const { accountId, groupId } = viewer;
  if (on) await db().insert(serviceFavourites).values({ accountId, serviceId: id, groupId }).onConflictDoNothing();
  else
    await db()
      .delete(serviceFavourites)
      .where(and(eq(serviceFavourites.accountId, accountId), eq(serviceFavourites.serviceId, id)));
  return { id };
}

async function demandOpen(viewer: Viewer, id: string): Promise<void> {
  const [row] = await db()
    .select({ id: services.id })
    .from(services)
    .where(and(eq(services.id, id), isOpen(viewer)));
  if (!row) refuse("not-found");
}
