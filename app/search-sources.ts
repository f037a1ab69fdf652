import { personSource } from "#app/account/server/index.ts";
import { commentSource, fileSource, publicationSource } from "#app/content/server/index.ts";
import { answerSource } from "#app/faq/server/index.ts";
import { hashtagSource } from "#app/hashtags/server/index.ts";
import { rubricSource } from "#app/news/server/index.ts";
import type { SearchSource } from "#app/search/server/index.ts";

/** One line for what an area adds to search. */
export const searchSources: SearchSource[] = [
  personSource,
  publicationSource,
  commentSource,
  fileSource,
  rubricSource,
  hashtagSource,
  answerSource,
];
