import "./support/environment.ts";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, expect, test } from "vitest";
import { sessions } from "#platform/auth/schema.ts";
import {
  endOtherSessions,
  endSession,
  listSessions,
  openSession,
  popFlash,
  pushFlash,
  type Session,
  sweepSessions,
} from "#platform/auth/session.ts";
import { forgetRow, sessionCookie } from "#platform/auth/session-row.ts";
import { setClock } from "#platform/clock.ts";
import { countQueries, db } from "#platform/db/index.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { signInPeople, testApp } from "./support/app.ts";
import { Browser } from "./support/browser.ts";

freshDatabase();
const origin = testApp();
beforeAll(() => signInPeople({ anna: ["employee"], ivan: ["employee"] }));
afterEach(() => setClock());

const hour = 3_600_000;

/** Somebody's request with their cookie, and its session. */
async function visit(username = "anna", browser = new Browser(origin)) {
  await browser.signIn(username);
  const request = new Request(origin, { headers: { cookie: `a=b; __Host-sid=${browser.cookies.get("__Host-sid")}` } });
  return { browser, request, session: (await openSession(request)) as Session };
}

const later = (ms: number) => setClock(new Date(Date.now() + ms));

test("a session costs one query, and none within a second", async () => {
  const { request, session } = await visit();
  await forgetRow(session.idHash);
  expect((await countQueries(() => openSession(request))).queries).toHaveLength(1);
  const again = await countQueries(() => Promise.all([openSession(request), openSession(request)]));
  expect(again.queries).toHaveLength(0);
  expect(again.result[0]?.viewer).toEqual(session.viewer);
});

test("strange cookies are nobody", async () => {
  for (const cookie of ["", "__Host-sid=", "__Host-sid=x", "sid=x", `__Host-sid=${"a".repeat(5000)}`]) {
    expect(await openSession(new Request(origin, { headers: { cookie } }))).toBeNull();
  }
});

test("a session that nobody uses ends after twelve hours", async () => {
  const { request, session } = await visit();
  await db()
    .update(sessions)
    .set({ seenAt: new Date(Date.now() - 12 * hour - 1000) })
    .where(eq(sessions.idHash, session.idHash));
  await forgetRow(session.idHash);
  expect(await openSession(request)).toBeNull();
  expect(await sweepSessions()).toBe(1);
});

test("no session lives beyond thirty days", async () => {
  const { request, session } = await visit();
  const [row] = await db().select().from(sessions).where(eq(sessions.idHash, session.idHash));
  expect(row!.expiresAt.getTime() - row!.createdAt.getTime()).toBe(30 * 24 * hour);
  await db()
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(sessions.idHash, session.idHash));
  await forgetRow(session.idHash);
  expect(await openSession(request)).toBeNull();
});

test("use is noted every five minutes at most", async () => {
  const { request, session } = await visit();
  const seenAt = async () =>
    (
      await db().select({ at: sessions.seenAt }).from(sessions).where(eq(sessions.idHash, session.idHash))
    )[0]!.at.getTime();
  const first = await seenAt();
  later(4 * 60_000);
  await openSession(request);
  expect(await seenAt()).toBe(first);
  later(6 * 60_000);
  await openSession(request);
  expect(await seenAt()).toBeGreaterThan(first);
});

test("a toast waits for the next page and is told once, the same one not twice, three at most", async () => {
  const { request, session } = await visit();
  expect((await countQueries(() => popFlash(session))).queries).toHaveLength(0);
  for (const id of ["400", "401", "400", "403", "404"])
    await pushFlash(session, { id, kind: "info", text: `Текст ${id}` });
  const next = (await openSession(request)) as Session;
  expect((await popFlash(next)).map(({ id }) => id)).toEqual(["401", "403", "404"]);
  expect(await popFlash(next)).toEqual([]);
  expect(await popFlash((await openSession(request)) as Session)).toEqual([]);
});

test("a person sees where they are signed in, and nobody else's", async () => {
  const [one, two] = [await visit("ivan"), await visit("ivan")];
  const list = await listSessions(one.session.viewer, one.session.publicId);
  expect(list).toHaveLength(2);
  expect(list.filter(({ current }) => current).map(({ id }) => id)).toEqual([one.session.publicId]);
  expect(JSON.stringify(list)).not.toContain(two.session.idHash);
});

test("ending one session leaves the others; somebody else's cannot be found", async () => {
  const [one, two, foreign] = [await visit("ivan"), await visit("ivan"), await visit("anna")];
  await endSession(one.session.viewer, two.session.publicId);
  expect(await openSession(two.request)).toBeNull();
  expect(await openSession(one.request)).not.toBeNull();
  await expect(endSession(one.session.viewer, foreign.session.publicId)).rejects.toMatchObject({ kind: "not-found" });
  expect(await openSession(foreign.request)).not.toBeNull();
});

test("«Выйти на всех устройствах» asks the other devices for the password again", async () => {
  const [one, two] = [await visit("ivan"), await visit("ivan")];
  expect(await endOtherSessions(one.session.viewer, one.session.publicId)).toBeGreaterThan(0);
  expect(await openSession(one.request)).not.toBeNull();
  expect(await openSession(two.request)).toBeNull();
  // The provider is told once the deed is done; who is faster than that begins anew.
  const path = async () => {
    two.browser.cookies.delete(sessionCookie);
    return (await two.browser.open("/login")).url.pathname;
  };
  await expect.poll(path).toMatch(/^\/auth\/interaction\//);
});
