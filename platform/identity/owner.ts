import { and, eq, isNotNull } from "drizzle-orm";
import { recordAudit } from "#platform/auth/audit.ts";
import { endSessionsOf } from "#platform/auth/session-list.ts";
import { db, transaction } from "#platform/db/index.ts";
import { loginOf, personOf, type Registration, registerIdentity } from "./accounts.ts";
import { removePasskeysOf } from "./passkeys.ts";
import { identityAccount, identitySecondFactor } from "./schema.ts";

type Wish = Pick<Registration, "username" | "password" | "roles"> & { withoutSecondFactor: boolean };

/**
 * What the owner of the machine may do when nobody can sign in any more: gives a login a new password and roles, takes its
 * passkeys away, for nobody knows who has them by then, and its second factor if asked to; its sessions end. Written down as
 * done by nobody of the portal. Tells whether a code is still asked for, and how many keys there were.
 */
export function letIn({ withoutSecondFactor, ...login }: Wish): Promise<{ secondFactor: boolean; passkeys: number }> {
  return transaction(async () => {
    await registerIdentity(login);
    const [identity] = await db()
      .select({ id: identityAccount.id })
      .from(identityAccount)
      .where(eq(identityAccount.username, loginOf(login.username)));
    const itself = and(eq(identitySecondFactor.identityId, identity!.id), isNotNull(identitySecondFactor.confirmedAt));
    const isOn = (await db().$count(identitySecondFactor, itself)) > 0;
    const person = await personOf(identity!.id);
    const about = person && { objectId: person.accountId, groupId: person.groupId };
    await recordAudit({ deed: "password.set", result: "ok", ...about });
    const passkeys = await removePasskeysOf(identity!.id);
    if (passkeys) await recordAudit({ deed: "passkey.removed", result: "ok", ...about });
    if (isOn && withoutSecondFactor) {
      await db().delete(identitySecondFactor).where(itself);
      await recordAudit({ deed: "second-factor.reset", result: "ok", ...about });
    }
    if (person) await endSessionsOf([person.accountId]);
    return { secondFactor: isOn && !withoutSecondFactor, passkeys };
  });
}
