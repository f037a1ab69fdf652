import { db, withTenant } from "#platform/db/index.ts";
import { makePasswordLink, registerIdentity } from "#platform/identity/index.ts";
import { hashPassword } from "#platform/identity/password.ts";
import { identityAccount } from "#platform/identity/schema.ts";
import { makePerson } from "./people.ts";
import { desk, everyone, type Sample } from "./sample.ts";
import type { TwoCompanies } from "./two-companies.ts";

const newPassword = "четыре слова ни о чём";

/** Good calls of the portal's own passwords. */
export const passwordSamples: Record<string, (world: TwoCompanies) => Sample | Promise<Sample>> = {
  "passwords.help": () => everyone(undefined),
  "passwords.own": () => everyone(undefined),
  "passwords.change": async () => {
    await putBack();
    return { ...everyone({ password: "veche", newPassword }), signsOut: true };
  },
  // After it everybody signs in with the old one again.
  "passwords.ask": async () => {
    await putBack();
    return everyone({ login: crypto.randomUUID() });
  },
  "passwords.link": async (world) => everyone({ secret: await link(world) }),
  "passwords.makeLink": async (world) => desk({ id: await somebody(world) }),
  "passwords.renew": async (world) => everyone({ secret: await link(world), newPassword }),
};

async function putBack(): Promise<void> {
  await db()
    .update(identityAccount)
    .set({ passwordHash: await hashPassword("veche") });
}

/** A link for such a person's password. */
async function link(world: TwoCompanies): Promise<string> {
  const accountId = await somebody(world);
  return (await withTenant("*", () => makePasswordLink(accountId, 3600))).secret;
}

/** Somebody of «Север» with a password of the portal, whom nobody else needs. */
async function somebody({ sever }: TwoCompanies): Promise<string> {
  const { accountId } = await makePerson({ id: sever.id, alias: "sever", name: "Север" });
  await registerIdentity({ username: accountId, password: "veche", roles: ["employee"], accountId });
  return accountId;
}
