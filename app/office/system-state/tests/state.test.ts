import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { db, transaction, withTenant } from "#platform/db/index.ts";
import { readMigrations } from "#platform/db/migrate.ts";
import { outbox } from "#platform/events/schema.ts";
import { type Job, sendJob, startJobs } from "#platform/jobs/index.ts";
import { leaveMark } from "#platform/marks/index.ts";
import { groups } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { parkEvent } from "#tests/support/parked.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let admin: Viewer;
let employee: Viewer;
let running: { stop(): Promise<void> } | undefined;

beforeEach(async () => {
  setClock();
  const company = await makeCompany();
  admin = await makePerson(company, { roles: ["employee", "admin"] });
  employee = await makePerson(company);
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
});

const read = (who = admin) => apiAs(who).systemState.state({});

describe("the state of the portal", () => {
  it("tells what the database, the disk and the versions are, in numbers", async () => {
    const { database, disk, versions, identity } = await read();
    expect(database).toMatchObject({ health: "good", version: expect.stringMatching(/^\d+\.\d+/) });
    expect(database.bytes).toBeGreaterThan(1_000_000);
    expect(database.migrations).toBe(readMigrations().length);
    expect(disk.free).toBeLessThanOrEqual(disk.total);
    expect(versions.node).toBe(process.versions.node);
    expect(identity).toEqual({ health: "good", isOutside: false, unknownCompany: null });
  });

  it("is told where everything lies outside and nobody has made the data folder", async () => {
    const { dataDir } = config;
    const outside = join(mkdtempSync(join(tmpdir(), "veche-outside-")), "not", "made");
    try {
      config.dataDir = outside;
      const { disk } = await read();
      expect(disk.total).toBeGreaterThan(0);
    } finally {
      config.dataDir = dataDir;
    }
  });

  it("says nothing that is a secret, an address or a path", async () => {
    const said = JSON.stringify(await read());
    expect(said).not.toMatch(/postgres(ql)?:\/\/|smtp|password|secret|\/tmp|\/home|\/work/i);
  });

  it("is for administrators alone, its deeds too", async () => {
    const api = apiAs(employee).systemState;
    const id = await parkEvent();
    const refused = { status: 403 };
    await expect(api.state({})).rejects.toMatchObject(refused);
    await expect(api.sendLetter({})).rejects.toMatchObject(refused);
    await expect(api.retry({ kind: "event", id })).rejects.toMatchObject(refused);
  });

  it("remembers the last backup and how big it was", async () => {
    expect((await read()).backup).toMatchObject({ at: null, health: "attention" });
    await leaveMark("backup", "1048576");
    expect((await read()).backup).toMatchObject({ health: "good", bytes: 1_048_576 });
  });

  it("tells of sign-ins that name a company which is not there, until it is", async () => {
    await leaveMark("unknown-company", "yug-2");
    await leaveMark("unknown-company", "yug-3");
    const unknownCompany = { alias: "yug-3", times: 2, at: expect.any(String) };
    expect((await read()).identity).toMatchObject({ health: "attention", unknownCompany });
    await withTenant("*", () => db().insert(groups).values({ alias: "yug-3", name: "Юг" }));
    expect((await read()).identity).toMatchObject({ health: "good", unknownCompany: null });
  });

  it("sends a letter to the administrator's own mailbox, and tells when the last one left", async () => {
    const { to, isSent } = await apiAs(admin).systemState.sendLetter({});
    const { mail } = await read();
    expect([isSent, to]).toEqual([true, mail.own]);
    expect(mail).toMatchObject({ isSet: false, sentAt: expect.any(String), health: "attention" });
  });

  it("has an event that was put aside told again, once", async () => {
    const id = await parkEvent();
    expect((await read()).work).toMatchObject({
      health: "bad",
      parked: expect.arrayContaining([expect.objectContaining({ kind: "event", id, title: "Событие для «nobody»" })]),
    });
    await apiAs(admin).systemState.retry({ kind: "event", id });
    const [row] = await db().select().from(outbox).where(eq(outbox.id, id));
    expect(row).toMatchObject({ parkedAt: null, attempts: 0 });
    await expect(apiAs(admin).systemState.retry({ kind: "event", id })).rejects.toMatchObject({ status: 404 });
  });

  it("has a job that was put aside done again", async () => {
    let isMended = false;
    let done = 0;
    const stubborn: Job = {
      name: "stubborn",
      title: "stubborn",
      tries: 1,
      run: async () => {
        if (!isMended) throw new Error("сломано");
        done++;
      },
    };
    running = await startJobs([stubborn]);
    await transaction(() => sendJob("stubborn"));
    const parked = async () => (await read()).work.parked.filter(({ name }) => name === "stubborn");
    await expect.poll(parked).toHaveLength(1);
    isMended = true;
    await apiAs(admin).systemState.retry({ kind: "job", id: (await parked())[0]!.id });
    await expect.poll(() => done).toBe(1);
    expect(await parked()).toEqual([]);
  });

  it("knows when a job by the clock was done last", async () => {
    running = await startJobs([{ name: "tick", title: "tick", cron: "* * * * *", run: async () => {} }]);
    await leaveMark("job:tick");
    expect((await read()).work.clock).toMatchObject([{ name: "tick", every: "minute", isLate: false }]);
  });
});
