import type { AreaTests } from "#tests/support/area-tests.ts";
import { everyone } from "#tests/support/sample.ts";

/** What a person tells of themselves. */
export const words = {
  about: "Варю кофе",
  status: "До пятницы в Твери",
  messenger: "VK Teams, anna",
  phone: "8 (900) 123-45-67",
  timeZone: "Asia/Omsk",
  languages: ["русский"],
};

export const tests: AreaTests = {
  samples: {
    home: () => everyone({}),
    words: () => everyone({}),
    tell: () => everyone(words),
    seen: () => everyone({ by: "portal" }),
    activity: () => everyone({ kind: "comment" }),
  },
  pages: {
    "the cabinet": {
      statements: 4,
      ask: ({ api }) => [api.cabinet.home({}), api.cabinet.words({}), api.cabinet.seen({ by: "company" })],
    },
    "the own activity": { statements: 1, ask: ({ api }) => [api.cabinet.activity({})] },
  },
};
