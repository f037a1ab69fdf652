import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { atDesk, freshService } from "#tests/support/kept-catalogue.ts";
import { about, company, desk, everyone } from "#tests/support/sample.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";

const fresh = ({ sever }: TwoCompanies) => freshService(sever.head, atDesk(sever.editor));
const draft = ({ sever }: TwoCompanies) => ({ title: "Пропуск", kind: "form" as const, owner: sever.head.accountId });

let categories = 0;
/** A category for each call: no two have one name. */
async function freshCategory({ sever }: TwoCompanies): Promise<string> {
  categories += 1;
  const { id } = await apiAs(atDesk(sever.editor)).services.putCategory({ title: `Ещё ${categories}`, icon: "food" });
  return id;
}

export const tests: AreaTests = {};

export const testsOf: Record<string, AreaTests> = {
  services: {
    samples: {
      showServices: () => everyone(undefined),
      list: () => everyone({}),
      one: ({ sever }) => company({ id: sever.service }, sever.service),
      use: ({ sever }) => company({ id: sever.service }, sever.service),
      keep: ({ sever }) => company({ id: sever.service, on: true }, sever.service),
      deskList: () => desk({}),
      source: ({ sever }) => ({ ...desk({ id: sever.service }), id: sever.service }),
      parents: () => desk({}),
      make: (world) => desk(draft(world)),
      change: async (world) => {
        const id = await fresh(world);
        return { ...desk({ id, revision: 1, ...draft(world) }), id };
      },
      setStatus: async (world) => {
        const id = await fresh(world);
        return { ...desk({ id, status: "maintenance", statusText: "До обеда" }), id };
      },
      move: async (world) => {
        const id = await fresh(world);
        return { ...desk({ id, by: -1 }), id };
      },
      remove: async (world) => {
        const id = await fresh(world);
        return { ...desk({ id }), id };
      },
      categories: () => desk({}),
      putCategory: async (world) => {
        const id = await freshCategory(world);
        return { ...desk({ id, title: `Своя ${categories}`, icon: "sport" }), id };
      },
      moveCategory: async (world) => {
        const id = await freshCategory(world);
        return { ...desk({ id, by: -1 }), id };
      },
      dropCategory: async (world) => {
        const id = await freshCategory(world);
        return { ...desk({ id }), id };
      },
    },
    addresses: {
      one: ({ sever }) => about("company", "id", sever.service),
      sub: ({ sever }) => ({
        ...about("company", "id", sever.service),
        params: { id: sever.service, subservice: "home" },
      }),
    },
    pages: {
      "the catalogue": { statements: 2, ask: ({ api }) => [api.services.list({})] },
      "a service": { statements: 2, ask: ({ api, world }) => [api.services.one({ id: world.sever.service })] },
      "the desk of services": { statements: 1, ask: ({ admin }) => [admin.services.deskList({})] },
      "the categories": { statements: 1, ask: ({ admin }) => [admin.services.categories({})] },
    },
  },
  servicesDesk: {
    addresses: { adminOne: ({ sever }) => ({ params: { id: sever.service } }) },
  },
};
