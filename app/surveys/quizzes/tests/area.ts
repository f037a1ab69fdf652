import type { AreaTests } from "#tests/support/area-tests.ts";

export const tests: AreaTests = {
  addresses: {
    quiz: ({ sever: { quiz } }) => ({ for: "company", id: quiz, params: { anketaId: quiz } }),
    // Nobody is in the middle of it: its own page says what may be done.
    section: ({ sever: { quiz } }) => ({
      for: "company",
      id: quiz,
      status: 302,
      params: { anketaId: quiz, part: "1" },
    }),
    attempt: ({ sever: { quiz, attempt } }) => ({
      ...{ for: "owner", id: attempt, params: { anketaId: quiz, attempt } },
    }),
  },
  pages: {
    "/tests/:anketaId": {
      statements: 2,
      ask: ({ api, world: { sever } }) => [api.questionnaires.view({ id: sever.quiz, kind: "test" })],
    },
  },
};
