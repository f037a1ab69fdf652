import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { personBlocks } from "./schema.ts";

type Reader = { accountId: string };

/**
 * Those whom a reader has blocked, as an array that a query reads once. A block stands between one reader and what
 * another person says and is: the reader meets neither, and the other never learns of it. It does not touch what is
 * official: articles and stories of the newsroom, duties, desks (docs/decisions/014-blocking.md).
 */
export function blockedBy({ accountId }: Reader): SQL {
  return sql`array(select b.blocked_id from ${personBlocks} b where b.account_id = ${accountId}::uuid)`;
}

/** The condition «not somebody whom this reader has blocked»; nobody cannot be blocked. */
export function isNotBlocked(reader: Reader, person: SQLWrapper): SQL {
  return sql`(${person} is null or ${person} <> all(${blockedBy(reader)}))`;
}

/** The condition «somebody whom this reader has blocked». */
export function isBlocked(reader: Reader, person: SQLWrapper): SQL<boolean> {
  return sql`${person} = any(${blockedBy(reader)})`;
}

/** The same between two columns: whether one person keeps the other away. */
export function keepsAway(person: SQLWrapper, other: SQLWrapper): SQL<boolean> {
  return sql`exists (select 1 from ${personBlocks} b where b.account_id = ${person} and b.blocked_id = ${other})`;
}

/** The condition «this reader has blocked somebody», known before a row is looked at. */
export function hasBlocked(reader: Reader): SQL<boolean> {
  return sql`cardinality(${blockedBy(reader)}) > 0`;
}

/** A counter that is kept for everybody, or, for those who have blocked somebody, one counted for them alone. */
export function unlessBlocking<Count>(reader: Reader, kept: SQLWrapper, own: SQL): SQL<Count> {
  return sql`case when ${hasBlocked(reader)} then ${own} else ${kept} end`;
}
