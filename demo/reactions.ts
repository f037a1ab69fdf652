import type { Comment } from "./comments.ts";
import { soonAfter } from "./dates.ts";
import type { Person } from "./people.ts";
import type { Publication } from "./publications.ts";
import type { Random } from "./random.ts";
import type { Mood } from "./theme.ts";
import type { World } from "./world.ts";

export type ReactionName = "like" | "love" | "laugh" | "wow" | "sad" | "thanks";
export type Reaction = { subjectId: string; accountId: string; name: ReactionName; createdAt: Date };

/** Of a hundred people: how many like, love, laugh, wonder, grieve, thank. */
const habits: Record<Mood, Record<ReactionName, number>> = {
  news: { like: 58, love: 8, laugh: 2, wow: 14, sad: 2, thanks: 16 },
  joy: { like: 40, love: 30, laugh: 9, wow: 16, sad: 0, thanks: 5 },
  help: { like: 44, love: 4, laugh: 5, wow: 4, sad: 3, thanks: 40 },
  warm: { like: 30, love: 42, laugh: 6, wow: 5, sad: 5, thanks: 12 },
  food: { like: 42, love: 30, laugh: 7, wow: 15, sad: 1, thanks: 5 },
  serious: { like: 50, love: 2, laugh: 0, wow: 7, sad: 9, thanks: 32 },
};
const names = ["like", "love", "laugh", "wow", "sad", "thanks"] as const;

/** Who felt what about a publication. */
export function reactions(random: Random, publication: Publication, world: World): Reaction[] {
  const own = random.fork(`reactions/${publication.id}`);
  const count = Math.floor(2 + 95 * publication.popularity ** 2.6 * (0.6 + own.next() * 0.7));
  return feel(own, { ...publication, at: publication.publishedAt }, publication.theme.mood, world, count);
}

/** Who felt what about a comment: most pass by in silence. */
export function commentReactions(random: Random, comment: Comment, mood: Mood, world: World): Reaction[] {
  const own = random.fork(`reactions/${comment.id}`);
  const count = Math.floor(9 * own.next() ** 4);
  return count === 0 ? [] : feel(own, { ...comment, at: comment.createdAt }, mood, world, count);
}

type Subject = { id: string; groupId: string; reach: "company" | "portal"; authorId: string; at: Date };

function feel(random: Random, subject: Subject, mood: Mood, world: World, count: number): Reaction[] {
  const able: readonly Person[] = subject.reach === "portal" ? world.employees : world.colleagues.get(subject.groupId)!;
  return random
    .some(able, count)
    .filter((person) => person.id !== subject.authorId)
    .map((person) => ({
      subjectId: subject.id,
      accountId: person.id,
      name: choose(random, mood),
      createdAt: soonAfter(random, subject.at, world.today),
    }));
}

function choose(random: Random, mood: Mood): ReactionName {
  let left = random.next() * 100;
  for (const name of names) {
    left -= habits[mood][name];
    if (left < 0) return name;
  }
  return "like";
}
