import type { AreaTests } from "#tests/support/area-tests.ts";
import { freshComment, freshPublication } from "#tests/support/fresh-things.ts";
import { about, company, ownerOf } from "#tests/support/sample.ts";

export const tests: AreaTests = {
  samples: {
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
