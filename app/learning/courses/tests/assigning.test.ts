import { spawn } from "node:child_process";
import { once } from "node:events";
import { count, eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import { progressRuns } from "#app/engines/progress/server/schema.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
import { setListeners } from "#platform/events/listeners.ts";
import { accounts } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { holdWriters } from "#tests/support/stepping.ts";
import { until } from "#tests/support/until.ts";
import { quickly } from "../../../../bin/prepare.mjs";
import { enrolAudience } from "../server/assigning.ts";
import { courseAssignments, enrolments } from "../server/schema.ts";
import { makeCourse } from "./some-course.ts";

const database = freshDatabase();
const program = new URL("./programs/assigner.ts", import.meta.url).pathname;
/** How many are assigned to; a whole proof asks for more. */
const people = Number(process.env.PEOPLE ?? 550);

let company: Company;
let desk: Viewer;

beforeEach(async () => {
  setListeners(listeners);
  company = await makeCompany();
  desk = await makePerson(company, { roles: ["employee", "admin"] });
});
afterEach(() => setClock());

const rows = <T>(ask: () => Promise<T>) => withTenant("*", ask);

/** Colleagues of the company, as many at once as a database makes. */
const hire = (many: number) =>
  rows(() =>
    db().execute(sql`insert into ${accounts} (id, group_id, alias, first_name, last_name, email, consent_to_pers_data, role)
      select gen_random_uuid(), ${company.id}, 'many-' || n || '-' || ${company.id}, 'Анна', 'Петрова',
        'many-' || n || '-' || ${company.id} || '@example.ru', true, 'employee' from generate_series(1, ${many}) n`),
  );
const enrolled = async (id: string) =>
  (await rows(() => db().select({ number: count() }).from(enrolments).where(eq(enrolments.courseId, id))))[0]!.number;
const assignmentOf = async (id: string) =>
  (await rows(() => db().select().from(courseAssignments).where(eq(courseAssignments.courseId, id))))[0]!;

describe("an assignment to many", () => {
  it(`enrols ${people} people once each, though the portal is killed three times on the way`, async () => {
    await hire(people - 1);
    const { id } = await makeCourse(desk);
    await deliverAll();
    await apiAs(desk).courseDesk.assign({ id, audience: null, dueDays: 5 });
    for (const least of [1, 101, 301]) {
      const gate = await holdWriters(database.url, "enrolments");
      const child = spawn(process.execPath, [quickly, program, database.url], {
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, LOG_LEVEL: "silent" },
      });
      const over = once(child, "close");
      await until(() => gate.step().then(async () => (await enrolled(id)) >= least), "a part of them is enrolled");
      child.kill("SIGKILL");
      await over;
      await gate.release();
      const so = await enrolled(id);
      expect([so % 100, so < people]).toEqual([0, true]);
      const { assigning } = await apiAs(desk).courseDesk.learners({ id });
      expect(assigning).toEqual({ seen: so, people });
    }
    await deliverAll();
    expect(await enrolled(id)).toBe(people);
    const isRun = eq(progressRuns.objectId, id);
    expect(await rows(() => db().$count(progressRuns, isRun))).toBe(people);
    expect(await assignmentOf(id)).toMatchObject({ seen: people, doneAt: expect.any(Date) });
    expect((await apiAs(desk).courseDesk.learners({ id })).assigning).toBeNull();
  });

  it("heard once more when it is over enrols nobody", async () => {
    const { id } = await makeCourse(desk);
    await apiAs(desk).courseDesk.assign({ id, audience: null, dueDays: 5 });
    await deliverAll();
    await makePerson(company);
    const { id: assignment, groupId, assignedBy: actorId } = await assignmentOf(id);
    const event = { kind: "course.assigning", objectId: id, groupId, actorId, data: { assignment } };
    await rows(() => enrolAudience.hear(event, "again"));
    await deliverAll();
    expect(await enrolled(id)).toBe(1);
  });

  it("stops where the course went into the archive meanwhile", async () => {
    const { id } = await makeCourse(desk);
    await apiAs(desk).courseDesk.assign({ id, audience: null, dueDays: 5 });
    await apiAs(desk).courseDesk.archive({ id, archived: true });
    await deliverAll();
    expect(await enrolled(id)).toBe(0);
    expect((await assignmentOf(id)).doneAt).not.toBeNull();
  });
});
