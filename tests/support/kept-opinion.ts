import { selfCheckDocuments, selfChecks, usual } from "#app/wellbeing/my-resource/server/index.ts";
import { opinionOwners, opinions, opinionTopics } from "#app/wellbeing/opinion/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { apiAs } from "./api.ts";
import { canary } from "./canaries.ts";

export type KeptOpinion = {
  /** A topic that its head answers for. */
  topic: string;
  /** An opinion on it that its head has signed, with a file. */
  opinion: string;
  /** An idea of somebody else that all may read. */
  idea: string;
};

/** The code of a company's opinion without a name. */
export const codeOf = (key: string) => (key === "sever" ? "SEVR-ABCD-EFGH-JKLM" : "YUGG-ABCD-EFGH-JKLM");

/** A topic with opinions: signed, an idea with a vote, one without a name; and a self-check with the company's own questions. */
export async function keepOpinion(head: Viewer, other: Viewer, key: string): Promise<KeptOpinion> {
  const of = (table: string, column: string) => canary(key, table, column);
  const [topic, { groupId, accountId }] = [newId(), head];
  await withTenant("*", async () => {
    const said = { title: of("opinion_topics", "title"), about: of("opinion_topics", "about") };
    await db()
      .insert(opinionTopics)
      .values({ id: topic, groupId, ...said, termDays: 7, unnamed: true, inMyResource: true });
    await db().insert(opinionOwners).values({ topicId: topic, accountId, groupId });
    const [first] = usual.scales;
    const scales = [{ ...first!, title: of("self_check_documents", "document") }];
    await db()
      .insert(selfCheckDocuments)
      .values({ groupId, version: 1, document: { ...usual, scales }, changedBy: accountId, changedAt: now() });
    const result = {
      day: "2026-01-12",
      overall: 50,
      scales: [{ id: "energy", title: of("self_checks", "scales"), score: 50 }],
    };
    await db()
      .insert(selfChecks)
      .values({ groupId, accountId, version: 1, answers: { [of("self_checks", "answers")]: 3 }, ...result });
  });
  const words = { topic, target: "service", about: of("opinions", "about"), rating: "4" } as const;
  const api = apiAs(head);
  const file = new File([of("files", "opinion")], `${of("files", "opinion_name")}.txt`, { type: "text/plain" });
  const { id: opinion } = await api.opinion.say({ ...words, text: of("opinions", "text"), files: [file] });
  await api.opinion.reply({ id: opinion, text: of("opinions", "talk") });
  await api.opinion.move({ id: opinion, to: "declined", reason: of("opinions", "reason") });
  const { id: idea } = await apiAs(other).opinion.say({ ...words, target: "idea", text: of("opinions", "idea_text") });
  await api.opinion.publish({ id: idea, title: of("opinions", "idea") });
  await api.opinion.vote({ id: idea, on: true });
  await api.opinion.sayUnnamed({ ...words, text: of("opinions", "unnamed"), code: codeOf(key) });
  return { topic, opinion, idea };
}

/** Another opinion of somebody on the topic, as a call of its owner may need it. */
export async function freshOpinion(
  author: Viewer,
  topic: string,
  target: "idea" | "service" = "service",
): Promise<string> {
  return withTenant("*", async () => {
    const row = {
      target,
      about: "",
      rating: 3,
      text: "Очередь в столовой",
      wantsAnswer: false,
      state: "sent" as const,
    };
    const [made] = await db()
      .insert(opinions)
      .values({
        ...row,
        topicId: topic,
        groupId: author.groupId,
        authorId: author.accountId,
        sentOn: "2026-01-12",
        dueOn: "2026-01-19",
      })
      .returning({ id: opinions.id });
    return made!.id;
  });
}
