import { eq } from "drizzle-orm";
import { freshChannel } from "#app/engines/membership/tests/area.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { desk, everyone, owner } from "#tests/support/sample.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";

export const tests: AreaTests = {
  samples: {
    register: async (world) => {
      const { code } = await invite(world);
      const person = { lastName: "Новосёлова", firstName: "Дарья", password: "три слова подряд" };
      return everyone({ ...person, code, email: `new-${crypto.randomUUID()}@example.ru` });
    },
    invites: () => desk({}),
    invite: () => desk({ note: "Пекарня", limit: 3 }),
    letters: async (world) => {
      const { id: place } = await freshChannel(world);
      return owner({ place }, place);
    },
    inviteToPlace: async (world) => {
      const { id: place } = await freshChannel(world);
      return owner({ place, email: await mailboxNear(world) }, place);
    },
    dropLetter: async (world) => {
      const { id: place } = await freshChannel(world);
      const letter = { place, email: await mailboxNear(world) };
      forgetSpending();
      const { id } = await apiAs(world.sever.head).registration.inviteToPlace(letter);
      return owner({ place, id }, id);
    },
    revoke: async (world) => desk({ id: (await invite(world)).id }),
  },
};

/** A mailbox of somebody who is not there yet, where the head has theirs. */
async function mailboxNear({ sever }: TwoCompanies): Promise<string> {
  const [row] = await withTenant("*", () =>
    db().select({ email: accounts.email }).from(accounts).where(eq(accounts.id, sever.head.accountId)),
  );
  return `new-${crypto.randomUUID()}@${row!.email!.split("@")[1]}`;
}

async function invite({ admin }: TwoCompanies) {
  return apiAs(admin).registration.invite({ note: "Пекарня", limit: 1 });
}
