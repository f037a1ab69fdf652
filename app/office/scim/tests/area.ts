import { db, newId, withTenant } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { desk } from "#tests/support/sample.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";
import { scimGroups } from "../server/index.ts";

export const tests: AreaTests = {
  samples: {
    tokens: () => desk({}),
    makeToken: () => desk({ name: "Каталог" }),
    revokeToken: async ({ admin }) => desk({ id: (await apiAs(admin).scim.makeToken({ name: "Лишний" })).id }),
    trials: () => desk({}),
    groups: () => desk({}),
    mapGroup: async (world) => desk({ id: await freshGroup(world), right: "moderator" }),
    claims: () => desk({}),
    addClaim: () => desk({ claim: "groups", value: `/${newId()}`, right: "moderator" }),
    removeClaim: async (world) => desk({ id: await freshRule(world) }),
    setPlaces: () => desk({ department: "department", location: "" }),
  },
  pages: {
    "the company's directory": { statements: 2, ask: ({ admin }) => [admin.scim.tokens({}), admin.scim.groups({})] },
    "rules of signing in, trials": {
      statements: 3,
      ask: ({ admin }) => [admin.scim.claims({}), admin.scim.trials({})],
    },
  },
};

/** A group that the directory of «Север» has brought. */
async function freshGroup({ sever }: TwoCompanies): Promise<string> {
  const id = newId();
  await withTenant("*", () => db().insert(scimGroups).values({ id, groupId: sever.id, displayName: id }));
  return id;
}

/** A rule of signing in at «Север». */
async function freshRule({ admin }: TwoCompanies): Promise<string> {
  return (await apiAs(admin).scim.addClaim({ claim: "groups", value: `/${newId()}`, right: "editor" })).id;
}
