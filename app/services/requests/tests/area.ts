import { href } from "#app/web/urls.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { atDesk, freshRequest, freshService, saying } from "#tests/support/kept-catalogue.ts";
import { about, company, desk, everyone, owner, ownerOf } from "#tests/support/sample.ts";
import { reader, stands } from "#tests/support/told-things.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";
import { requests } from "../routes.ts";

const fresh = ({ sever }: TwoCompanies) => freshService(sever.head, atDesk(sever.editor));
const asked = async (world: TwoCompanies) => freshRequest(world.sever.head, await fresh(world));
const told = reader(
  stands(({ sever }) => ({ subject: "№ 1, Справка", href: href(requests.one, { id: sever.request }) })),
);

export const tests: AreaTests = {
  samples: {
    form: ({ sever }) => company({ service: sever.service }, sever.service),
    submit: ({ sever }) => company({ service: sever.service, ...saying("Для визы") }, sever.service),
    dropFile: ({ sever }) => company({ service: sever.service, question: "f" }, sever.service),
    mine: () => everyone({}),
    queue: () => everyone({}),
    one: ({ sever }) => owner({ id: sever.request }, sever.request),
    step: ownerOf(asked, { deed: "comment", text: "Ещё слово" }),
    setTerm: ownerOf(asked, { hours: 4 }),
    table: () => everyone({}),
    route: ({ sever }) => ({ ...desk({ service: sever.service }), id: sever.service }),
    putRoute: async (world) => {
      const service = await fresh(world);
      const route = { revision: 2, approval: "always", executors: [world.sever.head.accountId] };
      return { ...desk({ service, ...route }), id: service };
    },
    putFields: async (world) => {
      const service = await fresh(world);
      const document = { sections: [{ id: "fields", title: "", text: "", questions: [] }] };
      return { ...desk({ service, revision: 2, document }), id: service };
    },
    figures: () => desk({}),
  },
  addresses: {
    one: ({ sever }) => about("owner", "id", sever.request),
  },
  pages: {
    "the form of a request": {
      statements: 4,
      ask: ({ api, world }) => [api.requests.form({ service: world.sever.service })],
    },
    "one's requests": { statements: 1, ask: ({ api }) => [api.requests.mine({})] },
    "the queue of requests": { statements: 3, ask: ({ api }) => [api.requests.queue({})] },
    "a request": { statements: 2, ask: ({ api, world }) => [api.requests.one({ id: world.sever.request })] },
    "the figures of requests": { statements: 1, ask: ({ admin }) => [admin.requests.figures({})] },
  },
  notices: {
    "request-moved": told,
    "request-asked": told,
    "request-done": told,
    "request-rejected": told,
    "request-approve": told,
    "request-new": told,
    "request-said": told,
    "request-soon": told,
    "request-late": told,
  },
};

export const testsOf: Record<string, AreaTests> = {
  requestsDesk: {
    addresses: {
      adminRoute: ({ sever }) => ({ params: { id: sever.service } }),
      adminField: ({ sever }) => ({ params: { id: sever.service, field: "q" } }),
    },
  },
};
