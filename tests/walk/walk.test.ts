import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedDemo } from "#demo/seed.ts";
import { currentConnection } from "#platform/db/connection.ts";
import { signIn } from "#tests/support/browser.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type OwnPortal, startOwnPortal } from "#tests/support/own-portal.ts";
import { type Step, walk } from "#tests/support/walk.ts";

/** Those who may sign in to the demo company, and how many addresses at least lie on the way of each. */
const people = { anna: 250, ivan: 150, editor: 200, moderator: 150, admin: 350 };
const counts: string[] = [];

freshDatabase();
let portal: OwnPortal;

// The company as `npm start` gives it, in its whole size.
beforeAll(async () => {
  await seedDemo(() => {});
  portal = await startOwnPortal({ LIMITS: "0" });
  await currentConnection().pool.query("delete from jobs.schedule");
  await currentConnection().pool.query("begin; set local statement_timeout = 0; analyze; commit");
});
afterAll(async () => {
  await portal.stop();
  process.stdout.write(`walk: ${counts.join(", ")}\n`);
});

describe.each(Object.entries(people))("%s", (name, least) => {
  it("finds an open page behind every link that is shown", async () => {
    const steps = await walk(await signIn(portal.origin, name), ["/main", "/sections"]);
    counts.push(`${name} opened ${steps.length} addresses`);
    const told = ({ address, from, status }: Step) => `${status} ${address} from ${from}`;
    expect(steps.filter(({ status }) => status >= 400).map(told)).toEqual([]);
    expect(steps.length).toBeGreaterThan(least);
  });
});
