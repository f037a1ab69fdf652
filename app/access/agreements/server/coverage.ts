import type { InferContractRouterInputs } from "@orpc/contract";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { AgreementPerson, AgreementProof, agreementsContract } from "#app/access/agreements/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { byName } from "#platform/people/name-order.ts";
import { accounts, departments, groups } from "#platform/people/schema.ts";
import { inUnitOrder, unitName } from "#platform/people/units.ts";
import { refuse } from "#platform/refusal.ts";
import { hasAccepted, isAsked, isOnDesk, kindOf } from "./policy.ts";
import { agreementAcceptances, agreements, agreementVersions } from "./schema.ts";

type Inputs = InferContractRouterInputs<typeof agreementsContract>;

const fullName = sql<string>`accounts.last_name || ' ' || accounts.first_name`;
const unit = sql<string>`coalesce(${unitName()}, '')`;

/** The version in force of a document in the same query. */
const inForceId = (agreementId: string) => sql`(select v.id from agreement_versions v join agreements a
  on a.id = v.agreement_id and a.in_force = v.number where a.id = ${agreementId}::uuid)`;

type UnitRow = { id: string | null; name: string; of: number; accepted: number };

/** How many of each department have accepted what is in force, department by department. */
export async function readDepartments({ groupId }: Viewer, agreementId: string, after?: string) {
  const isDone = hasAccepted(sql`accounts.id`, inForceId(agreementId));
  const keys = [inUnitOrder(sql`units.name`), sql`units.key`];
  const { rows } = await db().execute<UnitRow & { key: string }>(sql`
    with counted as (
      select accounts.department_id as id, count(*)::int as "of", (count(*) filter (where ${isDone}))::int as accepted
      from ${accounts} where ${isAsked(groupId, kindOf(agreementId))} group by accounts.department_id
    ), units as (
      select counted.*, coalesce(counted.id::text, '') as key, coalesce(${unitName(sql`d`)}, '') as name
      from counted left join ${departments} d on d.id = counted.id
    )
    select * from units where ${beyond(keys, after, "asc") ?? sql`true`} order by ${sql.join(keys, sql`, `)}
    limit ${pageSize + 1}`);
  const { items, next } = cut(rows, ({ name, key }) => [name, key]);
  return { items: items.map(({ key: _, ...unit }): UnitRow => unit), next };
}

/** The people of the company by name, with what each has accepted last. Refuses a document of another company as not found. */
export async function readPeople(viewer: Viewer, { id, only, department, after }: Inputs["people"]) {
  const { title } = await findOnDesk(viewer, id);
  const isDone = hasAccepted(sql`accounts.id`, inForceId(id));
  const last = <T>(column: SQL) => sql<T>`(select ${column} from agreement_acceptances said
    join agreement_versions v on v.id = said.version_id
    where said.account_id = accounts.id and said.agreement_id = ${id}::uuid
    order by said.withdrawn_at is not null, v.number desc, said.created_at desc limit 1)`;
  const withdrawnAt = last<string | null>(sql`said.withdrawn_at`);
  const which: Record<typeof only & string, SQL | undefined> = {
    all: undefined,
    waiting: sql`not ${isDone}`,
    withdrawn: sql`${withdrawnAt} is not null`,
  };
  const rows = await db()
    .select({
      accountId: accounts.id,
      lastName: accounts.lastName,
      firstName: accounts.firstName,
      name: fullName,
      department: unit,
      guest: sql<boolean>`${accounts.role} = 'guest'`,
      number: last<number | null>(sql`v.number`),
      acceptedAt: last<string | null>(sql`said.created_at`),
      withdrawnAt,
    })
    .from(accounts)
    .leftJoin(departments, eq(departments.id, accounts.departmentId))
    .where(
      and(
        isAsked(viewer.groupId, kindOf(id)),
        which[only ?? "all"],
        department ? eq(accounts.departmentId, department) : undefined,
        beyond(byName, after, "asc"),
      ),
    )
    .orderBy(...byName)
    .limit(pageSize + 1);
  const { items, next } = cut(rows, ({ lastName, firstName, accountId }) => [lastName, firstName, accountId]);
  return { title, items: items.map(toPerson), next };
}

/** Everything that one person has said about a document: the sheet that proves it. */
export async function readProof(viewer: Viewer, { id, accountId }: Inputs["proof"]): Promise<AgreementProof> {
  const { title } = await findOnDesk(viewer, id);
  const [person] = await db()
    .select({
      name: sql<string>`trim(${accounts.lastName} || ' ' || ${accounts.firstName} || ' ' || ${accounts.patronymic})`,
      department: unit,
      company: groups.name,
    })
    .from(accounts)
    .innerJoin(groups, eq(groups.id, accounts.groupId))
    .leftJoin(departments, eq(departments.id, accounts.departmentId))
    .where(and(eq(accounts.id, accountId), eq(accounts.groupId, viewer.groupId)));
  if (!person) refuse("not-found");
  const rows = await db()
    .select({ said: agreementAcceptances, number: agreementVersions.number })
    .from(agreementAcceptances)
    .innerJoin(agreementVersions, eq(agreementVersions.id, agreementAcceptances.versionId))
    .where(and(eq(agreementAcceptances.agreementId, id), eq(agreementAcceptances.accountId, accountId)))
    .orderBy(desc(agreementAcceptances.createdAt))
    .limit(100);
  const items = rows.map(({ number, said }) => ({
    ...{ id: said.id, number, textHash: said.textHash, method: said.method, signedAs: said.signedAs },
    ...{ address: said.address, userAgent: said.userAgent, at: said.createdAt.toISOString() },
    withdrawnAt: said.withdrawnAt?.toISOString() ?? null,
  }));
  return { title, ...person, items };
}

async function findOnDesk(viewer: Viewer, id: string) {
  const [agreement] = await db()
    .select({ title: agreements.title })
    .from(agreements)
    .where(and(eq(agreements.id, id), isOnDesk(viewer)));
  return agreement ?? refuse("not-found");
}

type PersonRow = AgreementPerson & { lastName: string; firstName: string };

function toPerson({ lastName: _, firstName: __, acceptedAt, withdrawnAt, ...person }: PersonRow): AgreementPerson {
  const at = (moment: string | null) => moment && new Date(moment).toISOString();
  return { ...person, acceptedAt: at(acceptedAt), withdrawnAt: at(withdrawnAt) };
}
