/** A stream of chance that is the same for the same seed, on every machine and at every run. */
export type Random = {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A whole number between the two, both included. */
  int(min: number, max: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** As many different members of the list as asked for, in a random order. */
  some<T>(list: readonly T[], count: number): T[];
  /** An independent stream: asking one more question here changes nothing there. */
  fork(label: string | number): Random;
};

export function seededRandom(seed: number | string): Random {
  const start = typeof seed === "number" ? seed >>> 0 : hash(seed);
  let state = start;

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));

  function some<T>(list: readonly T[], count: number): T[] {
    const rest = [...list];
    const taken: T[] = [];
    while (taken.length < count && rest.length > 0) {
      const at = int(0, rest.length - 1);
      taken.push(rest[at] as T);
      rest[at] = rest[rest.length - 1] as T;
      rest.pop();
    }
    return taken;
  }

  return {
    next,
    int,
    chance: (share) => next() < share,
    pick: (list) => list[int(0, list.length - 1)] as (typeof list)[number],
    some,
    fork: (label) => seededRandom(`${start}/${label}`),
  };
}

function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
