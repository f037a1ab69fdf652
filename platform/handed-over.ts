let times = 0;

/** How often something was handed over: what was made of it before is made anew when this has grown. */
export const handOvers = (): number => times;

/**
 * What an engine works with and does not know itself: areas give it, `app/areas.ts` hands it over when the portal begins.
 * `what` is said of it to whoever asks before that.
 */
export function handedOver<T>(what: string): { handOver(given: T): void; get(): T } {
  let held: T | undefined;
  return {
    handOver(given) {
      held = given;
      times += 1;
    },
    get() {
      if (held === undefined) throw new Error(`Nobody has handed over ${what}: app/areas.ts does it`);
      return held;
    },
  };
}
