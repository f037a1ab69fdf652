import { and, eq, type SQL, sql } from "drizzle-orm";
import { isSpokenTo } from "#app/content/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { isOneOf } from "#platform/people/audience.ts";
import { accounts } from "#platform/people/schema.ts";
import { articles } from "./schema.ts";

/** Whether this reader is to say that they have read an article, if they may see it: for queries that join `articles`. */
export function isAskedOf(viewer: Viewer): SQL {
  return and(eq(articles.mustRead, true), isOneOf(articles.obliged, viewer))!;
}

/** The people who are to say so: for queries that join `publications` and `articles` with `accounts`. */
export const isObliged: SQL = and(
  eq(articles.mustRead, true),
  isSpokenTo,
  sql`(${articles.obliged} is null or ${articles.obliged} && audience_of(${accounts.id}, '{}'))`,
)!;
