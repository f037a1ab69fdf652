import { freshChannel } from "#app/engines/membership/tests/area.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { draft, freshComment, freshPublication } from "#tests/support/fresh-things.ts";
import { about, company, everyone, owner, ownerOf } from "#tests/support/sample.ts";

export const tests: AreaTests = {
  samples: {
    publication: ({ sever }) => company({ id: sever.publication }, sever.publication),
    source: ({ sever }) => owner({ id: sever.publication }, sever.publication),
    create: () => everyone(draft),
    edit: ownerOf(freshPublication, { ...draft, revision: 1 }),
    remove: ownerOf(freshPublication),
    comments: ({ sever }) => company({ id: sever.publication }, sever.publication),
    comment: ({ sever }) => company({ id: sever.publication, text: "Приду" }, sever.publication),
    editComment: ownerOf(freshComment, { text: "Приду обязательно" }),
    removeComment: ownerOf(freshComment),
    react: ({ sever }) => company({ subject: "publication", id: sever.publication, name: "like" }, sever.publication),
    own: () => everyone({}),
    paint: ownerOf(freshPublication, { theme: "sea" }),
  },
  pages: {
    "own publications": { statements: 2, ask: ({ api }) => [api.content.own({}), api.widgets.beside({})] },
    "a publication": {
      statements: 5,
      ask: ({ api, world }) => [
        api.widgets.beside({}),
        api.content.publication({ id: world.sever.publication }),
        api.content.comments({ id: world.sever.publication, comment: world.sever.comment }),
        api.saved.has({ id: world.sever.publication }),
      ],
    },
    "an own publication to edit": {
      statements: 1,
      ask: ({ api, world }) => [api.content.source({ id: world.sever.publication })],
    },
  },
};

const talk: AreaTests = {
  samples: {
    clear: async (world) => {
      const { id } = await freshChannel(world);
      return owner({ place: id, person: world.sever.employee.accountId, within: "all" }, id);
    },
    close: ownerOf(freshPublication, { closed: true }, ["editor", "moderator", "admin"]),
    pin: ownerOf(freshComment, { pinned: true }, ["editor", "admin"]),
    reactors: ({ sever }) => company({ subject: "publication", id: sever.publication }, sever.publication),
  },
  addresses: {
    reactors: ({ sever }) => ({
      for: "company",
      id: sever.publication,
      params: { subject: "publication", id: sever.publication },
    }),
    closing: ({ sever }) => ({
      ...about("owner", "id", sever.publication),
      also: ["editor", "moderator", "admin"],
    }),
  },
  pages: {
    "who reacted": {
      statements: 2,
      ask: ({ api, world }) => [api.talk.reactors({ subject: "publication", id: world.sever.publication })],
    },
  },
};

export const testsOf = { talk };
