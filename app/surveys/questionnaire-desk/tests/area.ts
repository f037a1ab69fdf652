import type { AreaTests } from "#tests/support/area-tests.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";

const about = ({ sever }: TwoCompanies) => ({ params: { id: sever.quiz } });

export const tests: AreaTests = {
  addresses: {
    build: about,
    settings: about,
    preview: about,
    results: about,
    people: about,
    table: about,
    workbook: about,
    book: about,
    question: ({ sever }) => ({ params: { id: sever.draftSurvey, question: "p" } }),
    attempt: ({ sever: { quiz, attempt } }) => ({ params: { id: quiz, attempt } }),
  },
  pages: {
    "/admin/questionnaires": { statements: 1, ask: ({ admin }) => [admin.questionnaireDesk.list({})] },
    "/admin/questionnaires/:id/results": {
      statements: 3,
      ask: ({ admin, world: { sever } }) => [admin.questionnaireDesk.results({ id: sever.closedSurvey })],
    },
    "/admin/questionnaires/:id/people": {
      statements: 3,
      ask: ({ admin, world: { sever } }) => [
        admin.questionnaireDesk.source({ id: sever.quiz }),
        admin.questionnaireDesk.people({ id: sever.quiz }),
      ],
    },
  },
};
