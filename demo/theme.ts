import type { Company } from "./companies.ts";
import type { DepartmentRole } from "./departments.ts";
import type { SceneName } from "./pictures/scene.ts";

/** The tone in which colleagues answer under a publication. */
export type Mood = "news" | "joy" | "help" | "warm" | "food" | "serious";

/**
 * Everything that can be said about one subject. The language of the templates:
 * `{a|b|c}` any of them; `{slot}`, `{slot.gen}` a word of the theme or of the world in a case;
 * `{hero}`, `{peer}`, `{third}` colleagues; `[подготовил|подготовила]` by the author's gender, `[hero:сказал|сказала]`
 * by a colleague's; `<5-40 чашка|чашки|чашек>` a number with its noun, `<n=5-40>` and later `<n гость|гостя|гостей>`.
 */
export type Theme = {
  kind: "news" | "article" | "ugc";
  feed: "work" | "life" | "blogs";
  /** Who writes about it; "anyone" is anyone. */
  from: readonly DepartmentRole[] | "anyone";
  /** Of which company, where several have such a department. */
  company?: Company["key"];
  /** Share of the publications that the whole holding may read. */
  portal?: number;
  /** Months of the year, from 1, in which the subject lives. */
  months?: readonly number[];
  /** How often it comes up, compared with the others. */
  weight?: number;
  scenes: readonly SceneName[];
  /** At least and at most so many pictures. */
  pictures?: readonly [number, number];
  hashtags: readonly string[];
  mood: Mood;
  /** Words with their cases: "сырники|сырников|сырникам". */
  slots?: Readonly<Record<string, readonly string[]>>;
  titles: readonly string[];
  leads: readonly string[];
  /** In this order; of each part one variant is told. */
  parts: readonly (readonly string[])[];
  closings: readonly string[];
  comments: readonly string[];
  /** Written as it stands: nothing general is said under it. */
  whole?: boolean;
  /** A remark and the answers to it; an answer that begins with "=" is the author's. */
  threads: readonly (readonly string[])[];
};
