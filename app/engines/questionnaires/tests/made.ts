import { eq } from "drizzle-orm";
import type { z } from "zod";
import { startSettings } from "#app/engines/questionnaires/server/desk.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import type { Given, goes, Question, QuestionKind, QuestionnaireSettings } from "../contract.ts";
import { questionnaires } from "../server/schema.ts";

/** A new company: who asks, and two colleagues who are asked. */
export async function meetPeople() {
  const company = await makeCompany();
  const admin = await makePerson(company, { roles: ["employee", "admin"] });
  return { company, admin, anna: await makePerson(company), ivan: await makePerson(company) };
}

/** A question of a document with what its kind needs. */
export function ask(id: string, kind: QuestionKind, more: Partial<Question> = {}): Question {
  const bare = { help: "", required: false, options: [], other: false, shuffle: false, rows: [], low: "", high: "" };
  return { id, kind, title: `Вопрос ${id}`, ...bare, ...more };
}

export const options = (...texts: string[]) => texts.map((text, at) => ({ id: `o${at + 1}`, text }));

export const say = (given: Partial<Given>): Given => ({ chosen: [], text: "", number: "", rows: {}, ...given });

type More = {
  kind?: "survey" | "test";
  settings?: Partial<QuestionnaireSettings>;
  audience?: string[] | null;
  closesAt?: string | null;
  opensAt?: string | null;
  remindAt?: string | null;
  viewers?: string[];
  coauthors?: string[];
  publish?: boolean;
  title?: string;
};

/** A questionnaire made through the desk, one section a list of questions; published unless told otherwise. */
export async function makeQuestionnaire(admin: Viewer, pages: Question[][], more: More = {}): Promise<string> {
  const { questionnaireDesk: desk } = apiAs(admin);
  const { kind = "survey", title = "Как вам столовая", audience = null } = more;
  const { opensAt = null, closesAt = null, remindAt = null, viewers = [], coauthors } = more;
  const { id } = await desk.create({ kind, title, description: "Коротко" });
  const sections = pages.map((questions, at) => ({ id: `s${at + 1}`, title: "", text: "", questions }));
  await desk.compose({ id, revision: 1, document: { sections } });
  const settings = { ...startSettings, ...more.settings };
  const words = { title, description: "Коротко", reach: "company" as const };
  await desk.settle({ id, revision: 2, ...words, audience, opensAt, closesAt, remindAt, viewers, coauthors, settings });
  if (more.publish !== false) await desk.step({ id, step: "publish" });
  return id;
}

type Go = z.output<typeof goes>;

/** Sends one section as a form does. */
export function answering(id: string, kind: "survey" | "test" = "survey") {
  return (
    who: Viewer,
    answers: Record<string, Partial<Given>>,
    how: { part?: number; go?: Go; shown?: string; attempt?: number } = {},
  ) => {
    const given = Object.fromEntries(Object.entries(answers).map(([question, one]) => [question, say(one)]));
    const { part = 1, go = "send", shown = Object.keys(answers).join(","), attempt = 0 } = how;
    return apiAs(who).questionnaires.save({ id, kind, part, go, shown, attempt, answers: given });
  };
}

/** It closed long ago: nobody is in time any more. */
export const closeLongAgo = (id: string) =>
  withTenant("*", () =>
    db()
      .update(questionnaires)
      .set({ state: "closed", closedAt: new Date(0) })
      .where(eq(questionnaires.id, id)),
  );
