import * as content from "#app/engines/content/server/index.ts";
import { searchDocuments } from "#app/engines/search/server/index.ts";
import { feedWords, thanks, thanksReceivers, thanksSettings, thanksValues } from "#app/loyalty/thanks/server/index.ts";
import { type Economy, someTime } from "./economy.ts";
import { demoId } from "./id.ts";
import { insertRows } from "./insert-rows.ts";
import type { Random } from "./random.ts";
import { answers, thanksWords, values } from "./words/points.ts";

const signs = ["like", "love", "thanks"] as const;
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
  const feed = new Feed(economy);
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
    const [value, words] = [random.pick(valued), random.pick(thanksWords)];
    const isOpen = random.chance(0.85);
    cards.push({
      ...{ id, groupId, authorId: author.person.id, valueId: value.id, card: random.pick(looks), words, points },
      ...{ circle: isOpen ? ("public" as const) : ("team" as const), createdAt: at, countedAt: at },
    });
    const said = to.flatMap(({ person }) => {
      const answer = random.chance(0.4) ? random.pick(answers) : "";
      const when = new Date(Math.min(at.getTime() + random.int(5, 300) * 60_000, today.getTime() - 60_000));
      // What all may read is answered under it in the feed.
      const isKept = answer !== "" && !isOpen;
      const kept = { answer: isKept ? answer : "", answeredAt: isKept ? when : null };
      receivers.push({ thanksId: id, accountId: person.id, groupId, ...kept });
      return answer ? [{ authorId: person.id, text: answer, at: when }] : [];
    });
    if (isOpen) feed.write({ id, authorId: author.person.id, words, value: value.title, at, said });
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
  await feed.insert();
}

type Card = {
  id: string;
  authorId: string;
  words: string;
  value: string;
  at: Date;
  said: { authorId: string; text: string; at: Date }[];
};

/** The same cards as they stand in the feed, with signs and answers under them. */
class Feed {
  private readonly random: Random;
  private readonly publications: (typeof content.publications.$inferInsert)[] = [];
  private readonly comments: (typeof content.comments.$inferInsert)[] = [];
  private readonly reactions: (typeof content.reactions.$inferInsert)[] = [];
  private readonly documents: (typeof searchDocuments.$inferInsert)[] = [];

  private readonly economy: Economy;

  constructor(economy: Economy) {
    this.economy = economy;
    this.random = economy.random.fork("thanks in the feed");
  }

  write({ id, authorId, words, value, at, said }: Card): void {
    const { groupId, today, people } = this.economy;
    const { title, body, excerpt, ...where } = feedWords({ words, value });
    const own = { groupId, reach: "company" as const, audience: null, authorId };
    const fans = this.random
      .some(people, this.random.int(0, Math.min(6, people.length)))
      .map(({ person }) => person.id);
    const names = fans.filter((one) => one !== authorId).map((one) => [one, this.random.pick(signs)] as const);
    for (const [accountId, name] of names)
      this.reactions.push({
        subjectId: id,
        accountId,
        name,
        createdAt: new Date(Math.min(at.getTime() + 3_600_000, today.getTime() - 30_000)),
      });
    const counts = signs.map((name) => [name, names.filter(([, one]) => one === name).length] as const);
    this.publications.push({
      ...{ ...own, ...where, id, title, body, excerpt, hashtags: [], publishedAt: at, createdAt: at },
      ...{ commentCount: said.length, reactionCounts: Object.fromEntries(counts.filter(([, count]) => count > 0)) },
    });
    for (const { text, at: createdAt, authorId: by } of said)
      this.comments.push({
        ...{ id: demoId(this.random, createdAt), groupId, reach: "company", publicationId: id, parentId: null },
        ...{ authorId: by, text, mentions: {}, createdAt, editedAt: null, reactionCounts: {} },
      });
    this.documents.push({
      ...{ ...own, kind: "publication", objectId: id, tab: "ugc", tags: [], title, body: words },
      ...{ href: content.urlOf("thanks", id), happenedAt: at },
    });
  }

  async insert(): Promise<void> {
    await insertRows(content.publications, this.publications);
    await insertRows(content.comments, this.comments);
    await insertRows(content.reactions, this.reactions);
    await insertRows(searchDocuments, this.documents);
  }
}
