import { type SQL, sql } from "drizzle-orm";
import { readQuery } from "./asked.ts";
import { wordsQuery } from "./words-query.ts";

/** The condition «the text answers to a query», for few things that are asked where they are. */
export function answersTo(text: SQL, query: string): SQL {
  const words = wordsQuery(readQuery(query), {});
  return words ? sql`search_vector(${text}) @@ ${words.all}` : sql`false`;
}
