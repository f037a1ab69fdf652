import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const home = join(import.meta.dirname, "../../demo");

/** The words of the demonstration company's texts, the most used first. */
export function readLexicon(): string[] {
  const counts = new Map<string, number>();
  for (const file of readdirSync(home, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".ts")) continue;
    for (const [word] of readFileSync(join(home, file), "utf8").matchAll(/[а-яё]+/gi))
      counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([word]) => word);
}

/** Numbers from 0 up to 1, the same at every run. */
export function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Words as people use them: the second half as often as the first, the hundredth a hundred times less (Zipf). */
export function speaker(words: string[], chance: () => number): (count: number) => string {
  const upTo: number[] = [];
  let all = 0;
  for (let rank = 0; rank < words.length; rank++) {
    all += 1 / (rank + 2.7);
    upTo.push(all);
  }
  const one = () => {
    const point = chance() * all;
    let [low, high] = [0, upTo.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (upTo[middle]! < point) low = middle + 1;
      else high = middle;
    }
    return words[low]!;
  };
  return (count) => Array.from({ length: count }, one).join(" ");
}
