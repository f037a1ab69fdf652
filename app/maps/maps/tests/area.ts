import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { about, company, desk, everyone } from "#tests/support/sample.ts";
import { atOffice, stands } from "#tests/support/told-things.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";

const point = { title: "Переговорная", floorNo: 1, x: 50, y: 50 };

/** A map of «Север» with one point, made anew; shown to everybody there if asked. */
const fresh = async ({ admin }: TwoCompanies, isOut = false) => {
  const api = apiAs(admin).maps;
  const { id: mapId } = await api.make({ title: "Офис на час", kind: "floor" });
  const { no } = await api.putPoint({ mapId, ...point });
  if (isOut) await api.publish({ mapId });
  return { mapId, no };
};

const ofDesk =
  (more: (map: { mapId: string; no: number }, world: TwoCompanies) => object | Promise<object>) =>
  async (world: TwoCompanies) => {
    const map = await fresh(world);
    return { ...desk({ mapId: map.mapId, ...(await more(map, world)) }), id: map.mapId };
  };

const told = atOffice(stands(({ sever }) => ({ subject: "Офис", href: `/admin/maps/${sever.map}` })));

export const tests: AreaTests = {
  addresses: {
    one: ({ sever }) => about("company", "mapId", sever.map),
    open: ({ sever }) => about("company", "mapId", sever.map),
    print: ({ sever }) => about("company", "mapId", sever.map),
    points: ({ sever }) => about("company", "mapId", sever.map),
    sticker: ({ sever }) => ({ ...about("company", "mapId", sever.map), params: { mapId: sever.map, no: "2" } }),
  },
  samples: {
    list: () => everyone({}),
    one: async (world) => {
      const { mapId } = await fresh(world, true);
      return company({ mapId }, mapId);
    },
    points: async (world) => {
      const { mapId } = await fresh(world, true);
      return company({ mapId }, mapId);
    },
    spot: () => everyone({ title: "Переговорная" }),
    seats: ({ sever }) => everyone({ personId: sever.head.accountId }),
    report: async (world) => {
      const { mapId } = await fresh(world, true);
      return company({ mapId, text: "Дверь не там" }, mapId);
    },
    desk: () => desk({}),
    make: () => desk({ title: "Склад", kind: "scheme" }),
    source: ofDesk(() => ({})),
    change: ofDesk(() => ({ title: "Офис", kind: "site" })),
    putFloor: ofDesk(() => ({ title: "2 этаж" })),
    checkFloor: ofDesk(() => ({ no: 1 })),
    putCategory: ofDesk(() => ({ title: "Кухни", tone: "green" })),
    place: ofDesk(() => ({})),
    point: ofDesk(({ no }) => ({ no: String(no) })),
    putPoint: ofDesk(() => point),
    route: ofDesk(async ({ mapId, no }, { admin }) => {
      const steps = [no, no].map((one) => ({ no: one, text: "прямо" }));
      return { no: String((await apiAs(admin).maps.putRoute({ mapId, title: "Кругом", steps })).no) };
    }),
    putRoute: ofDesk(({ no }) => ({ title: "Кругом", steps: [no, no].map((one) => ({ no: one, text: "прямо" })) })),
    drop: ofDesk(({ no }) => ({ part: "points", no })),
    publish: ofDesk(() => ({})),
    archive: ofDesk(() => ({ archived: true })),
    restore: ofDesk(async ({ mapId }, { admin }) => apiAs(admin).maps.publish({ mapId })),
    settle: ofDesk(async ({ mapId }, { admin, sever }) => {
      await apiAs(admin).maps.publish({ mapId });
      return apiAs(sever.employee).maps.report({ mapId, text: "Дверь не там" });
    }),
  },
  pages: {
    "/interactive-maps": { statements: 1, ask: ({ api }) => [api.maps.list({})] },
    "/interactive-maps/:mapId": { statements: 4, ask: ({ api, world }) => [api.maps.one({ mapId: world.sever.map })] },
    "/interactive-maps/:mapId/open": {
      statements: 4,
      ask: ({ api, world }) => [api.maps.one({ mapId: world.sever.map })],
    },
    "/interactive-maps/:mapId/points": {
      statements: 6,
      ask: ({ api, world }) => [api.maps.points({ mapId: world.sever.map })],
    },
    "/admin/maps": { statements: 1, ask: ({ admin }) => [admin.maps.desk({})] },
    "/admin/maps/:mapId": { statements: 7, ask: ({ admin, world }) => [admin.maps.source({ mapId: world.sever.map })] },
  },
  notices: { "map-reported": told },
};

export const testsOf: Record<string, AreaTests> = {
  mapsDesk: {
    addresses: {
      adminMap: ({ sever }) => about("company", "mapId", sever.map),
      adminPlace: ({ sever }) => about("company", "mapId", sever.map),
      adminPoint: ({ sever }) => ({ ...about("company", "mapId", sever.map), params: { mapId: sever.map, no: "new" } }),
      adminRoute: ({ sever }) => ({ ...about("company", "mapId", sever.map), params: { mapId: sever.map, no: "new" } }),
    },
  },
};
