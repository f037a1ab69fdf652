import type { InferContractRouterInputs } from "@orpc/contract";
import type { passwordsContract } from "#app/access/passwords/contract.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import { endOtherSessions, endSessionsOf } from "#platform/auth/session.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { announce } from "#platform/events/index.ts";
import { changePassword, countPasskeys, renewPassword } from "#platform/identity/index.ts";

type Wish = InferContractRouterInputs<typeof passwordsContract>;
const done = { done: true } as const;

/**
 * Changes the own password: every other session ends, `current` is the public id of the one that goes on; the person is told,
 * also of how many passkeys go on opening the portal.
 */
export async function change(viewer: Viewer, { current, ...wish }: Wish["change"]) {
  await changePassword(viewer, wish);
  await endOtherSessions(viewer, current);
  await tell("password.changed", viewer);
  return { ...done, passkeys: await countPasskeys(viewer.accountId) };
}

/** Sets another password by a link: every session of the person ends, and they are told. */
export async function renew({ secret, newPassword }: Wish["renew"]) {
  const person = await renewPassword(secret, newPassword);
  if (!person) return done;
  await endSessionsOf([person.accountId]);
  await tell("password.renewed", person);
  return done;
}

type Whose = Pick<Viewer, "accountId" | "groupId">;

async function tell(deed: "password.changed" | "password.renewed", { accountId, groupId }: Whose): Promise<void> {
  await recordAudit({ deed, result: "ok", accountId, groupId, objectId: accountId });
  await announce({ kind: "password.changed", objectId: accountId, groupId, actorId: "" });
}
