import { inArray } from "drizzle-orm";
import { questionnaires, stateOf } from "#app/engines/questionnaires/server/index.ts";
import { putDocument, removeDocument, type SearchSource } from "#app/engines/search/server/index.ts";
import { quizzes } from "#app/surveys/quizzes/routes.ts";
import { surveys } from "#app/surveys/surveys/routes.ts";
import { href } from "#app/web/urls.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";

/** Surveys and tests are found by their names and what they are about, by those who are asked. */
export const questionnaireSource: SearchSource = {
  indexed: {
    kinds: ["questionnaire"],
    table: questionnaires,
    tabs: () => ["questionnaires"],
    align: putQuestionnairesInSearch,
  },
};

/** Brings some in line in search; what is not out is not found. */
export async function putQuestionnairesInSearch(ids: string[]): Promise<void> {
  const rows = await db().select().from(questionnaires).where(inArray(questionnaires.id, ids));
  for (const row of rows) {
    const { id, kind, groupId, reach, audience, title, description, publishedAt, createdAt } = row;
    const isOut = !["draft", "scheduled", "archived"].includes(stateOf(row));
    if (!isOut) await removeDocument("questionnaire", id);
    else
      await putDocument({
        ...{ kind: "questionnaire", objectId: id, groupId, tab: "questionnaires", reach, audience, title, tags: [] },
        body: description,
        href: addressOf(kind, id),
        happenedAt: publishedAt ?? createdAt,
      });
  }
}

export const addressOf = (kind: "survey" | "test", anketaId: string) =>
  kind === "test" ? href(quizzes.quiz, { anketaId }) : href(surveys.survey, { anketaId });

/** What has changed is found as it is now. */
export const keepInSearch: Listener = {
  name: "surveys.search",
  kinds: ["questionnaire.changed"],
  hear: ({ objectId }) => putQuestionnairesInSearch([objectId]),
};
