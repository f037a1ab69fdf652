import type { InferContractRouterInputs } from "@orpc/contract";
import { and, asc, desc, eq, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { DeskLine, DeskPerson, peopleDeskContract } from "#app/office/people-desk/contract.ts";
import { countSessions } from "#platform/auth/session.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { hasPassword, hasSecondFactor, passkeysHad } from "#platform/identity/index.ts";
import { grantedRights, isGiven } from "#platform/people/grants.ts";
import { inDays, warnDays } from "#platform/people/guests.ts";
import { byName } from "#platform/people/name-order.ts";
import { isNamed } from "#platform/people/names.ts";
import { shownMailbox } from "#platform/people/no-mailbox.ts";
import { isPresent } from "#platform/people/presence.ts";
import { accounts, departments, grants, suspensions } from "#platform/people/schema.ts";
import { inUnitOrder, unitName } from "#platform/people/units.ts";
import { refuse } from "#platform/refusal.ts";
import { countDuties } from "./duties.ts";
import { keptBecause } from "./last-admin.ts";
import { offered } from "./offered.ts";
import { isOutOfReach, stateOf } from "./standing.ts";

type Wish = InferContractRouterInputs<typeof peopleDeskContract>["list"];

const authors = alias(accounts, "authors");
const managers = alias(accounts, "managers");
const sponsors = alias(accounts, "sponsors");
const nameOf = (people: typeof authors | typeof managers | typeof sponsors) =>
  sql<string>`${people.firstName} || ' ' || ${people.lastName}`;

const columns = {
  id: accounts.id,
  name: sql<string>`trim(${accounts.lastName} || ' ' || ${accounts.firstName} || ' ' || ${accounts.patronymic})`,
  email: shownMailbox,
  position: accounts.position,
  department: sql<string | null>`${unitName()}`,
  state: stateOf,
  role: accounts.role,
  rights: grantedRights,
  withdrawn: sql<boolean>`${accounts.consentWithdrawnAt} is not null`,
};

/** A page of the people of an administrator's company, whatever their state but erased, by surname; and by which departments to narrow it. */
export async function readList(viewer: Viewer, { after, ...filter }: Wish) {
  const where = and(eq(accounts.groupId, viewer.groupId), isNull(accounts.erasedAt), isWanted(filter));
  const rows = await db()
    .select({ ...columns, lastName: accounts.lastName, firstName: accounts.firstName })
    .from(accounts)
    .leftJoin(departments, eq(departments.id, accounts.departmentId))
    .where(and(where, beyond(byName, after, "asc")))
    .orderBy(...byName)
    .limit(pageSize + 1);
  const { items, next } = cut(rows, ({ lastName, firstName, id }) => [lastName, firstName, id]);
  return {
    items: items.map(({ lastName: _, firstName: __, ...line }): DeskLine => line),
    next,
    total: await db().$count(accounts, where),
    departments: await readDepartments(viewer),
  };
}

/** An account with everything that an administrator decides about it. Refuses another company's as not found. */
export async function readPerson(viewer: Viewer, id: string): Promise<DeskPerson> {
  const [found] = await db()
    .select({
      ...columns,
      alias: accounts.alias,
      phone: accounts.phone,
      location: accounts.location,
      hiredOn: accounts.hiredOn,
      leftAt: accounts.leftAt,
      erasedAt: accounts.erasedAt,
      withdrawnAt: accounts.consentWithdrawnAt,
      password: hasPassword(),
      secondFactor: hasSecondFactor(),
      passkeys: passkeysHad(),
      guestUntil: accounts.guestUntil,
      sponsor: { id: sponsors.id, name: nameOf(sponsors) },
      manager: { id: managers.id, name: nameOf(managers) },
    })
    .from(accounts)
    .leftJoin(departments, eq(departments.id, accounts.departmentId))
    .leftJoin(managers, eq(managers.id, accounts.managerId))
    .leftJoin(sponsors, eq(sponsors.id, accounts.sponsorId))
    .where(and(eq(accounts.groupId, viewer.groupId), eq(accounts.id, id)));
  if (!found) refuse("not-found");
  const { withdrawnAt, guestUntil, sponsor, ...row } = found;
  const guest = { until: guestUntil?.toISOString() ?? null, sponsor: sponsor?.id ? sponsor : null };
  return {
    ...row,
    withdrawal: withdrawnAt && { at: withdrawnAt.toISOString(), until: stopBy(withdrawnAt).toISOString() },
    manager: row.manager?.id ? row.manager : null,
    guest: row.role === "guest" ? guest : null,
    leftAt: row.leftAt?.toISOString() ?? null,
    erasedAt: row.erasedAt?.toISOString() ?? null,
    sessions: await countSessions(id),
    given: await readGiven(id),
    suspension: row.state === "suspended" ? await readSuspension(id) : null,
    showable: viewer.isAdmin && isShowable(row) && !withdrawnAt && id !== viewer.accountId,
    kept: isOutOfReach(viewer, row.role) ? "admin" : await keptBecause(viewer, id),
    offered: viewer.isAdmin && row.role !== "guest" && row.state !== "left" ? offered() : [],
  };
}

/** What would pass on if this person left. Refuses another company's as not found. */
export async function readDuties({ groupId }: Viewer, id: string) {
  if (!(await db().$count(accounts, and(eq(accounts.groupId, groupId), eq(accounts.id, id))))) refuse("not-found");
  return countDuties(id);
}

/** The law gives the company thirty days to stop processing after the consent is taken back (152-ФЗ, article 21). */
function stopBy(withdrawnAt: Date): Date {
  return new Date(withdrawnAt.getTime() + 30 * 86_400_000);
}

function isShowable({ state, role }: Pick<DeskLine, "state" | "role">): boolean {
  return role === "employee" && (state === "active" || state === "invited");
}

function isWanted({ query, state, role, right, department, consent }: Omit<Wish, "after">): SQL | undefined {
  return and(
    query
      ? query.includes("@")
        ? sql`starts_with(lower(${accounts.email}), ${query.toLowerCase()})`
        : isNamed(query)
      : undefined,
    state === "ending" ? isEnding() : state ? sql`${stateOf} = ${state}` : undefined,
    role ? eq(accounts.role, role) : undefined,
    right ? sql`${right} = any(${grantedRights})` : undefined,
    department ? eq(accounts.departmentId, department) : undefined,
    consent ? isNotNull(accounts.consentWithdrawnAt) : undefined,
  );
}

/** Guests who are still let in, and in a week are not. */
function isEnding(): SQL {
  return and(eq(accounts.role, "guest"), isPresent(), lte(accounts.guestUntil, inDays(warnDays)))!;
}

/** By their whole way from the top: every plant has its «Участок 1». */
async function readDepartments({ groupId }: Viewer): Promise<{ id: string; name: string }[]> {
  const { rows } = await db().execute<{ id: string; name: string }>(sql`
    with recursive way as (
      select id, name, 1 as depth from ${departments} where group_id = ${groupId} and parent_id is null
      union all
      select d.id, way.name || ' / ' || d.name, depth + 1 from ${departments} d join way on d.parent_id = way.id where depth < 20
    )
    select id, name from way order by ${inUnitOrder(sql`name`)}, id limit 1000`);
  return rows;
}

async function readGiven(id: string): Promise<DeskPerson["given"]> {
  const rows = await db()
    .select({
      right: grants.right,
      until: grants.until,
      since: grants.createdAt,
      by: nameOf(authors),
      fromGroup: grants.fromGroup,
      fromSignIn: grants.fromSignIn,
    })
    .from(grants)
    .leftJoin(authors, eq(authors.id, grants.grantedBy))
    .where(and(eq(grants.accountId, id), isGiven()))
    .orderBy(asc(grants.right));
  return rows.map(({ until, since, ...row }) => ({
    ...row,
    until: until?.toISOString() ?? null,
    since: since.toISOString(),
  }));
}

async function readSuspension(id: string): Promise<DeskPerson["suspension"]> {
  const [row] = await db()
    .select({ by: nameOf(authors), reason: suspensions.reason, since: suspensions.createdAt, until: suspensions.until })
    .from(suspensions)
    .innerJoin(authors, eq(authors.id, suspensions.authorId))
    .where(and(eq(suspensions.accountId, id), isNull(suspensions.endedAt)))
    .orderBy(desc(suspensions.createdAt))
    .limit(1);
  if (!row) return null;
  return { ...row, since: row.since.toISOString(), until: row.until?.toISOString() ?? null };
}
