import type { Book } from "./book.ts";
import type { Person } from "./people.ts";
import type { Random } from "./random.ts";

/** A company in which points have been going from hand to hand for a year. */
export type Economy = {
  random: Random;
  book: Book;
  groupId: string;
  today: Date;
  /** Those who take part, with the first day of each. */
  people: { person: Person; since: Date }[];
  admin: Person;
  rule: (deed: string) => string;
};

/** A moment of somebody's time here, more likely a late one, never in the future. */
export function someTime({ random, today }: Economy, since: Date): Date {
  const span = today.getTime() - 300_000 - since.getTime();
  const at = since.getTime() + Math.max(60_000, Math.floor(span * random.next() ** 0.8));
  return new Date(Math.min(at, today.getTime() - 60_000));
}
