import { sql } from "drizzle-orm";
import { forgetViewers } from "#platform/auth/session.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { afterCommit, db } from "#platform/db/index.ts";
import { accounts, departments } from "#platform/people/schema.ts";
import type { TableSource } from "./schema.ts";
import { letGo } from "./states.ts";
import type { Plan, Wanted } from "./table-plan.ts";
import type { NewDepartment } from "./table-tree.ts";

const atOnce = 500;

/** Does what a table's plan says. */
export async function writePlan(viewer: Viewer, plan: Plan, source: TableSource): Promise<void> {
  const [made, changed] = [plan.made, plan.changed].map((some) => some.map(({ wanted }) => wanted));
  await writePeople(viewer, { departments: plan.departments, made: made!, changed: changed! });
  const by = source === "ldap" ? "ldap" : "table";
  for (const some of parts(plan.left.map((one) => one.wanted.id))) await letGo(viewer, some, { by });
}

/**
 * Makes and changes the people of a company as a source of people wants them, a table or the company's directory, in a
 * number of statements that grows with its five hundreds and not with its people.
 */
export async function writePeople(
  { groupId }: Pick<Viewer, "groupId">,
  plan: { departments: NewDepartment[]; made: Wanted[]; changed: Wanted[] },
): Promise<void> {
  // In their order: what is above comes first.
  for (const some of parts(plan.departments))
    await db()
      .insert(departments)
      .values(some.map(({ id, parentId, name }) => ({ id, parentId, name, groupId })));
  for (const some of parts(plan.made))
    await db()
      .insert(accounts)
      .values(some.map((one) => asInvited(one, groupId)));
  for (const some of parts([...plan.made, ...plan.changed])) await change(some);
  afterCommit(forgetViewers);
}

/** Nobody signs in as them until their provider vouches for the mailbox. Managers follow once everybody is there. */
function asInvited({ id, email, lastName, firstName, departmentId }: Wanted, groupId: string) {
  return { id, groupId, email, lastName: lastName!, firstName: firstName!, departmentId, alias: `id-${id.slice(-12)}` };
}

async function change(some: Wanted[]): Promise<void> {
  await db().execute(sql`
    update ${accounts} a set last_name = r."lastName", first_name = r."firstName", patronymic = coalesce(r.patronymic, ''),
      email = case when lower(a.email) = lower(r.email) then a.email else r.email end,
      phone = r.phone, position = coalesce(r.position, ''), location = coalesce(r.location, ''),
      birth_date = r."birthDate", hired_on = r."hiredOn", department_id = r."departmentId", manager_id = r."managerId"
    from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as r(id uuid, email text, "lastName" text, "firstName" text,
      patronymic text, phone text, position text, location text, "birthDate" date, "hiredOn" date, "departmentId" uuid,
      "managerId" uuid)
    where a.id = r.id`);
}

function* parts<T>(all: T[]): Generator<T[]> {
  for (let at = 0; at < all.length; at += atOnce) yield all.slice(at, at + atOnce);
}
