import { newId } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { agreementOf } from "#tests/support/published-agreement.ts";
import { desk, everyone } from "#tests/support/sample.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";

export const agreementText = "Договоримся о простом: не выносим наружу то, что написано для своих.";

export const tests: AreaTests = {
  samples: {
    mine: () => everyone({}),
    due: () => everyone({}),
    text: () => everyone({ code: "personal-data" }),
    accept: () => everyone({ code: "photo", version: 1 }),
    withdraw: () => everyone({ code: "mailing" }),
    consent: () => everyone({ version: "1" }),
    legal: () => everyone({}),
    guestLegal: () => everyone({}),
    guestConsent: () => everyone({}),
    desk: () => desk({}),
    desked: async ({ sever }) => desk({ id: await agreementOf(sever.id, "photo") }),
    create: () =>
      desk({
        code: `doc-${newId().slice(-12)}`,
        title: "О сохранности",
        kind: "nda",
        demand: "may",
        text: agreementText,
      }),
    write: async (world) =>
      desk({ id: await draftAgreement(world), text: `${agreementText} И точка.`, changeSummary: "Точка", revision: 1 }),
    publish: async (world) => desk({ id: await draftAgreement(world), revision: 1 }),
    people: async ({ sever }) => desk({ id: await agreementOf(sever.id, "photo") }),
    proof: async ({ sever }) => desk({ id: await agreementOf(sever.id, "photo"), accountId: sever.head.accountId }),
  },
  addresses: {
    document: () => ({ params: { code: "personal-data" } }),
    withdraw: () => ({ params: { code: "photo" } }),
    adminAgreement: ({ sever }) => ({ params: { id: sever.agreement } }),
    adminVersion: ({ sever }) => ({ params: { id: sever.agreement } }),
    adminPublish: ({ sever }) => ({ params: { id: sever.agreement } }),
    adminPeople: ({ sever }) => ({ params: { id: sever.agreement } }),
    adminPeopleTable: ({ sever }) => ({ params: { id: sever.agreement } }),
    adminProof: ({ sever }) => ({ params: { id: sever.agreement, accountId: sever.head.accountId } }),
  },
  pages: {
    "own agreements": { statements: 1, ask: ({ api }) => [api.agreements.mine({})] },
    "an agreement": { statements: 3, ask: ({ api }) => [api.agreements.text({ code: "personal-data" })] },
    "the consent for a stranger": { statements: 2, ask: ({ api }) => [api.agreements.guestConsent({})] },
    "legal documents": { statements: 2, ask: ({ api }) => [api.agreements.legal({}), api.agreements.guestLegal({})] },
    "the desk of agreements": { statements: 1, ask: ({ admin }) => [admin.agreements.desk({})] },
    "an agreement on the desk": {
      statements: 3,
      ask: ({ admin, world }) => [admin.agreements.desked({ id: world.sever.agreement })],
    },
    "who has accepted": {
      statements: 2,
      ask: ({ admin, world }) => [admin.agreements.people({ id: world.sever.agreement, only: "waiting" })],
    },
  },
};

/** A document of the administrator's company whose first version is still being written. */
export async function draftAgreement({ admin }: Pick<TwoCompanies, "admin">): Promise<string> {
  const code = `doc-${newId().slice(-12)}`;
  const words = { text: agreementText, kind: "rules" as const, demand: "may" as const };
  return (await apiAs(admin).agreements.create({ ...words, code, title: "О сохранности" })).id;
}
