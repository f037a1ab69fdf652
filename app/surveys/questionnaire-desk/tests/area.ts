import type { AreaTests } from "#tests/support/area-tests.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";

/** Open to who has made it, and to administrators. */
const composed = (id: string, params: Record<string, string>) => ({
  ...{ for: "owner" as const, also: ["admin"], id, params },
});
const about = ({ sever: { quiz: id } }: TwoCompanies) => composed(id, { id });

export const tests: AreaTests = {
  addresses: {
    build: about,
    settings: about,
    preview: about,
    links: ({ sever: { survey: id } }) => composed(id, { id }),
    results: about,
    people: about,
    table: about,
    workbook: about,
    book: about,
    question: ({ sever: { draftSurvey: id } }) => composed(id, { id, question: "p" }),
    attempt: ({ sever: { quiz, attempt } }) => composed(attempt, { id: quiz, attempt }),
  },
  pages: {
    "/admin/questionnaires": { statements: 1, ask: ({ admin }) => [admin.questionnaireDesk.list({})] },
    "/admin/questionnaires/:id/results": {
      statements: 5,
      ask: ({ admin, world: { sever } }) => [admin.questionnaireDesk.results({ id: sever.closedSurvey })],
    },
    "/admin/questionnaires/:id/links": {
      statements: 2,
      ask: ({ admin, world: { sever } }) => [admin.questionnaireDesk.links({ id: sever.survey })],
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
