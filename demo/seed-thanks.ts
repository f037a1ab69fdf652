import { thanks, thanksReceivers, thanksSettings, thanksValues } from "#app/loyalty/thanks/server/index.ts";
import { type Economy, someTime } from "./economy.ts";
import { demoId } from "./id.ts";
import { insertRows } from "./insert-rows.ts";
import { answers, thanksWords, values } from "./words/points.ts";

const looks = ["heart", "star", "clap", "coffee", "idea", "rocket"] as const;

/** What people have thanked each other for, some with points, some for the eyes of the team alone. */
export async function seedThanks(economy: Economy): Promise<void> {
  const { random, book, groupId, today, people } = economy;
  const begun = new Date(today.getTime() - 170 * 86_400_000);
  const valued = values.map((value) => ({ id: demoId(random, begun), groupId, ...value, createdAt: begun }));
  await insertRows(thanksValues, valued);
  await insertRows(thanksSettings, [
    { groupId, perDay: 5, perPair: 3, mostPoints: 100, valueRequired: false, tellsManager: true },
  ]);
  const cards: (typeof thanks.$inferInsert)[] = [];
  const receivers: (typeof thanksReceivers.$inferInsert)[] = [];
  const write = (author: (typeof people)[number], to: (typeof people)[number][], at: Date) => {
    const id = demoId(random, at);
    const points = random.chance(0.7) ? random.int(1, 3) * 5 : 0;
    const sum = points * to.length;
    const moves = [
      { place: { purse: "thanks" as const, owner: author.person.id }, amount: -sum },
      ...to.map(({ person }) => ({ place: { purse: "earned" as const, owner: person.id }, amount: points })),
    ];
    const line = { at, kind: "thanks", cause: `thanks:${id}`, by: author.person.id, objectId: id };
    if (points) book.write({ ...line, moves });
    cards.push({
      ...{ id, groupId, authorId: author.person.id, valueId: random.pick(valued).id, card: random.pick(looks) },
      ...{
        words: random.pick(thanksWords),
        points,
        circle: random.chance(0.85) ? ("public" as const) : ("team" as const),
      },
      ...{ createdAt: at, withdrawnAt: null },
    });
    for (const { person } of to) {
      const isAnswered = random.chance(0.4);
      receivers.push({
        ...{ thanksId: id, accountId: person.id, groupId, answer: isAnswered ? random.pick(answers) : "" },
        answeredAt: isAnswered
          ? new Date(Math.min(at.getTime() + random.int(5, 300) * 60_000, today.getTime() - 60_000))
          : null,
      });
    }
  };
  const hour = 3_600_000;
  for (const one of people) {
    // The first allowance comes with the first day; nobody thanks before it.
    const since = new Date(Math.min(one.since.getTime() + 2 * hour, today.getTime() - hour));
    for (let at = 0; at < random.int(1, 4); at++) {
      const when = someTime(economy, since);
      const others = people.filter(({ person, since: begunAt }) => person.id !== one.person.id && begunAt < when);
      if (others.length) write(one, random.some(others, random.chance(0.25) ? 2 : 1), when);
    }
  }
  const of = (alias: string) => people.find(({ person }) => person.alias === alias);
  const [anna, ivan] = [of("anna"), of("ivan")];
  if (anna && ivan) {
    write(anna, [ivan], new Date(today.getTime() - 26 * hour));
    write(ivan, [anna], new Date(today.getTime() - 5 * hour));
  }
  await insertRows(thanks, cards);
  await insertRows(thanksReceivers, receivers);
}
