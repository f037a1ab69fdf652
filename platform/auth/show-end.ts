import { and, eq, isNotNull } from "drizzle-orm";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { recordAudit } from "./audit.ts";
import { pushFlash } from "./flash.ts";
import { sessions } from "./schema.ts";
import { forgetRow, type SessionRow } from "./session-row.ts";

const text = "Просмотр закончился: он длится полчаса. Вы снова под своим именем";

/** Whether somebody's eyes were borrowed for longer than they are lent. */
export function isOverdue({ shownAs, shownUntil }: Pick<SessionRow, "shownAs" | "shownUntil">): boolean {
  return shownAs !== null && (shownUntil === null || shownUntil <= now());
}

/** Ends a look whose time is over, once however many requests come: it is written down, and the browser is told. */
export async function endOverdue({ idHash, accountId, groupId, shownAs }: SessionRow): Promise<void> {
  const [ended] = await db()
    .update(sessions)
    .set({ shownAs: null, shownUntil: null })
    .where(and(eq(sessions.idHash, idHash), isNotNull(sessions.shownAs)))
    .returning({ idHash: sessions.idHash });
  await forgetRow(idHash);
  if (!ended) return;
  const facts = { accountId, groupId, objectId: shownAs!, detail: { by: "time" } };
  await recordAudit({ deed: "shown-as.ended", result: "ok", ...facts });
  await pushFlash({ idHash, flash: [] }, { id: "shown-as", kind: "info", text });
}
