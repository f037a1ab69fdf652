import { and, desc, eq, or } from "drizzle-orm";
import { answerInWords, visibleQuestions } from "#app/engines/questionnaires/server/index.ts";
import { services } from "#app/services/catalogue/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { executes, isSeen, ownsService } from "./policy.ts";
import { executors, lineColumns, nameOf, toLine } from "./request-reading.ts";
import { requestForms, requests } from "./schema.ts";

const mostInTable = 5000;

/** The requests of the services that a person does or owns, the newest first, as a table. */
export async function readTable(viewer: Viewer) {
  const rows = await db()
    .select({
      ...lineColumns(),
      initiator: nameOf(accounts),
      rating: requests.rating,
      endedAt: requests.endedAt,
      answers: requests.answers,
      document: requestForms.document,
    })
    .from(requests)
    .innerJoin(services, eq(services.id, requests.serviceId))
    .innerJoin(requestForms, eq(requestForms.id, requests.formId))
    .innerJoin(accounts, eq(accounts.id, requests.initiatorId))
    .leftJoin(executors, eq(executors.id, requests.executorId))
    .where(and(isSeen(viewer), or(executes(viewer), ownsService(viewer))))
    .orderBy(desc(requests.id))
    .limit(mostInTable);
  return {
    items: rows.map(({ answers, document, endedAt, ...row }) => ({
      ...toLine(row),
      endedAt: endedAt?.toISOString() ?? null,
      answers: visibleQuestions(document, answers)
        .filter(({ id }) => answers[id])
        .map((question) => `${question.title}: ${answerInWords(question, answers[question.id])}`)
        .join("\n"),
    })),
  };
}
