import { inArray, sql } from "drizzle-orm";
import { indexPeople } from "#app/account/server/index.ts";
import { recordAudits } from "#platform/auth/audit.ts";
import { endSessionsOf, forgetViewers } from "#platform/auth/session.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { afterCommit, db } from "#platform/db/index.ts";
import { accounts, departments, grants } from "#platform/people/schema.ts";
import type { Plan, Wanted } from "./table-plan.ts";

const atOnce = 500;

/** Does what a plan says, in a number of statements that grows with its five hundreds and not with its people. */
export async function writePlan(viewer: Viewer, plan: Plan): Promise<void> {
  const { groupId } = viewer;
  // In their order: what is above comes first.
  for (const some of parts(plan.departments))
    await db()
      .insert(departments)
      .values(some.map(({ id, parentId, name }) => ({ id, parentId, name, groupId })));
  const made = plan.made.map(({ wanted }) => wanted);
  for (const some of parts(made))
    await db()
      .insert(accounts)
      .values(some.map((one) => asInvited(one, groupId)));
  const wanted = [...made, ...plan.changed.map((one) => one.wanted)];
  for (const some of parts(wanted)) {
    await change(some);
    await indexPeople(some.map(({ id }) => id));
  }
  for (const some of parts(plan.left.map((one) => one.wanted.id))) await letGo(viewer, some);
  afterCommit(forgetViewers);
}

/** Nobody signs in as them until their provider vouches for the mailbox. Managers follow once everybody is there. */
function asInvited({ id, email, lastName, firstName, departmentId }: Wanted, groupId: string) {
  return { id, groupId, email, lastName: lastName!, firstName: firstName!, departmentId, alias: `id-${id.slice(-12)}` };
}

async function change(some: Wanted[]): Promise<void> {
  await db().execute(sql`
    update ${accounts} a set last_name = r."lastName", first_name = r."firstName", patronymic = coalesce(r.patronymic, ''),
      phone = r.phone, position = coalesce(r.position, ''), location = coalesce(r.location, ''),
      birth_date = r."birthDate", hired_on = r."hiredOn", department_id = r."departmentId", manager_id = r."managerId"
    from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as r(id uuid, "lastName" text, "firstName" text, patronymic text,
      phone text, position text, location text, "birthDate" date, "hiredOn" date, "departmentId" uuid, "managerId" uuid)
    where a.id = r.id`);
}

async function letGo({ accountId, groupId }: Viewer, ids: string[]): Promise<void> {
  await db().update(accounts).set({ leftAt: now(), suspendedUntil: null }).where(inArray(accounts.id, ids));
  await db().delete(grants).where(inArray(grants.accountId, ids));
  await endSessionsOf(ids);
  const told = { deed: "person.left" as const, result: "ok" as const, accountId, groupId, detail: { by: "table" } };
  await recordAudits(ids.map((objectId) => ({ ...told, objectId })));
}

function* parts<T>(all: T[]): Generator<T[]> {
  for (let at = 0; at < all.length; at += atOnce) yield all.slice(at, at + atOnce);
}
