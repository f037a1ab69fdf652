import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** What the database gives of one thing. */
export type Found = Record<string, unknown>;

/** A kind of things that belong to a person, as the export of their own data tells it. */
export type OwnPart = {
  /** What its files are called in the archive. */
  name: string;
  title: string;
  /** The columns by which these things refer to their person: a rule test holds every table to it. */
  by: PgColumn[];
  /**
   * What becomes of these things when the person's data are erased: they go; they stay where they stand under
   * «Удалённый сотрудник»; or they stay because the law or the company must be able to prove them.
   */
  after: "gone" | "nameless" | "kept";
  /** How they go, or what of them does, where it is not all the rows that `by` finds. */
  erase?(me: SQL): SQL[];
  /** What is told of each, with its heading in Russian. Nothing else leaves the portal. */
  head: Record<string, string>;
  /** The person's things: a SELECT of `key`, by which they are ordered and told apart, and of what `head` names. */
  rows(me: SQL): SQL;
  /** Makes words of what the database keeps in another way. */
  tell?(row: Found): Found;
  /** The bytes that go with a row: where the store keeps them. */
  bytes?(row: Found): { key: string; name: string; size: number; packed: boolean };
};

/** A moment as the archive writes it: ISO, in UTC. */
export const iso = (column: string): SQL =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** A thing by its kind and id, perhaps with a place on its page: for `address`, where the archive writes a whole URL. */
export const reference = (kind: string, id: string, place = "null"): SQL =>
  sql.raw(`json_build_array(${kind}, ${id}, ${place})`);

/** A word of the program in words of people; a word that nobody has translated stays as it is. */
export function said(words: Record<string, string>, value: unknown): unknown {
  return typeof value === "string" ? (words[value] ?? value) : value;
}
