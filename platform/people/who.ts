import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Viewer } from "../auth/viewer.ts";
import { db, isId } from "../db/index.ts";
import { fileUrl } from "../files/index.ts";
import { refuse, type Which } from "../refusal.ts";
import { keepsAway } from "./blocks.ts";
import { isNamed } from "./names.ts";
import { nearness } from "./nearness.ts";
import { isColleague, isSuspended } from "./presence.ts";
import { accounts, departments } from "./schema.ts";

type Asker = Pick<Viewer, "accountId" | "groupId">;

/** A colleague who was meant. */
export type Meant = { id: string; alias: string; name: string };

type Wish = {
  /** Where the form says it. */
  field: string;
  /** It reaches the person as one's own word, so whoever keeps the asker away is as unknown as nobody. */
  personal?: boolean;
  /** Who else may be named beside colleagues. */
  also?: SQL;
};

/** How many of one name are shown to choose from. */
const mostShown = 12;

/**
 * The colleagues of a company whom people have named: by ids, by names as they are written, «Иван Белов», «белов», or by short
 * names. Refuses at the field, and says of each why: nobody is called so, they work elsewhere, have left, may not come in; of
 * several of one name it asks which.
 */
export async function namedPeople(asker: Asker, typed: readonly string[], wish: Wish): Promise<Meant[]> {
  const wanted = [...new Set(typed.map((words) => words.trim()).filter(Boolean))];
  if (!wanted.length) return [];
  const byWord = await readExact(asker, wanted, wish);
  const people = new Map<string, Meant>();
  const unknown: string[] = [];
  const said: string[] = [];
  const which: Which[] = [];
  for (const words of wanted) {
    const exact = byWord(words);
    const rows = exact ? [exact] : await readNamed(asker, words, wish);
    const fits = likeliest(rows, words);
    const [one, ...more] = fits;
    if (one && more.length) which.push({ asked: words, people: fits.slice(0, mostShown).map(toChoice) });
    else if (one) people.set(one.id, { id: one.id, alias: one.alias, name: one.name });
    else if (rows[0] && !rows[0].away) said.push(reasonOf(rows[0], asker));
    else unknown.push(rows[0]?.name ?? (isId(words) ? "выбранный коллега" : words));
  }
  if (unknown.length) said.unshift(nobodyCalled(unknown));
  if (which.length) said.push(`Уточните, кто это: ${quoted(which.map(({ asked }) => asked))}`);
  if (said.length)
    refuse("invalid", wish.field, {
      fields: { [wish.field]: said },
      which: which.length ? { [wish.field]: which } : undefined,
    });
  return [...people.values()];
}

/** The same of one; nobody where nothing is said. */
export async function namedPerson(asker: Asker, typed: string | undefined, wish: Wish): Promise<Meant | null> {
  return (await namedPeople(asker, typed ? [typed] : [], wish))[0] ?? null;
}

type Row = Awaited<ReturnType<typeof select>>[number];

/** Those whom ids and short names name, found at once; the answer tells who stands behind a word. */
async function readExact(asker: Asker, wanted: string[], wish: Wish): Promise<(word: string) => Row | undefined> {
  const ids = wanted.filter(isId);
  const aliases = wanted
    .filter((word) => !isId(word))
    .map(aliasIn)
    .filter((word) => word !== undefined);
  if (!ids.length && !aliases.length) return () => undefined;
  const rows = await select(asker, wish, or(inArray(accounts.id, ids), inArray(accounts.alias, aliases)));
  return (word) => rows.find(({ id, alias }) => (isId(word) ? id === word : alias === aliasIn(word)));
}

const aliasIn = (word: string) => /^@?([a-z0-9][a-z0-9_-]*)$/i.exec(word)?.[1]?.toLowerCase();

async function readNamed(asker: Asker, words: string, wish: Wish): Promise<Row[]> {
  if (isId(words) || !/[\p{L}\d]/u.test(words)) return [];
  return select(asker, wish, isNamed(words));
}

/** Those who may be named; where somebody is called exactly so, only they. */
function likeliest(rows: Row[], words: string): Row[] {
  const fits = rows.filter(({ fit, away }) => fit && !away);
  const wanted = plain(words);
  const exact = fits.filter(({ name, formal, whole }) => [name, formal, whole].map(plain).includes(wanted));
  return exact.length ? exact : fits;
}

const plain = (words: string) => words.toLowerCase().replaceAll("ё", "е").replace(/\s+/g, " ").trim();

function select(asker: Asker, { personal, also }: Wish, which: SQL | undefined) {
  const fit = and(eq(accounts.groupId, asker.groupId), isColleague());
  const away = personal ? keepsAway(accounts.id, sql`${asker.accountId}::uuid`) : sql<boolean>`false`;
  return db()
    .select({
      id: accounts.id,
      alias: accounts.alias,
      name: sql<string>`${accounts.firstName} || ' ' || ${accounts.lastName}`,
      formal: sql<string>`${accounts.lastName} || ' ' || ${accounts.firstName}`,
      whole: sql<string>`${accounts.lastName} || ' ' || ${accounts.firstName} || ' ' || ${accounts.patronymic}`,
      groupId: accounts.groupId,
      role: accounts.role,
      leftAt: accounts.leftAt,
      suspended: sql<boolean>`${isSuspended()}`,
      fit: sql<boolean>`coalesce(${also ? or(fit, also) : fit}, false)`,
      away: sql<boolean>`${away}`,
      photoId: accounts.photoId,
      position: accounts.position,
      department: departments.name,
    })
    .from(accounts)
    .leftJoin(departments, eq(departments.id, accounts.departmentId))
    .where(and(or(eq(accounts.groupId, asker.groupId), eq(accounts.reach, "portal")), which))
    .orderBy(sql`${fit} desc`, nearness(asker), sql`${accounts.lastName} collate russian`, accounts.id)
    .limit(60);
}

const quoted = (words: string[]) => words.map((one) => `«${one}»`).join(", ");

function nobodyCalled(names: string[]): string {
  return `Не нашли: ${quoted(names)}. Проверьте, как ${names.length > 1 ? "пишутся имена" : "пишется имя"}`;
}

function reasonOf({ name, groupId, role, leftAt, suspended }: Row, asker: Asker): string {
  if (groupId !== asker.groupId) return `${name} работает в другой компании: назовите коллегу из своей`;
  if (role === "guest") return `${name} – гость портала: назовите сотрудника`;
  if (leftAt) return `${name} уже не работает в компании`;
  if (suspended) return `Сейчас закрыт вход на портал: ${name}. Выберите другого коллегу`;
  return `${name} сейчас не на портале. Выберите другого коллегу`;
}

function toChoice({ id, name, photoId, position, department }: Row) {
  const about = [position, department].filter(Boolean).join(" · ");
  return { id, name, about, photo: photoId && fileUrl(photoId) };
}
