import { and, eq, inArray, not, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isAwayNow } from "#app/absences/server/index.ts";
import {
  birthdaysWithin,
  hasWords,
  hiredWithin,
  isNamed,
  isTold,
  mayMeet,
  toldContact,
} from "#app/account/server/index.ts";
import type { PeopleChoices, PeopleFilter } from "#app/people/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { askTogether, db, type Part, part } from "#platform/db/index.ts";
import { accounts, departments, groups } from "#platform/people/schema.ts";
import { inUnitOrder } from "#platform/people/units.ts";
import { countPeople, readLines } from "./lines.ts";
import { pathTo, withBelow } from "./tree.ts";

/** A page of the directory, and how many people there are in all (product B25). */
export async function readDirectory(
  viewer: Viewer,
  { after, ...filter }: PeopleFilter & { after?: string | undefined },
) {
  const where = isWanted(viewer, filter);
  const page = await readLines(viewer, where, after);
  return { ...page, total: await countPeople(viewer, where) };
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

/** By the words of the name in any order, by the start of the mailbox, by the last digits of the phone; what a person keeps to themselves is not found by. */
function isFound(viewer: Viewer, query: string): SQL | undefined {
  if (query.includes("@")) return sql`starts_with(lower(${toldContact(viewer, "email")}), ${query.toLowerCase()})`;
  const digits = query.replace(/[\s()+-]/g, "");
  if (!/^\d{4,}$/.test(digits)) return isNamed(query);
  return sql`regexp_replace(${toldContact(viewer, "phone")}, '\\D', '', 'g') like ${`%${digits}`}`;
}

const managers = alias(accounts, "managers");

function isLedBy(viewer: Viewer, manager: string): SQL {
  const isOne = manager.startsWith("@") ? eq(managers.alias, manager.slice(1)) : isNamed(manager, managers);
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
  const own = eq(departments.groupId, viewer.groupId);
  const parent = department ? eq(departments.parentId, department) : sql`${departments.parentId} is null`;
  const [companies, path, below, locations] = (await askTogether<unknown>([
    named(sql`select id, name from ${groups} order by name collate russian limit 100`),
    pathTo(viewer, department),
    named(
      sql`select id, name from ${departments} where ${own} and ${parent} order by ${inUnitOrder(sql`name`)} limit 100`,
    ),
    part<{ location: string }, string[]>(
      sql`select location from ${accounts} where location <> '' and ${mayMeet(viewer)} and ${isTold(viewer, "location")}
        group by location order by location collate russian limit 100`,
      (rows) => rows.map(({ location }) => location),
    ) as Part<unknown>,
  ])) as [Named[], Named[], Named[], string[]];
  return { companies, path, below, locations };
}

const named = (select: SQL) => part<Named, Named[]>(select, (rows) => rows);
