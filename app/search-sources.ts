import { commentSource, fileSource, publicationSource } from "#app/engines/content/server/index.ts";
import { hashtagSource } from "#app/engines/hashtags/server/index.ts";
import type { SearchSource } from "#app/engines/search/server/index.ts";
import { rubricSource } from "#app/news/news/server/index.ts";
import { personSource } from "#app/people/account/server/index.ts";
import { answerSource } from "#app/portal/faq/server/index.ts";

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
