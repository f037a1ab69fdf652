import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { about, company, desk, everyone } from "#tests/support/sample.ts";
import { reader, stands } from "#tests/support/told-things.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";

const said = { title: "Наставник", icon: "star", metal: "gold" } as const;

/** An achievement of «Север», made anew. */
const freshBadge = async ({ admin }: TwoCompanies) => (await apiAs(admin).achievements.put(said)).id;
const colleague = async ({ sever }: TwoCompanies) => (await apiAs(sever.employee).account.me({})).alias;

export const tests: AreaTests = {
  addresses: {
    one: ({ sever }) => about("company", "id", sever.badge),
  },
  samples: {
    list: () => everyone({}),
    collections: () => everyone({}),
    one: async (world) => {
      const id = await freshBadge(world);
      return company({ id }, id);
    },
    of: ({ sever }) => everyone({ id: sever.employee.accountId }),
    setKeys: () => everyone({ ids: [] }),
    desk: () => desk({}),
    reach: () => desk({ deed: "publication", count: "1" }),
    put: () => desk(said),
    archive: async (world) => {
      const id = await freshBadge(world);
      return { ...desk({ id, archived: true }), id };
    },
    addCollection: () => desk({ title: "Первые шаги" }),
    award: async (world) => {
      const id = await freshBadge(world);
      return { ...desk({ id, person: await colleague(world), reason: "За дело" }), id };
    },
    revoke: async (world) => {
      const [id, person] = [await freshBadge(world), await colleague(world)];
      await apiAs(world.admin).achievements.award({ id, person, reason: "За дело" });
      return { ...desk({ id, person, reason: "По ошибке" }), id };
    },
  },
  pages: {
    "/achievements": { statements: 1, ask: ({ api }) => [api.achievements.list({})] },
    "/achievements/collections": { statements: 2, ask: ({ api }) => [api.achievements.collections({})] },
    "/achievement/:id": { statements: 2, ask: ({ api, world }) => [api.achievements.one({ id: world.sever.badge })] },
    "/admin/achievements": { statements: 3, ask: ({ admin }) => [admin.achievements.desk({})] },
  },
  notices: {
    achievement: reader(stands(({ sever }) => ({ subject: "Наставник", href: `/achievement/${sever.badge}` }))),
  },
};

export const testsOf: Record<string, AreaTests> = {
  achievementsDesk: { addresses: { adminAchievement: () => ({ params: { id: "new" } }) } },
};
