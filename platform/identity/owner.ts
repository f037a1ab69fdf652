import { and, eq, isNotNull } from "drizzle-orm";
import { recordAudit } from "#platform/auth/audit.ts";
import { db, transaction, withTenant } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { embeddedIssuer, loginOf, type Registration, registerIdentity } from "./accounts.ts";
import { identityAccount, identitySecondStep } from "./schema.ts";

type Wish = Pick<Registration, "username" | "password" | "roles"> & { withoutSecondStep: boolean };

/**
 * What the owner of the machine may do when nobody can sign in any more: gives a login a new password and roles, and takes
 * its second step away if asked to. Written down as done by nobody of the portal. Tells whether a code is still asked for.
 */
export function letIn({ withoutSecondStep, ...login }: Wish): Promise<{ secondStep: boolean }> {
  return transaction(async () => {
    await registerIdentity(login);
    const [identity] = await db()
      .select({ id: identityAccount.id })
      .from(identityAccount)
      .where(eq(identityAccount.username, loginOf(login.username)));
    const itself = and(eq(identitySecondStep.identityId, identity!.id), isNotNull(identitySecondStep.confirmedAt));
    const isOn = (await db().$count(identitySecondStep, itself)) > 0;
    const person = await personOf(identity!.id);
    await recordAudit({ deed: "password.set", result: "ok", ...person });
    if (isOn && withoutSecondStep) {
      await db().delete(identitySecondStep).where(itself);
      await recordAudit({ deed: "second-step.reset", result: "ok", ...person });
    }
    return { secondStep: isOn && !withoutSecondStep };
  });
}

/** Whom a login speaks for, if they have ever come: whose company's journal tells of it. */
async function personOf(identityId: string) {
  const itself = and(eq(accounts.issuer, embeddedIssuer), eq(accounts.subject, identityId));
  const [person] = await withTenant("*", () =>
    db().select({ objectId: accounts.id, groupId: accounts.groupId }).from(accounts).where(itself),
  );
  return person ?? {};
}
