import { and, eq, inArray, not, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isAwayNow } from "#app/people/absences/server/index.ts";
import {
  birthdaysWithin,
  hasPhone,
  hiredWithin,
  isTold,
  mayMeet,
  toldContact,
} from "#app/people/account/server/index.ts";
import type { PeopleChoices, PeopleFilter, PersonLine } from "#app/people/people/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, isId, keptTogether, type Part, part } from "#platform/db/index.ts";
import { hasWords, isNamed } from "#platform/people/names.ts";
import { accounts, departments, groups } from "#platform/people/schema.ts";
import { inUnitOrder } from "#platform/people/units.ts";
import { countPeople, readLines } from "./lines.ts";
import { pathTo, withBelow } from "./tree.ts";

/** A page of the directory, and how many people there are in all. */
export async function readDirectory(
  viewer: Viewer,
  { after, ...filter }: PeopleFilter & { after?: string | undefined },
) {
  const where = isWanted(viewer, filter);
  const page = await readLines(viewer, where, after);
  return { ...page, total: await countPeople(viewer, where) };
}

/** The cards of those whom somebody has named, in their order; of whom the reader may not meet there is none. */
export async function readSome(viewer: Viewer, ids: string[]): Promise<{ items: PersonLine[] }> {
  if (!ids.length) return { items: [] };
  const { items } = await readLines(viewer, inArray(accounts.id, ids));
  return { items: items.sort((one, other) => ids.indexOf(one.accountId) - ids.indexOf(other.accountId)) };
}

function isWanted(viewer: Viewer, filter: PeopleFilter): SQL | undefined {
  const { query, company, department, location, position, manager, tag, kind } = filter;
  return and(
    query ? isFound(viewer, query) : undefined,
    company ? eq(accounts.groupId, company) : undefined,
    department ? sql`${accounts.departmentId} in ${withBelow(department)}` : undefined,
    location ? and(eq(accounts.location, location), isTold(viewer, "location")) : undefined,
    position ? hasWords(accounts.position, position) : undefined,
    manager ? isLedBy(viewer, manager) : undefined,
    tag ? and(hasTag(tag), isTold(viewer, "skills")) : undefined,
    kind === "here" ? not(isAwayNow(viewer)) : undefined,
    kind === "newcomers" ? hiredWithin(viewer) : undefined,
    kind === "birthday" ? birthdaysWithin(viewer).where : undefined,
  );
}

/** By the words of the name in any order, by the start of the mailbox, by the first or last digits of the phone; what a person keeps to themselves is not found by. */
function isFound(viewer: Viewer, query: string): SQL | undefined {
  if (query.includes("@")) return sql`starts_with(lower(${toldContact(viewer, "email")}), ${query.toLowerCase()})`;
  return hasPhone(viewer, query) ?? isNamed(query);
}

const managers = alias(accounts, "managers");

function isLedBy(viewer: Viewer, manager: string): SQL {
  const isOne = isId(manager)
    ? eq(managers.id, manager)
    : manager.startsWith("@")
      ? eq(managers.alias, manager.slice(1))
      : isNamed(manager, managers);
  const isNear = or(eq(managers.reach, "portal"), eq(managers.groupId, viewer.groupId));
  return inArray(accounts.managerId, db().select({ id: managers.id }).from(managers).where(and(isNear, isOne)));
}

/** Case and «ё» make no difference. */
function hasTag(tag: string): SQL {
  const plain = tag.toLowerCase().replaceAll("ё", "е");
  return sql`exists (select 1 from unnest(${accounts.skills}) skill where replace(lower(skill), 'ё', 'е') = ${plain})`;
}

type Named = { id: string; name: string };

/** What the directory is chosen by; of departments one step at a time, so that the list stays short in a large company. */
export async function readChoices(viewer: Viewer, department?: string): Promise<PeopleChoices> {
  const asked = await choices(viewer, department ? { department } : {});
  const [companies, path, below, locations, positions, tags, people] = asked as Choices;
  return { companies, path, below, locations, positions, tags, own: viewer.groupId, people };
}

type Choices = [Named[], Named[], Named[], string[], string[], string[], Counts];

const choices = keptTogether<Viewer, { department?: string }, undefined, unknown>((viewer, { department }) => {
  const own = eq(departments.groupId, viewer.groupId);
  const parent = department ? eq(departments.parentId, department) : sql`${departments.parentId} is null`;
  const here = and(eq(accounts.groupId, viewer.groupId), mayMeet(viewer));
  const isTagTold = isTold(viewer, "skills");
  return [
    named(sql`select id, name from ${groups} order by name collate russian limit 100`),
    pathTo(viewer, department),
    named(
      sql`select id, name from ${departments} where ${own} and ${parent} order by ${inUnitOrder(sql`name`)} limit 100`,
    ),
    listed(sql`select location as word from ${accounts}
      where location <> '' and ${mayMeet(viewer)} and ${isTold(viewer, "location")}
      group by location order by location collate russian limit 100`),
    listed(sql`select position as word from ${accounts} where position <> '' and ${here}
      group by position order by count(*) desc, position collate russian limit 100`),
    listed(sql`select lower(skill) as word from ${accounts}, unnest(skills) skill where ${here} and ${isTagTold}
      group by 1 order by count(*) desc, 1 limit 100`),
    part<Counts, Counts | undefined>(
      sql`select count(*)::int as all, (count(*) filter (where ${accounts.groupId} = ${viewer.groupId}))::int as own
        from ${accounts} where ${mayMeet(viewer)}`,
      ([row]) => row,
    ) as Part<unknown>,
  ];
});

type Counts = { own: number; all: number };

const listed = (select: SQL) => part<{ word: string }, string[]>(select, (rows) => rows.map(({ word }) => word));
const named = (select: SQL) => part<Named, Named[]>(select, (rows) => rows);
