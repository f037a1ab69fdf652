import { agreements } from "#app/access/agreements/routes.ts";
import { peopleDesk } from "#app/office/people-desk/routes.ts";
import { href } from "#app/web/urls.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { makePerson } from "#tests/support/people.ts";
import { desk, everyone } from "#tests/support/sample.ts";
import { atOffice, reader, stands } from "#tests/support/told-things.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";
import { ownData } from "../routes.ts";
import { ownExports } from "../server/index.ts";

export const tests: AreaTests = {
  samples: {
    state: () => everyone({}),
    ask: async () => {
      await beginExports();
      return everyone({});
    },
    erasure: () => everyone({}),
    askErasure: () => everyone({ password: "veche" }),
    withdrawErasure: () => everyone({}),
    erasures: () => desk({}),
    erasureOf: ({ sever }) => desk({ id: sever.erasure }),
    isErasable: ({ sever }) => desk({ id: sever.head.accountId }),
    refuseErasure: async (world) => desk({ id: (await erasure(world)).id, reason: "Идёт проверка" }),
    erase: async (world) => desk({ id: (await erasure(world)).accountId }),
  },
  addresses: {
    adminErase: ({ sever }) => ({ params: { id: sever.employee.accountId } }),
    adminRefuse: ({ sever }) => ({ params: { id: sever.erasure } }),
  },
  pages: {
    "the archive of one's own data": { statements: 2, ask: ({ api }) => [api.ownData.state({})] },
  },
  notices: {
    "consent-withdrawn": atOffice(
      stands(({ sever }) => ({
        href: href(agreements.adminProof, { id: sever.agreement, accountId: sever.head.accountId }),
      })),
    ),
    "erasure-asked": atOffice(
      stands(({ sever }) => ({ href: href(ownData.adminErasures), actorId: sever.head.accountId })),
    ),
    "data-due": atOffice(
      stands(({ sever }) => ({
        href: href(peopleDesk.person, { id: sever.head.accountId }),
        subject: "согласие",
        actorId: sever.head.accountId,
      })),
    ),
    "erasure-refused": reader(stands(() => ({ text: "Причина", href: href(ownData.erase) }))),
    "own-data": reader(stands(() => ({ href: href(ownData.export) }))),
  },
};

/** Everybody's archive is being made already: asked again it is the same one, and no job runs beside the test. */
async function beginExports(): Promise<void> {
  await withTenant("*", async () => {
    const people = await db().select({ accountId: accounts.id, groupId: accounts.groupId }).from(accounts);
    const rows = people.map((person) => ({ id: newId(), ...person }));
    await db().insert(ownExports).values(rows).onConflictDoNothing();
  });
}

/** Somebody's request to have their data erased. */
async function erasure({ sever }: TwoCompanies) {
  const who = await makePerson({ id: sever.id, alias: "sever", name: "Север" });
  return { ...(await apiAs(who).ownData.askErasure({})), accountId: who.accountId };
}
