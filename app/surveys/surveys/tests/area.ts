import { eq } from "drizzle-orm";
import { questionnaires, questionnaireViewers } from "#app/engines/questionnaires/server/index.ts";
import { ask, makeQuestionnaire } from "#app/engines/questionnaires/tests/made.ts";
import { db } from "#platform/db/index.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { everyone } from "#tests/support/sample.ts";
import { type About, reader, whole } from "#tests/support/told-things.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";

const about =
  (which: "survey" | "closedSurvey", more: object = {}) =>
  ({ sever }: TwoCompanies) => ({
    for: "company" as const,
    id: sever[which],
    params: { anketaId: sever[which], ...more },
  });

/** A survey that its reader may be kept from. */
const aboutSurvey: About = async (_, { admin }) => {
  const id = await makeQuestionnaire(admin, [[ask("q", "text")]]);
  const become = (change: Partial<typeof questionnaires.$inferInsert>) => () =>
    whole(() => db().update(questionnaires).set(change).where(eq(questionnaires.id, id)));
  return {
    notice: { subject: "Опрос", href: `/surveys/${id}`, actorId: admin.accountId },
    losses: {
      "put into the archive": become({ state: "archived" }),
      "for others now": become({ audience: [`user:${admin.accountId}`] }),
    },
  };
};

/** Results that were opened to their reader, and may be closed again. */
const aboutResults: About = async (_, { admin, sever }) => {
  const questionnaireId = await makeQuestionnaire(admin, [[ask("q", "text")]]);
  const { accountId, groupId } = sever.head;
  await whole(() => db().insert(questionnaireViewers).values({ questionnaireId, accountId, groupId }));
  const isIt = eq(questionnaireViewers.questionnaireId, questionnaireId);
  return {
    notice: { subject: "Опрос", href: `/surveys/${questionnaireId}/results`, actorId: admin.accountId },
    losses: { "closed to its reader": () => whole(() => db().delete(questionnaireViewers).where(isIt)) },
  };
};

/** What its reader was called to compose, and may be no more. */
const aboutComposing: About = async (_, { admin, sever }) => {
  const questionnaireId = await makeQuestionnaire(admin, [[ask("q", "text")]], { publish: false });
  const { accountId, groupId } = sever.head;
  await whole(() => db().insert(questionnaireViewers).values({ questionnaireId, accountId, groupId, edits: true }));
  const isIt = eq(questionnaireViewers.questionnaireId, questionnaireId);
  return {
    notice: { subject: "Опрос", href: `/admin/questionnaires/${questionnaireId}`, actorId: admin.accountId },
    losses: { "composed without them": () => whole(() => db().delete(questionnaireViewers).where(isIt)) },
  };
};

export const tests: AreaTests = {
  samples: { inFeed: () => everyone({}) },
  addresses: {
    survey: about("survey"),
    section: about("survey", { part: "1" }),
    results: about("closedSurvey"),
  },
  notices: {
    "survey-new": reader(aboutSurvey),
    "test-new": reader(aboutSurvey),
    "survey-reminder": reader(aboutSurvey),
    "survey-results": reader(aboutSurvey),
    "test-result": reader(aboutSurvey),
    "test-annulled": reader(aboutSurvey),
    "survey-viewer": reader(aboutResults),
    "survey-coauthor": reader(aboutComposing),
  },
  pages: {
    "/surveys": { statements: 1, ask: ({ api }) => [api.questionnaires.list({ kind: "survey" })] },
    "/surveys/:anketaId/:part": {
      statements: 3,
      ask: ({ api, world: { sever } }) => [
        api.questionnaires.view({ id: sever.survey, kind: "survey" }),
        api.questionnaires.section({ id: sever.survey, kind: "survey", part: "1" }),
      ],
    },
    "/surveys/:anketaId/results": {
      statements: 5,
      ask: ({ api, world: { sever } }) => [api.questionnaires.results({ id: sever.closedSurvey })],
    },
  },
};
