import type { Comment } from "./comments.ts";
import { soonAfter } from "./dates.ts";
import type { Person } from "./people.ts";
import type { Publication } from "./publications.ts";
import type { Random } from "./random.ts";
import { isUrgent } from "./rubrics.ts";
import { themes } from "./texts/index.ts";
import type { World } from "./world.ts";

const calls = [
  "@, посмотри, это как раз про твой вопрос.",
  "Зову в обсуждение @: это по твоей части.",
  "@, помнишь, мы об этом говорили на прошлой неделе?",
  "Отмечу @, чтобы не потерялось.",
  "Кажется, лучше всех об этом знает @.",
  "@, поделишься, как это устроено у вас?",
];

/** Those who sign in to look at the demo company are called more often than others. */
const known = ["anna", "ivan", "olga"];

/** Who is called into the talk under a publication, if anybody, and in which words. */
export function call(random: Random, publication: Publication, crowd: Person[]): [string, Person] | undefined {
  const own = random.fork(`call/${publication.id}`);
  const called = own.chance(0.4) ? crowd.find(({ alias }) => known.includes(alias)) : own.pick(crowd);
  if (!own.chance(0.4) || !called || called.id === publication.authorId) return undefined;
  return [own.pick(calls).replace("@", `@${called.alias}`), called];
}

const month = 30 * 86_400_000;
const notes = [
  "Ответы собрали, спасибо! Новые вопросы лучше задать автору лично.",
  "Всё решили, итоги – в следующей публикации.",
  "Запись закончилась, увидимся в следующий раз.",
  "",
];

/** Whether nobody answers any more: some authors close old talks. */
export function closing(random: Random, { id, authorId, publishedAt }: Publication, world: World) {
  const own = random.fork(`closing/${id}`);
  const isClosed = world.today.getTime() - publishedAt.getTime() > 4 * month && own.chance(0.08);
  return {
    talkClosedAt: isClosed ? soonAfter(own, publishedAt, world.today, 60 * 24) : null,
    talkClosedBy: isClosed ? authorId : null,
    talkClosedNote: isClosed ? own.pick(notes) : "",
  };
}

/** What is said for the whole company is signed «Редакция»; where one is to sign, nobody is asked how it feels. */
export function signing({ kind, theme, publishedAt }: Publication) {
  const isOrder = kind === "news" && isUrgent(theme);
  return { editorial: isOrder, reactionsClosedAt: theme === themes.safetyDay ? publishedAt : null };
}

/** The comment that the author has put first, under some of those with a long talk. */
export function pinned(random: Random, { id, authorId }: Publication, answers: Comment[]): Comment | undefined {
  const own = random.fork(`pinned/${id}`);
  const first = answers.filter((one) => !one.parentId && one.authorId !== authorId);
  return first.length > 4 && own.chance(0.5) ? own.pick(first) : undefined;
}
