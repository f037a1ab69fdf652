import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { atDesk, freshPage } from "#tests/support/kept-catalogue.ts";
import { about, company, everyone, owner } from "#tests/support/sample.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";

const fresh = ({ sever }: TwoCompanies) => freshPage(sever.head, atDesk(sever.editor));

/** What who answers for a page does with it: its owner, and who has the desk. */
const made = (more: object) => async (world: TwoCompanies) => {
  const id = await fresh(world);
  return { ...owner({ id, ...more }, id), also: ["admin"] };
};
const block = { id: "b-more", kind: "list", title: "Список", ordered: true, items: ["Раз", "Два"] };

let pages = 0;

export const tests: AreaTests = {
  samples: {
    shown: ({ sever }) => company({ service: sever.pageService }, sever.pageService),
    season: () => everyone({ name: "comix" }),
    mine: () => everyone({}),
    draft: ({ sever }) => ({ ...owner({ id: sever.servicePage }, sever.servicePage), also: ["admin"] }),
    makePage: ({ sever }) => {
      pages += 1;
      const input = { service: sever.pageService, title: "Ещё одна", alias: `page-${pages}` };
      return { ...owner(input, sever.pageService), also: ["admin"] };
    },
    renamePage: made({ revision: 2, title: "Цены", alias: "prices" }),
    removePage: made({}),
    putBlock: made({ revision: 2, block }),
    moveBlock: made({ revision: 2, block: "b-first", by: 1 }),
    copyBlock: made({ revision: 2, block: "b-first" }),
    dropBlock: made({ revision: 2, block: "b-first" }),
    publish: made({ revision: 2 }),
    rollBack: async (world) => {
      const id = await fresh(world);
      await apiAs(world.sever.head).builder.publish({ id, revision: 2 });
      const { snapshots } = await apiAs(world.sever.head).builder.draft({ id });
      return { ...owner({ id, revision: 2, snapshot: snapshots[0]!.id }, id), also: ["admin"] };
    },
  },
  addresses: {
    edit: ({ sever }) => ({ ...about("owner", "pageId", sever.servicePage), also: ["admin"] }),
    preview: ({ sever }) => ({ ...about("owner", "pageId", sever.servicePage), also: ["admin"] }),
    block: ({ sever }) => ({
      ...about("owner", "pageId", sever.servicePage),
      params: { pageId: sever.servicePage, blockId: "b-first" },
      also: ["admin"],
    }),
    market: ({ sever }) => about("company", "serviceId", sever.pageService),
    ny: () => ({ status: 404 }),
  },
  pages: {
    "a page of a service": {
      statements: 2,
      ask: ({ api, world }) => [api.builder.shown({ service: world.sever.pageService })],
    },
    "the pages of one's services": { statements: 1, ask: ({ api }) => [api.builder.mine({})] },
    "a page in the builder": {
      statements: 2,
      ask: ({ api, world }) => [api.builder.draft({ id: world.sever.servicePage })],
    },
  },
};
