import { eq } from "drizzle-orm";
import type { ParkedWork } from "#app/office/system-state/contract.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId } from "#platform/db/index.ts";
import { retryParkedEvent } from "#platform/events/parked.ts";
import { retryParkedJob } from "#platform/jobs/store.ts";
import { sendMail } from "#platform/mail/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";

/** Does once more what was put aside; the same is done for all companies, so any administrator may. */
export async function retry({ accountId, groupId }: Viewer, { kind, id }: Pick<ParkedWork, "kind" | "id">) {
  const isBack = await (kind === "job" ? retryParkedJob(id) : retryParkedEvent(id));
  if (!isBack) refuse("not-found", kind);
  await recordAudit({ deed: "job.retried", result: "ok", accountId, groupId, objectId: id });
  return { id };
}

/** Sends a letter at once, to the administrator's own mailbox alone: whether the mail server takes it is the answer. */
export async function sendLetterToSelf({ accountId }: Viewer) {
  const [me] = await db().select({ to: accounts.email }).from(accounts).where(eq(accounts.id, accountId));
  if (!me?.to) refuse("conflict", "no-mailbox");
  const text = "Здравствуйте!\n\nЭто проверка почты портала: раз вы её читаете, письма доходят.\n";
  const isSent = await sendMail({ to: me.to, subject: "Проверка почты портала", text }, newId()).then(
    () => true,
    () => false,
  );
  return { to: me.to, isSent };
}
