import type { Random } from "../random.ts";

export const sceneNames = [
  "coffee",
  "bakery",
  "warehouse",
  "road",
  "city",
  "nature",
  "office",
  "chart",
  "team",
  "sport",
  "books",
  "festive",
  "code",
  "plants",
  "abstract",
] as const;
export type SceneName = (typeof sceneNames)[number];

/** What is drawn and how it would be told to someone who does not see it. */
export type Drawing = { svg: string; alt: string };
/** `turn` is the number of the picture among its like: the variants of a scene take turns. */
export type Scene = (random: Random, turn: number) => Drawing;

export const width = 1600;
export const height = 900;

/** How many pictures of each scene the pool holds. */
export const ofEachScene = 8;
