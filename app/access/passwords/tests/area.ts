import { secondFactor } from "#app/access/second-factor/routes.ts";
import { href } from "#app/web/urls.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { makePasswordLink, registerIdentity } from "#platform/identity/index.ts";
import { hashPassword } from "#platform/identity/password.ts";
import { identityAccount } from "#platform/identity/schema.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { makePerson } from "#tests/support/people.ts";
import { desk, everyone } from "#tests/support/sample.ts";
import { reader, stands } from "#tests/support/told-things.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";
import { passwords } from "../routes.ts";

const newPassword = "четыре слова ни о чём";

export const tests: AreaTests = {
  samples: {
    help: () => everyone(undefined),
    own: () => everyone(undefined),
    // After it everybody signs in with the old one again.
    change: async () => {
      await putBack();
      return { ...everyone({ password: "veche", newPassword }), signsOut: true };
    },
    ask: async () => {
      await putBack();
      return everyone({ login: crypto.randomUUID() });
    },
    link: async (world) => everyone({ secret: await link(world) }),
    makeLink: async (world) => desk({ id: await somebody(world) }),
    renew: async (world) => everyone({ secret: await link(world), newPassword }),
  },
  notices: {
    "second-factor-reset": reader(
      stands(({ admin }) => ({ text: "Теперь без кода", href: href(secondFactor.own), actorId: admin.accountId })),
    ),
    "password-changed": reader(stands(() => ({ text: "Если это не вы", href: href(passwords.own) }))),
    "password-link": reader(
      stands(({ admin }) => ({ text: "Если не просили", href: href(passwords.own), actorId: admin.accountId })),
    ),
  },
};

/** A link for such a person's password. */
async function link(world: TwoCompanies): Promise<string> {
  const accountId = await somebody(world);
  return (await withTenant("*", () => makePasswordLink(accountId, 3600))).secret;
}

async function putBack(): Promise<void> {
  await db()
    .update(identityAccount)
    .set({ passwordHash: await hashPassword("veche") });
}

/** Somebody of «Север» with a password of the portal, whom nobody else needs. */
async function somebody({ sever }: TwoCompanies): Promise<string> {
  const { accountId } = await makePerson({ id: sever.id, alias: "sever", name: "Север" });
  await registerIdentity({ username: accountId, password: "veche", roles: ["employee"], accountId });
  return accountId;
}
