import { eq } from "drizzle-orm";
import { type WidgetName, widgetNames } from "#app/portal/widgets/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { widgetLocks } from "./schema.ts";

type Locks = { names: WidgetName[] };

/** Which widgets stand first for everybody of the company, in the usual order. */
export async function readLocks({ groupId }: Viewer): Promise<Locks> {
  const rows = await db().select({ name: widgetLocks.name }).from(widgetLocks).where(eq(widgetLocks.groupId, groupId));
  return { names: widgetNames.filter((name) => rows.some((row) => row.name === name)) };
}

/** Puts these first for everybody, and lets the others go. */
export async function lock(viewer: Viewer, { names }: Locks): Promise<Locks> {
  const { groupId, accountId } = viewer;
  await db().delete(widgetLocks).where(eq(widgetLocks.groupId, groupId));
  const rows = [...new Set(names)].map((name) => ({ groupId, name, lockedBy: accountId }));
  if (rows.length) await db().insert(widgetLocks).values(rows).onConflictDoNothing();
  return readLocks(viewer);
}
