import { and, eq, isNull, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Right } from "./rights.ts";

/**
 * A part of an audience: a company of the holding, a department with its sub-departments, a town, people with a tag in
 * their profile, one person, those with a right, those who belong to a place.
 */
export type AudiencePart =
  | `${"group" | "department" | "location" | "tag" | "user" | "place"}:${string}`
  | `right:${Right}`;

type Addressed = { groupId: PgColumn; reach: PgColumn; audience: PgColumn };
type Reader = { accountId: string; groupId: string; rights: readonly Right[] };

/**
 * The one condition of «who may see»: the own company's things and those for the whole portal; of what speaks to some
 * only, what speaks to this reader. Looked at anew at every reading: who joins a department sees its old things.
 */
export function isAddressed(table: Addressed, reader: Reader): SQL {
  return and(or(eq(table.reach, "portal"), eq(table.groupId, reader.groupId)), isOneOf(table.audience, reader))!;
}

/** Whether a reader is one of an audience. */
export function isOneOf(audience: SQLWrapper, { accountId, rights }: Omit<Reader, "groupId">): SQL {
  const ofReader = sql`(select audience_of(${accountId}::uuid, ${partsOf(rights)}::text[]))`;
  return or(isNull(audience), sql`${audience} && ${ofReader}`)!;
}

function partsOf(rights: readonly Right[]): string {
  return `{${rights.map((right) => `right:${right}`).join(",")}}`;
}
