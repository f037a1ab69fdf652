import { blogs } from "./blogs.ts";
import { life } from "./life.ts";
import { work } from "./work.ts";
import type { Written } from "./written.ts";

const places = Math.max(work.length, life.length, blogs.length);

/** What stands on the first screens of every feed, the newest last. */
export const newest: Written[] = Array.from({ length: places }, (_, at) =>
  [work[at], life[at], blogs[at]].filter((one) => one !== undefined),
)
  .flat()
  .reverse();
