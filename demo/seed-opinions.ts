import { resultOf, selfChecks, usual } from "#app/wellbeing/my-resource/server/index.ts";
import type { Talk } from "#app/wellbeing/opinion/contract.ts";
import * as opinion from "#app/wellbeing/opinion/server/index.ts";
import { hashOfCode } from "#platform/dictated-code.ts";
import { demoId } from "./id.ts";
import { insertRows } from "./insert-rows.ts";
import type { Random } from "./random.ts";
import { type DemoOpinion, type DemoTopic, opinionTopics } from "./words/opinions.ts";
import type { World } from "./world.ts";

const dayLength = 86_400_000;

/** Writes what people think of their company, and what was answered. */
export async function seedOpinions(random: Random, world: World): Promise<void> {
  const own = random.fork("opinions");
  const dayAgo = (ago: number) => new Date(world.today.getTime() - ago * dayLength).toISOString().slice(0, 10);
  const topics = opinionTopics.map((topic) => {
    const company = world.companies.find(({ key }) => key === topic.company)!;
    const at = new Date(world.today.getTime() - 40 * dayLength);
    return { topic, id: demoId(own, at), groupId: company.id, people: world.colleagues.get(company.id)!, at };
  });
  const personOf = (people: (typeof topics)[number]["people"], alias: string) =>
    people.find((one) => one.alias === alias)!;
  await insertRows(
    opinion.opinionTopics,
    topics.map(({ topic, id, groupId, at }) => ({ ...factsOf(topic), id, groupId, closed: false, createdAt: at })),
  );
  await insertRows(
    opinion.opinionOwners,
    topics.flatMap(({ topic, id, groupId, people }) =>
      topic.owners.map((alias) => ({ topicId: id, accountId: personOf(people, alias).id, groupId })),
    ),
  );
  const told = topics.flatMap(({ topic, id, groupId, people }) =>
    topic.opinions.map((said, at) => ({
      idea: said.idea,
      people,
      row: {
        ...rowOf(said, dayAgo, topic.termDays),
        id: chanceId(own),
        topicId: id,
        groupId,
        authorId: said.by ? personOf(people, said.by).id : null,
        codeHash: said.by ? null : hashOfCode(`${topic.company}/${topic.title}/${at}`),
      },
    })),
  );
  await insertRows(
    opinion.opinions,
    told.map(({ row }) => row).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  );
  await insertRows(
    opinion.opinionVotes,
    told.flatMap(({ idea, people, row }) =>
      idea
        ? own
            .some(people, own.int(6, 24))
            .map(({ id: accountId }) => ({ opinionId: row.id, accountId, groupId: row.groupId }))
        : [],
    ),
  );
}

const factsOf = ({ title, about, termDays, unnamed, inMyResource = false }: DemoTopic) => ({
  title,
  about,
  termDays,
  unnamed,
  inMyResource,
});

function rowOf(said: DemoOpinion, dayAgo: (ago: number) => string, termDays: number) {
  const { target, about = "", rating, text, state, ago, talk = [], reason = "", idea = "" } = said;
  const isOver = state === "answered" || state === "declined";
  return {
    ...{ target, about, rating, text, state, reason, idea },
    wantsAnswer: rating < 3,
    talk: talk.map(([ofOwner, words, at]) => ({ ofOwner, text: words, day: dayAgo(at) })) satisfies Talk,
    sentOn: dayAgo(ago),
    dueOn: isOver ? null : dayAgo(ago - termDays),
    ideaOn: idea ? dayAgo(Math.max(0, ago - 1)) : null,
  };
}

/** An id that is all chance, as opinions have them. */
function chanceId(random: Random): string {
  const digits = (count: number) => Array.from({ length: count }, () => random.int(0, 15).toString(16)).join("");
  return `${digits(8)}-${digits(4)}-4${digits(3)}-${"89ab"[random.int(0, 3)]}${digits(3)}-${digits(12)}`;
}

/** How strong people have felt in half a year: some have checked every month, many never. Ivan is still to begin. */
export async function seedSelfChecks(random: Random, world: World): Promise<void> {
  const own = random.fork("self-checks");
  const statements = usual.scales.flatMap((scale) => scale.statements);
  const rows = world.employees.flatMap((person) => {
    const isAnna = person.alias === "anna";
    if (person.alias === "ivan" || !(isAnna || own.chance(0.25))) return [];
    const habit = isAnna ? 1 : 0.3 + own.next() * 0.6;
    const mood = 2.4 + own.next() * 1.8;
    return Array.from({ length: 6 }, (_, at) => at).flatMap((at) => {
      // Anna's last one is five weeks old: it is time for her again.
      const when = new Date(world.today.getTime() - (35 + at * 30) * dayLength);
      if (when < person.createdAt || !own.chance(habit)) return [];
      const answers = Object.fromEntries(
        statements.map(({ id }) => [id, Math.max(1, Math.min(5, Math.round(mood - at * 0.1 + own.next() * 2 - 1)))]),
      );
      const { groupId, id: accountId } = person;
      const result = resultOf(usual, answers, when.toISOString().slice(0, 10));
      return [{ id: demoId(own, when), groupId, accountId, version: 0, answers, ...result }];
    });
  });
  await insertRows(selfChecks, rows);
}
