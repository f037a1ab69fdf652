import { db, newId } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { company, desk, everyone, owner } from "#tests/support/sample.ts";
import { whole } from "#tests/support/told-things.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";
import { questionnaireViewers, questionTopics } from "../server/schema.ts";
import { answering, ask, makeQuestionnaire } from "./made.ts";

const essay = ask("q", "long", { points: 4 });
const yes = ask("y", "yes-no", { rightText: "yes" });
const terms = { title: "Столовая", description: "", reach: "company", audience: null, opensAt: null, closesAt: null };

/** Made by an administrator, with the head of «Север» as co-author. */
async function fresh({ admin, sever }: TwoCompanies, kind: "survey" | "test" = "survey", publish = true) {
  const questionnaireId = await makeQuestionnaire(admin, [[essay, yes]], { kind, publish });
  const { accountId, groupId } = sever.head;
  await whole(() => db().insert(questionnaireViewers).values({ questionnaireId, accountId, groupId, edits: true }));
  return questionnaireId;
}

/** What its author, a co-author and administrators may do, and nobody else. */
const composed = (input: object, id: string) => ({ ...owner(input, id), also: ["admin"] });
const about = (id: string, more: object) => composed({ id, ...more }, id);

/** An attempt of somebody's that waits to be marked. */
async function waiting(world: TwoCompanies): Promise<string> {
  const id = await fresh(world, "test");
  const who = world.sever.employee;
  await apiAs(who).questionnaires.begin({ id });
  const { attempt } = await answering(id, "test")(who, { q: { text: "Мысли" }, y: { chosen: ["yes"] } });
  return attempt!;
}

/** A link to a survey for somebody without an account. */
async function linked(world: TwoCompanies): Promise<string> {
  const id = await fresh(world);
  const { tokens } = await apiAs(world.admin).questionnaireDesk.issueLinks({ id, count: 1, days: 1 });
  return tokens[0]!;
}

export const tests: AreaTests = {
  samples: {
    guestView: async (world) => everyone({ token: await linked(world) }),
    guestSection: async (world) => everyone({ token: await linked(world), part: "1" }),
    guestSave: async (world) => everyone({ token: await linked(world), part: 1, go: "stay", answers: {} }),
    list: () => everyone({ kind: "survey" }),
    due: () => everyone({}),
    view: ({ sever: { survey: id } }) => company({ id, kind: "survey" }, id),
    section: ({ sever: { survey: id } }) => company({ id, kind: "survey", part: "1" }, id),
    begin: async (world) => {
      const id = await fresh(world, "test");
      return company({ id }, id);
    },
    save: async (world) => {
      const id = await fresh(world);
      return company({ id, kind: "survey", part: 1, go: "stay", answers: {} }, id);
    },
    results: ({ sever: { closedSurvey: id } }) => company({ id }, id),
    review: ({ sever: { attempt: id } }) => owner({ id }, id),
  },
};

const { id: _, showIf: __, ...written } = ask("q", "yes-no", { rightText: "yes" });
const worded = { ...written, kind: "yes-no" };

/** What whoever composes a test of the company may do, and administrators. */
const banked = (input: object, id: string) => ({ ...owner(input, id), also: ["admin"] });
/** About no one thing: who composes a test of another company has a bank of their own. */
const ownBank = (input: object) => ({ input, for: "owner" as const, also: ["admin", "olga"] });

/** An empty topic of «Север», however many it has already. */
async function emptyTopicOf({ admin: { groupId } }: TwoCompanies) {
  const id = newId();
  await whole(() =>
    db()
      .insert(questionTopics)
      .values({ id, groupId, name: `Тема ${id}` }),
  );
  return id;
}

/** A topic of «Север» with one question. */
async function topicOf(world: TwoCompanies) {
  const topic = await emptyTopicOf(world);
  const { id } = await apiAs(world.admin).questionBank.addQuestion({ topic, question: { ...written, kind: "yes-no" } });
  return { topic, id };
}

export const testsOf: Record<string, AreaTests> = {
  questionBank: {
    samples: {
      topics: () => ownBank({}),
      addTopic: () => ownBank({ name: `Тема ${crypto.randomUUID()}` }),
      renameTopic: async (world) => {
        const { topic: id } = await topicOf(world);
        return banked({ id, name: `Тема ${crypto.randomUUID()}` }, id);
      },
      dropTopic: async (world) => {
        const id = await emptyTopicOf(world);
        return banked({ id }, id);
      },
      topic: ({ sever: { bankTopic: id } }) => banked({ id }, id),
      question: ({ sever: { bankQuestion: id } }) => banked({ id }, id),
      addQuestion: ({ sever: { bankTopic: topic } }) => banked({ topic, question: worded }, topic),
      changeQuestion: async (world) => {
        const { topic, id } = await topicOf(world);
        return banked({ id, topic, revision: 1, question: worded }, id);
      },
      archive: async (world) => {
        const { id } = await topicOf(world);
        return banked({ id, archived: true }, id);
      },
      tests: () => ownBank({}),
      copy: ({ sever: { bankTopic: topic, quiz } }) => banked({ topic, from: quiz, questions: ["q"] }, quiz),
    },
  },
  questionnaireDesk: {
    samples: {
      list: () => desk({}),
      source: ({ sever: { survey: id } }) => composed({ id }, id),
      create: () => desk({ kind: "survey", title: "Столовая", description: "" }),
      compose: async (world) => {
        const sections = [{ id: "s", title: "", text: "", questions: [essay] }];
        const id = await fresh(world, "survey", false);
        return composed({ id, revision: 3, document: { sections } }, id);
      },
      settle: async (world) => about(await fresh(world), { ...terms, revision: 3, settings: {} }),
      step: async (world) => about(await fresh(world), { step: "close" }),
      copy: async (world) => desk({ id: await fresh(world) }),
      remind: async (world) => about(await fresh(world), {}),
      results: ({ sever: { closedSurvey: id } }) => composed({ id }, id),
      links: ({ sever: { survey: id } }) => composed({ id }, id),
      issueLinks: async (world) => about(await fresh(world), { count: 2, days: 7 }),
      revokeLinks: async (world) => about(await fresh(world), { expiresAt: "2100-01-01T00:00:00.000Z" }),
      people: ({ sever: { quiz: id } }) => composed({ id }, id),
      table: ({ sever: { closedSurvey: id } }) => composed({ id }, id),
      response: ({ sever: { attempt: id } }) => composed({ id }, id),
      mark: async (world) => about(await waiting(world), { question: "q", points: 3 }),
      annul: async (world) => about(await waiting(world), { reason: "Погас свет" }),
    },
  },
};
