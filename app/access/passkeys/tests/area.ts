import { eq } from "drizzle-orm";
import { config } from "#platform/config.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { loginOfPerson } from "#platform/identity/index.ts";
import { keepChallenge } from "#platform/identity/passkey-challenge.ts";
import { identityPasskey } from "#platform/identity/schema.ts";
import { accounts } from "#platform/people/schema.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { keepPasskey } from "#tests/support/passkeys.ts";
import { everyone, ownerOf } from "#tests/support/sample.ts";
import { softwareKey } from "#tests/support/software-key.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";

const challenge = Buffer.from("the same for everybody").toString("base64url");
const ofHead = ({ sever }: TwoCompanies) => keepPasskey(sever.head.accountId);

export const tests: AreaTests = {
  samples: {
    list: () => everyone(undefined),
    begin: () => everyone({ password: "veche" }),
    add: async (world) => {
      await askAll();
      // A key knows the page that asks: a portal in a process of its own has an address of its own.
      const { origin = config.publicUrl } = world as { origin?: string };
      return everyone({ name: "Телефон", credential: softwareKey(origin).make({ challenge }) });
    },
    rename: ownerOf(ofHead, { name: "Ноутбук" }),
    remove: ownerOf(ofHead, { password: "veche" }),
  },
  pages: {
    "the own passkeys": { statements: 1, ask: ({ api }) => [api.passkeys.list()] },
  },
};

/** Asks everybody the same question, so that one answer is right for all. */
async function askAll(): Promise<void> {
  await withTenant("*", async () => {
    await db().delete(identityPasskey);
    for (const { id } of await db().select({ id: accounts.id }).from(accounts).where(eq(accounts.issuer, "embedded")))
      if (await loginOfPerson(id)) await keepChallenge(`new ${id}`, challenge);
  });
}
