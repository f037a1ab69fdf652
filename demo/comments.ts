import { soonAfter } from "./dates.ts";
import { fill } from "./grammar.ts";
import { demoId } from "./id.ts";
import type { Person } from "./people.ts";
import type { Publication } from "./publications.ts";
import type { Random } from "./random.ts";
import { call } from "./talks.ts";
import { answers, remarks } from "./words/remarks.ts";
import type { World } from "./world.ts";

export type Comment = {
  id: string;
  groupId: string;
  reach: "company" | "portal";
  publicationId: string;
  parentId: string | null;
  authorId: string;
  text: string;
  mentions: Record<string, string>;
  createdAt: Date;
  editedAt: Date | null;
};

/** What colleagues say under it, in the order of time: mostly a few words, now and then a long talk of two levels. */
export function comments(random: Random, publication: Publication, world: World): Comment[] {
  const own = random.fork(`comments/${publication.id}`);
  const wanted = Math.min(40, Math.floor(42 * publication.popularity ** 4.5));
  const { theme, told } = publication;
  const author = world.personOf.get(publication.authorId)!;
  const company = publication.reach === "portal" ? world.employees : world.colleagues.get(publication.groupId)!;
  const present = company.filter((person) => person.createdAt <= publication.publishedAt);
  const crowd = own.some(present.length > 8 ? present : company, 8 + wanted * 2);
  const said = new Set<string>();
  const list: Comment[] = [];

  function say(template: string, person: Person, parent: Comment | null): Comment | undefined {
    const text = fill(template, { ...told, random: own, author: person });
    if (said.has(text) || list.length >= wanted) return undefined;
    said.add(text);
    const createdAt = soonAfter(own, parent?.createdAt ?? publication.publishedAt, world.today, parent ? 4 : 20);
    const comment: Comment = {
      id: demoId(own, createdAt),
      groupId: publication.groupId,
      reach: publication.reach,
      publicationId: publication.id,
      parentId: parent?.id ?? null,
      authorId: person.id,
      text,
      mentions: {},
      createdAt,
      editedAt: own.chance(0.04) ? soonAfter(own, createdAt, world.today, 1) : null,
    };
    list.push(comment);
    return comment;
  }

  const other = (not: Person) => own.pick(crowd.filter((person) => person !== not && person !== author));
  function talk([remark, ...replies]: readonly string[]): void {
    const person = other(author);
    const first = say(remark!, person, null);
    if (!first) return;
    for (const reply of replies) {
      if (reply.startsWith("=")) say(reply.slice(1), author, first);
      else say(reply, other(person), first);
    }
  }

  const [words, called] = (wanted > 3 && !theme.whole && call(random, publication, crowd)) || [];
  const calling = words && say(words, other(called!), null);
  if (calling) calling.mentions = { [called!.alias]: called!.id };

  const threads = [
    ...theme.threads,
    ...theme.comments.map((text) =>
      !theme.whole && own.chance(0.25) ? [text, `=${own.pick(answers[theme.mood])}`] : [text],
    ),
  ];
  const general = (theme.whole ? [] : remarks[theme.mood]).map((text) =>
    own.chance(0.14)
      ? [text, own.chance(0.6) ? `=${own.pick(answers[theme.mood])}` : own.pick(answers[theme.mood])]
      : [text],
  );
  for (const thread of shuffledTogether(own, threads, general)) {
    if (list.length >= wanted) break;
    talk(thread);
  }
  return list.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/** The theme's own remarks come up more often than the general ones. */
function shuffledTogether<T>(random: Random, first: readonly T[], second: readonly T[]): T[] {
  const own = random.some(first, first.length);
  const rest = random.some(second, second.length);
  const mixed: T[] = [];
  while (own.length + rest.length > 0) {
    const from = rest.length === 0 || (own.length > 0 && random.chance(0.6)) ? own : rest;
    mixed.push(from.pop()!);
  }
  return mixed;
}
