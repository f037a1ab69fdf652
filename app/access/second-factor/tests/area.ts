import { seal } from "#platform/auth/seal.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { identityAccount, identitySecondFactor } from "#platform/identity/schema.ts";
import { codeAt, stepAt } from "#platform/identity/totp.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { everyone } from "#tests/support/sample.ts";

/** The code that such a telephone shows, `later` half-minutes from now. */
export const codeOf = (from: Buffer, later = 0) => codeAt(from, stepAt(now()) + later);

/** What the telephones of all people of a test hold. */
const secret = Buffer.from("12345678901234567890");

const password = { password: "veche" };

export const tests: AreaTests = {
  samples: {
    read: async () => everyone(undefined),
    begin: async () => {
      await db().delete(identitySecondFactor);
      return everyone(password);
    },
    confirm: async () => {
      await putAll(null);
      return everyone({ code: codeOf(secret) });
    },
    renewCodes: async () => {
      await putAll(now());
      return everyone(password);
    },
    // The last of them: after it everybody signs in by the password alone again. What is off may be turned off.
    end: async () => {
      await db().delete(identitySecondFactor);
      return everyone(password);
    },
  },
  pages: {
    "the own second factor": { statements: 1, ask: ({ api }) => [api.secondFactor.read()] },
  },
};

async function putAll(confirmedAt: Date | null): Promise<void> {
  const people = await db().select({ identityId: identityAccount.id }).from(identityAccount);
  const state = { sealed: seal("second-factor", secret.toString("base64url")), confirmedAt, createdAt: now() };
  for (const { identityId } of people) {
    await db()
      .insert(identitySecondFactor)
      .values({ identityId, ...state })
      .onConflictDoUpdate({ target: identitySecondFactor.identityId, set: state });
  }
}
