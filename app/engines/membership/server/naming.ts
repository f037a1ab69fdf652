import { and, asc, desc, eq, isNull, ne, sql } from "drizzle-orm";
import type { AlikePlace } from "#app/engines/membership/contract.ts";
import { latinWord } from "#app/web/latin-word.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { placeKinds } from "./kinds.ts";
import { placeAliases, places } from "./schema.ts";
import { demand, may } from "./standing.ts";

/** So many places of a like name are named, and how like a name must be. */
const named = 3;
const likeness = 0.42;

const taken = "Этот адрес уже занят";

/** A word in addresses; of a place that is changed its own words are free. */
type Word = { kind: string; alias: string; id?: string | undefined };
type Asked = { kind: string; alias: string; title: string; place?: string | undefined };

/**
 * Tells what is wrong with a word for the address of a place, and which places of the kind are called much like a new one,
 * of those that the viewer may know of; where no word is given, one that is free. Refuses a kind that the portal has not, and a place that they do not lead, as not found.
 */
export async function checkName(
  viewer: Viewer,
  { kind, alias, title, place: id }: Asked,
): Promise<{ problem: string | null; alike: AlikePlace[]; free?: string }> {
  const known = placeKinds.get().find(({ name }) => name === kind) ?? refuse("not-found");
  if (id) await demand(viewer, id, "edit");
  const wrong = alias ? known.alias.safeParse(alias).error?.issues[0]?.message : undefined;
  return {
    problem: wrong ?? (alias && (await isTaken(viewer, { kind, alias, id })) ? taken : null),
    alike: title.length > 2 ? await readAlike(viewer, known, { title, id }) : [],
    ...(!id && !alias && title.length > 2 && { free: await freeAlias(viewer, { kind, title }) }),
  };
}

/**
 * Refuses at its field a word that another place of the kind has, or had within a year. Two who want one word at once come
 * one after the other.
 */
export async function refuseTaken(viewer: Viewer, word: Word): Promise<void> {
  const { kind, alias } = word;
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${viewer.groupId} ${alias}`}, 0))`);
  if (await isTaken(viewer, word)) refuse("invalid", "alias", { fields: { alias: [taken] } });
}

/** A word for the address of a new place that nobody has: the one made of its name, with a number behind it if need be. */
export async function freeAlias(viewer: Viewer, { kind, title }: { kind: string; title: string }): Promise<string> {
  const { alias: rule } = placeKinds.get().find(({ name }) => name === kind)!;
  const made = latinWord(title, 26);
  const word = made.length > 2 ? made : `${kind}-${made}`.replace(/-$/, "");
  for (let number = 1; ; number += 1) {
    const alias = number === 1 ? word : `${word}-${number}`;
    if (rule.safeParse(alias).success && !(await isTaken(viewer, { kind, alias }))) return alias;
  }
}

async function isTaken({ groupId }: Viewer, { kind, alias, id }: Word): Promise<boolean> {
  const before = sql`select ${placeAliases.placeId} from ${placeAliases}
    where ${placeAliases.groupId} = ${groupId} and ${placeAliases.alias} = ${alias}
      and ${placeAliases.until} > ${now().toISOString()}::timestamptz`;
  const others = id ? ne(places.id, id) : undefined;
  const isSo = sql`(${places.alias} = ${alias} or ${places.id} in (${before}))`;
  const rows = await db()
    .select({ id: places.id })
    .from(places)
    .where(and(eq(places.groupId, groupId), eq(places.kind, kind), isSo, others))
    .limit(1);
  return rows.length > 0;
}

type New = { title: string; id?: string | undefined };

async function readAlike(
  viewer: Viewer,
  { name, address }: { name: string; address(alias: string): string },
  { title, id }: New,
): Promise<AlikePlace[]> {
  const like = sql<number>`similarity(translate(lower(${places.title}), 'ё', 'е'), translate(lower(${title}), 'ё', 'е'))`;
  const rows = await db()
    .select({ title: places.title, alias: places.alias })
    .from(places)
    .where(
      and(
        eq(places.groupId, viewer.groupId),
        eq(places.kind, name),
        isNull(places.archivedAt),
        id ? ne(places.id, id) : undefined,
        sql`${like} > ${likeness}`,
        may("know")(viewer, sql`${places.id}`),
      ),
    )
    .orderBy(desc(like), asc(places.title), asc(places.id))
    .limit(named);
  return rows.map(({ title, alias }) => ({ title, href: address(alias) }));
}
