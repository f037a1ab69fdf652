import type { Chapter } from "#app/portal/faq/contract.ts";
import { aboutMe } from "./about-me.ts";
import { aboutReading } from "./about-reading.ts";
import { aboutWriting } from "./about-writing.ts";

const readChapters = (): Chapter[] => [...aboutMe(), ...aboutReading, ...aboutWriting];

/** All answers by chapter; with words, those where each of them begins a word, «ё» being «е». */
export function findAnswers(query: string): { chapters: Chapter[]; total: number } {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const found = readChapters()
    .map(({ title, items }) => ({
      title,
      items: items.filter((item) => has(`${item.question} ${item.answer}`, words)),
    }))
    .filter(({ items }) => items.length > 0);
  return { chapters: found, total: found.reduce((sum, { items }) => sum + items.length, 0) };
}

/** The ends of Russian words change: a letter or two at the end do not count. */
function has(text: string, words: string[]): boolean {
  const all = plain(text).split(/[^\p{L}\d]+/u);
  return words.every((word) => all.some((one) => one.startsWith(stem(word))));
}

const stem = (word: string) => word.slice(0, word.length > 5 ? -2 : word.length > 3 ? -1 : undefined);

const plain = (text: string) => text.toLowerCase().replaceAll("ё", "е");
