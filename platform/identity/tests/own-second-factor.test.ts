import "../../auth/tests/support/environment.ts";
import { eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { audit } from "#platform/auth/schema.ts";
import { config } from "#platform/config.ts";
import { db } from "#platform/db/index.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
} from "#platform/identity/index.ts";
import { letIn } from "#platform/identity/owner.ts";
import { identitySecondFactor, oidcPayload } from "#platform/identity/schema.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { as, code, halfway as halfwayAt, steppingPeople, turnOn } from "./support/stepping.ts";

freshDatabase();
const world = steppingPeople();
const halfway = () => halfwayAt(config.publicUrl);

describe("what is kept", () => {
  test("holds neither secret nor recovery codes nor whose code is waited for, readable", async () => {
    await as("ivan", (viewer) => beginSecondFactor(viewer, "veche"));
    const { key } = (await as("ivan", readSecondFactor)).pending!;
    await halfway();
    const [waiting] = await db().select().from(oidcPayload).where(eq(oidcPayload.model, "HalfSignIn"));
    expect(waiting!.payload).not.toContain(waiting!.subject!);
    const rows = JSON.stringify(await db().select().from(identitySecondFactor));
    expect(rows).not.toContain(key);
    for (const one of world.recovery) {
      expect(rows).not.toContain(one);
      expect(rows).not.toContain(one.replaceAll("-", ""));
    }
  });

  test("is not shown again once it is confirmed", async () => {
    expect(await as("anna", readSecondFactor)).toMatchObject({ kept: "here", codes: 10, pending: null });
  });
});

describe("one's own second factor", () => {
  test("needs the password to begin, to end and for new codes, and five wrong ones are enough", async () => {
    const refused = { kind: "invalid", fields: { password: ["Пароль не подходит"] } };
    await expect(as("ivan", (viewer) => beginSecondFactor(viewer, "wrong"))).rejects.toMatchObject(refused);
    await expect(as("anna", (viewer) => renewRecoveryCodes(viewer, "wrong"))).rejects.toMatchObject(refused);
    for (let left = 4; left > 0; left--) {
      await expect(as("anna", (viewer) => endSecondFactor(viewer, "wrong"))).rejects.toMatchObject(refused);
    }
    await expect(as("anna", (viewer) => endSecondFactor(viewer, "veche"))).rejects.toMatchObject({ kind: "too-many" });
    expect((await as("anna", readSecondFactor)).since).not.toBeNull();
  });

  test("is off after it was turned off, and can be turned on with another secret", async () => {
    const before = await code("anna", 1);
    await as("anna", (viewer) => endSecondFactor(viewer, "veche"));
    expect((await halfway()).url.pathname).toBe("/main");
    await turnOn("anna");
    expect(await code("anna", 1)).not.toBe(before);
  });

  test("is not turned on by a wrong code, nor by one that comes a quarter of an hour late", async () => {
    await as("ivan", (viewer) => beginSecondFactor(viewer, "veche"));
    await expect(as("ivan", (viewer) => confirmSecondFactor(viewer, "000000"))).rejects.toMatchObject({
      kind: "invalid",
      fields: { code: [expect.stringContaining("Код не подходит")] },
    });
    vi.setSystemTime(Date.now() + 16 * 60_000);
    expect((await as("ivan", readSecondFactor)).pending).toBeNull();
    const late = await code("ivan");
    await expect(as("ivan", (viewer) => confirmSecondFactor(viewer, late))).rejects.toMatchObject({ kind: "conflict" });
  });

  test("that is on cannot be begun anew over itself", async () => {
    await expect(as("anna", (viewer) => beginSecondFactor(viewer, "veche"))).rejects.toMatchObject({
      kind: "conflict",
    });
    const again = await code("anna");
    await expect(as("anna", (viewer) => confirmSecondFactor(viewer, again))).rejects.toMatchObject({
      kind: "conflict",
    });
  });
});

describe("the owner of the machine", () => {
  const wish = { username: " Anna ", roles: ["employee" as const] };

  test("gives a new password and leaves the second factor as it is, unless it is to go", async () => {
    const forgotten = () => letIn({ ...wish, password: "veche", withoutSecondFactor: false });
    expect(await forgotten()).toEqual({ secondFactor: true, passkeys: 0 });
    expect((await halfway()).html).toContain('name="code"');
    expect(await letIn({ ...wish, password: "veche", withoutSecondFactor: true })).toEqual({
      secondFactor: false,
      passkeys: 0,
    });
    expect((await halfway()).url.pathname).toBe("/main");
    expect(await forgotten()).toEqual({ secondFactor: false, passkeys: 0 });
  });

  test("is written down as nobody of the portal, in the journal of the person's company", async () => {
    const told = () => db().select().from(audit).where(eq(audit.objectId, world.people.anna!)).orderBy(audit.id);
    const before = (await told()).length;
    await letIn({ ...wish, password: "veche", withoutSecondFactor: true });
    const rows = (await told()).slice(before);
    expect(rows.map(({ deed, accountId }) => [deed, accountId]).sort()).toEqual([
      ["password.set", null],
      ["second-factor.reset", null],
    ]);
    expect(rows.every(({ auditGroupId }) => auditGroupId)).toBe(true);
  });

  test("may make a login that nobody has used yet", async () => {
    expect(await letIn({ ...wish, username: "new", password: "x", withoutSecondFactor: true })).toEqual({
      secondFactor: false,
      passkeys: 0,
    });
  });
});
