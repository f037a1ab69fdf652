import type { Random } from "./random.ts";
import type { World } from "./world.ts";

export type Subscription = { accountId: string; authorId: string; createdAt: Date };

/** Who follows whom: those who write much have more readers. */
export function subscriptions(random: Random, world: World): Subscription[] {
  const own = random.fork("subscriptions");
  const talkative = world.writers.get("anyone")!;
  return world.employees.flatMap((person) => {
    const followed = new Set<string>();
    for (let i = own.int(2, 14); i > 0; i--) {
      const author = talkative[Math.floor(own.next() ** 2.2 * talkative.length)]!;
      if (author.id !== person.id) followed.add(author.id);
    }
    return [...followed].map((authorId) => ({
      accountId: person.id,
      authorId,
      createdAt: new Date(Math.max(person.createdAt.getTime(), world.today.getTime() - own.int(1, 400) * 86_400_000)),
    }));
  });
}
