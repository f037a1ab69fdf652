import { sql } from "drizzle-orm";
import type { SearchSource } from "#app/engines/search/server/index.ts";
import { literally } from "#platform/db/like.ts";
import { publicationRubrics, rubrics } from "./schema.ts";

/** «рубрика:Новости»: what stands under the rubrics whose name begins so or has such a word. */
export const rubricSource: SearchSource = {
  rubric: {
    named: (words) => sql`
      select under.publication_id from ${publicationRubrics} under join ${rubrics} r on r.id = under.rubric_id
      where ' ' || replace(lower(r.title), 'ё', 'е') like ${`% ${literally(words)}%`}`,
    chosen: (id) => sql`select under.publication_id from ${publicationRubrics} under where under.rubric_id = ${id}`,
  },
};
