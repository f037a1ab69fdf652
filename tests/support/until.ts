import { setTimeout as sleep } from "node:timers/promises";

/**
 * Waits until something holds, and gives it: the one way in which a test waits for what the test runner cannot poll. What
 * throws does not hold yet. Fails with the name of what was waited for: a busy machine has two minutes, or longer.
 */
export async function until<T>(condition: () => T | Promise<T>, what: string, seconds = 120): Promise<T> {
  let cause: unknown;
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await sleep(20)) {
    try {
      const found = await condition();
      if (found) return found;
      cause = undefined;
    } catch (error) {
      cause = error;
    }
  }
  throw new Error(`Waited ${seconds} s in vain until ${what}`, { cause });
}
