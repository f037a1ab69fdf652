import type { Theme } from "../theme.ts";

type Words = Omit<Theme, "titles" | "leads" | "parts" | "closings" | "whole"> & { title: string; text: string };

export type Written = Theme & { whole: true };

/** A text that was written as a whole, as a theme with one choice of everything; the whole holding reads it. */
export function written({ title, text, ...words }: Words): Written {
  return { portal: 1, ...words, titles: [title], leads: [text], parts: [], closings: [], whole: true };
}
