import { and, eq, inArray, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Named } from "#app/engines/content/contract.ts";
import { leads } from "#app/engines/membership/server/index.ts";
import { mention } from "#app/rich-text/mention.ts";
import type { Names } from "#app/rich-text/names.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { spend } from "#platform/limits/index.ts";
import { isNotBlocked } from "#platform/people/blocks.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import type { Mentions } from "./schema.ts";

/** Nobody calls more people at once without meaning a list of them. */
const most = 20;

/** Not a name but a call to every reader; its key beside the names means the company whose desk has called. */
export const everyone = "все";
const call = /(^|[^\p{L}\p{N}_.@/+-])@все(?![\p{L}\p{N}_-])/iu;
/** So often a day one may call everybody. */
const callsADay = 3;

/** `calls` is false where nobody can be called by «@все»: among editors; in a place who leads it may call its people. */
type Before = {
  before?: Mentions | undefined;
  groupId?: string;
  placeId?: string | null | undefined;
  calls?: boolean;
};

/**
 * Whom a text names: those whom its writer may know. A name that stood there `before` goes on meaning the same person,
 * whatever they are called now and whoever has taken the name since. «@все» is a call of editors and moderators of the
 * company in which it is said and, in a place, of those who lead it; it is words of anybody else, and one too many a day is refused.
 */
export async function mentionsOf(
  viewer: Viewer,
  text: string,
  { before = {}, groupId, placeId, calls = true }: Before = {},
): Promise<Mentions> {
  const names = namesIn(text);
  const known = new Map(Object.entries(before));
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length) {
    const mayKnow = or(eq(accounts.reach, "portal"), eq(accounts.groupId, viewer.groupId));
    const found = await db()
      .select({ id: accounts.id, alias: accounts.alias })
      .from(accounts)
      .where(and(isColleague(), mayKnow, inArray(accounts.alias, unknown)));
    for (const { id, alias } of found) known.set(alias, id);
  }
  if (!calls) return meant(names, known);
  if (call.test(text) && !known.has(everyone) && (await mayCall(viewer, groupId, placeId))) {
    spend("calls", viewer.accountId, callsADay, 86_400);
    known.set(everyone, viewer.groupId);
  }
  if (call.test(text)) names.push(everyone);
  return meant(names, known);
}

function meant(names: string[], known: Map<string, string>): Mentions {
  return Object.fromEntries(names.flatMap((name) => (known.has(name) ? [[name, known.get(name)!]] : [])));
}

async function mayCall(viewer: Viewer, said = viewer.groupId, placeId: Before["placeId"] = null): Promise<boolean> {
  const { groupId, rights } = viewer;
  if (said !== groupId) return false;
  if (rights.includes("editor") || rights.includes("moderator")) return true;
  if (!placeId) return false;
  const { rows } = await db().execute<{ leads: boolean }>(sql`select ${leads(viewer, sql`${placeId}::uuid`)} as leads`);
  return rows[0]?.leads ?? false;
}

function namesIn(text: string): string[] {
  const found = text.matchAll(new RegExp(mention, "giu"));
  return [...new Set([...found].map(([, , name]) => name!.toLowerCase()))].slice(0, most);
}

/** A column of a query: what those are called now who are named, as far as the reader may know them and wants to meet them. */
export function named(mentions: AnyPgColumn, reader?: Viewer): SQL<Named | null> {
  const isMet = reader ? isNotBlocked(reader, sql`a.id`) : sql`true`;
  return sql`(
    select json_object_agg(m.key, json_build_object('alias', a.alias, 'name', a.first_name || ' ' || a.last_name))
    from jsonb_each_text(${mentions}) m join accounts a on a.id = m.value::uuid and ${isColleague(sql`a`)} and ${isMet})`;
}

/** A column of a query: the names for `withNames`; without a reader, for words that are kept for whoever wrote them. */
export function namesOf(mentions: SQLWrapper, reader?: Viewer): SQL<Names | null> {
  const isMet = reader ? isNotBlocked(reader, sql`a.id`) : sql`true`;
  return sql`(
    select json_object_agg(m.key, a.first_name || ' ' || a.last_name)
    from jsonb_each_text(${mentions}) m
    left join accounts a on a.id = m.value::uuid and ${isColleague(sql`a`)} and ${isMet})`;
}

/** Lets those who are named in a comment or in a published text hear of it. */
export async function announceMentions(viewer: Viewer, objectId: string, groupId: string, mentions: Mentions) {
  if (Object.keys(mentions).length === 0) return;
  await announce({ kind: "people.mentioned", objectId, groupId, actorId: viewer.accountId });
}
