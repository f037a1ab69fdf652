import type { AreaTests } from "#tests/support/area-tests.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";

/** Open to who composes a test, and to administrators. */
const composers = { for: "owner" as const, also: ["admin"] };
const banked = (id: string, params: Record<string, string>) => ({ ...composers, id, params });
const about = ({ sever: { topic } }: TwoCompanies) => banked(topic, { topic });

export const tests: AreaTests = {
  addresses: {
    topics: () => composers,
    topic: about,
    copying: about,
    question: ({ sever: { topic, bankQuestion: question } }) => banked(question, { topic, question }),
  },
  pages: {
    "/admin/questionnaires/bank": { statements: 1, ask: ({ admin }) => [admin.questionBank.topics({})] },
    "/admin/questionnaires/bank/:topic": {
      statements: 2,
      ask: ({ admin, world: { sever } }) => [admin.questionBank.topic({ id: sever.topic })],
    },
  },
};
