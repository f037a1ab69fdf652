import { like } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { db, withTenant } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { encodeCall } from "#tests/support/call.ts";
import { portalOfTwoCompanies } from "#tests/support/fixture-portal.ts";
import { operationsOf } from "#tests/support/operations.ts";
import { sampleOf } from "#tests/support/samples.ts";

const world = portalOfTwoCompanies();
const operations = operationsOf();
const closed = operations.filter(({ access, beforeConsent }) => access !== "public" && !beforeConsent);

/** Who has not consented: may do most of all, and may do nothing. */
const who = "admin";

beforeAll(async () => {
  await withTenant("*", () =>
    db().update(accounts).set({ consentToPersData: false }).where(like(accounts.email, "%.admin@example.ru")),
  );
});

async function call(name: string, input: unknown) {
  const answer = await (await world.as(who)).call(await encodeCall(name, input));
  return { status: answer.status, body: await answer.json() };
}

describe("without the consent to personal data", () => {
  it.each(closed.map(({ name }) => name))("%s is closed, and its answer says what is missing", async (name) => {
    const { status, body } = await call(name, (await sampleOf(name, world)).input);
    expect([status, body.code, body.message]).toEqual([
      403,
      "CONSENT_NEEDED",
      "Сначала нужно дать согласие на обработку персональных данных",
    ]);
  });

  it("a person reads who they are, what they are asked for, what is kept of them, and asks for help", async () => {
    expect(operations.filter((one) => one.beforeConsent).map(({ name }) => name)).toEqual(
      expect.arrayContaining(["account.me", "agreements.consent", "ownData.ask", "support.ticket"]),
    );
    const me = await call("account.me", undefined);
    expect([me.status, me.body.consentToPersData]).toEqual([200, false]);
    for (const name of ["agreements.mine", "agreements.legal", "ownData.state", "support.own", "analytics.terms"])
      expect([name, (await call(name, {})).status]).toEqual([name, 200]);
    expect((await call("analytics.terms", {})).body).toEqual({ visits: false, recording: null });
  });

  it("neither files of the company nor its live news come, and nobody's eyes are lent", async () => {
    const admin = await world.as(who);
    expect((await admin.send(`/files/${world.sever.picture}`)).status).toBe(404);
    expect((await admin.send("/live?topics=feed:work")).status).toBe(401);
    const form = { _csrf: await admin.csrf(), id: world.sever.employee.accountId, returnTo: "/main" };
    expect((await admin.open("/show-as", { form })).url.pathname).not.toBe("/main");
  });

  it("everything is open again once it is given", async () => {
    expect((await call("agreements.consent", { version: "1" })).status).toBe(200);
    expect((await call("people.list", {})).status).toBe(200);
  });
});
