import { afterCommit, db } from "../db/index.ts";
import { wake } from "./delivery.ts";
import { listenersOf } from "./listeners.ts";
import { outbox, type PortalEvent } from "./schema.ts";

export { deliverAll, startEvents } from "./delivery.ts";
export type { Listener } from "./listeners.ts";
export type { PortalEvent } from "./schema.ts";

/**
 * Tells the portal that something happened, inside the deed's own transaction: no deed, no event.
 * Every listener of this kind hears of it soon after the commit, even if the portal is killed in between.
 */
export async function announce(event: PortalEvent): Promise<void> {
  const rows = listenersOf(event.kind).map(({ name }) => ({ listener: name, event }));
  if (rows.length === 0) return;
  await db().insert(outbox).values(rows);
  afterCommit(wake);
}
