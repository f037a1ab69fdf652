import { eq } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { audit } from "#platform/auth/schema.ts";
import { beginSession, openSession, popFlash } from "#platform/auth/session.ts";
import { sessionCookie } from "#platform/auth/session-row.ts";
import { answerShowAs } from "#platform/auth/showing.ts";
import { setClock } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { db } from "#platform/db/index.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
afterEach(() => setClock());

const later = (minutes: number) => setClock(() => new Date(Date.now() + minutes * 60_000));

it("lends somebody's eyes for half an hour, then gives the administrator their own back, once and with a word", async () => {
  const company = await makeCompany();
  const admin = await makePerson(company, { roles: ["employee", "admin"], lastName: "Главный" });
  const petr = await makePerson(company, { firstName: "Пётр" });
  const tokens = { accessToken: "x", accessExpiresAt: Date.now() + 3 * 3_600_000, refreshToken: null, idToken: "x" };
  const { accountId, roles } = admin;
  const secret = await beginSession({ accountId, roles, tokens, userAgent: "", address: "" });
  const headers = { cookie: `${sessionCookie}=${secret}`, origin: new URL(config.publicUrl).origin };
  const open = () => openSession(new Request(config.publicUrl, { headers }));
  const body = new URLSearchParams({ id: petr.accountId, returnTo: "/main", _csrf: (await open())!.csrf });
  const wish = new Request(`${config.publicUrl}/show-as`, { method: "POST", headers, body });
  const facts = { requestId: crypto.randomUUID(), nonce: "", address: "" };
  expect((await answerShowAs(wish, facts))?.status).toBe(303);

  later(29);
  const shown = await open();
  expect([shown!.viewer.accountId, shown!.shownUntil]).toEqual([petr.accountId, expect.any(String)]);
  later(31);
  const back = await Promise.all([open(), open()]);
  expect(back.map((one) => one!.viewer.accountId)).toEqual([accountId, accountId]);
  const again = (await open())!;
  expect([again.shownUntil, again.shownBefore]).toEqual([undefined, undefined]);
  expect(await popFlash(again)).toMatchObject([{ text: expect.stringContaining("Просмотр закончился") }]);
  const rows = await db().select().from(audit).where(eq(audit.objectId, petr.accountId)).orderBy(audit.id);
  expect(rows.map(({ deed, accountId: by }) => [deed, by])).toEqual([
    ["shown-as.begun", accountId],
    ["shown-as.ended", accountId],
  ]);
});
