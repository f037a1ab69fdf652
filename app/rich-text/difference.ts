import { diffArrays } from "diff";

/** A text as it stands after a change, with what was taken out left in its place. */
export type Difference = { text: string; change: "same" | "added" | "removed" }[];

const segmenter = new Intl.Segmenter("ru", { granularity: "word" });

/** What has changed between two plain texts, word by word: letters alone would say little. */
export function differ(before: string, after: string): Difference {
  return diffArrays(wordsOf(before), wordsOf(after)).map(({ value, added, removed }) => ({
    text: value.join(""),
    change: added ? "added" : removed ? "removed" : "same",
  }));
}

function wordsOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}
