import { and, eq } from "drizzle-orm";
import { sessions } from "#platform/auth/schema.ts";
import { isLiving } from "#platform/auth/session.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { isPushSet } from "#platform/push/index.ts";
import { refuse } from "#platform/refusal.ts";
import { trialWords } from "./push-words.ts";
import { tell } from "./pushing.ts";
import { pushDevices } from "./schema.ts";

/** «Проверить»: a message to one of a person's own devices, at once and at any hour, for they ask for it. */
export async function tryDevice({ accountId }: Viewer, id: string): Promise<{ sent: boolean }> {
  if (!isPushSet()) refuse("conflict", "push-off");
  const [row] = await db()
    .select({ device: pushDevices, session: sessions.publicId })
    .from(pushDevices)
    .leftJoin(sessions, and(eq(sessions.idHash, pushDevices.sessionId), isLiving()))
    .where(and(eq(pushDevices.id, id), eq(pushDevices.accountId, accountId)));
  if (!row) refuse("not-found");
  if (!row.session) return { sent: false };
  const { kind } = await tell(row.device, trialWords(row.session));
  return { sent: kind === "taken" };
}
