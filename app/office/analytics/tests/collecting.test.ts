import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now, setClock } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { analyticsEvents, keepSums } from "../server/index.ts";

freshDatabase();
let company: Company;
let anna: Viewer;

afterEach(() => setClock());
beforeEach(async () => {
  await withTenant("*", () => db().delete(analyticsEvents));
  company = await makeCompany();
  anna = await makePerson(company);
});

const events = () => withTenant("*", () => db().select().from(analyticsEvents));
const agree = (who = anna) => apiAs(who).agreements.accept({ code: "analytics", version: 1 });
const page = (path = "/feed/work", id: string = crypto.randomUUID()) => {
  return { id, kind: "page" as const, path, at: new Date().toISOString() };
};
const send = (...list: ReturnType<typeof page>[]) =>
  apiAs(anna).analytics.collect({ device: crypto.randomUUID(), events: list });

describe("visits", () => {
  it("are not written down before the person agrees, and the browser learns it", async () => {
    expect(await apiAs(anna).analytics.terms({})).toEqual({ visits: false, recording: null });
    expect(await send(page())).toEqual({ visits: false });
    expect(await events()).toEqual([]);
  });

  it("are written with the company of the one who sends them, in the table's words", async () => {
    await agree();
    expect(await apiAs(anna).analytics.terms({})).toEqual({ visits: true, recording: null });
    expect(await send(page("/profile/petr"))).toEqual({ visits: true });
    const about = { groupId: company.id, accountId: anna.accountId, kind: "page", platform: "desktop" };
    expect(await events()).toMatchObject([
      { ...about, route: "/profile/:socialId", title: "Профиль", view: "browser" },
    ]);
  });

  it("are written once, however often a batch comes", async () => {
    await agree();
    const one = page();
    await send(one);
    await send(one, page("/main"));
    expect((await events()).map(({ route }) => route).sort()).toEqual(["/feed/work", "/main"]);
  });

  it("of pages that do not exist are not written at all", async () => {
    await agree();
    await send(page("/Anna-Petrova-secret"));
    expect(await events()).toEqual([]);
  });

  it("end at once with the consent, and what was written is forgotten by night", async () => {
    await agree();
    await send(page());
    await apiAs(anna).agreements.withdraw({ code: "analytics" });
    expect(await send(page())).toEqual({ visits: false });
    expect((await events()).length).toBe(1);
    await withTenant("*", () => keepSums());
    expect(await events()).toEqual([]);
  });

  it("are never told by an administrator who looks with the person's eyes", async () => {
    await agree();
    const shown = { ...anna, shownBy: { accountId: crypto.randomUUID(), name: "Админ" } };
    expect(await apiAs(shown).analytics.terms({})).toEqual({ visits: false, recording: null });
  });

  it("come from now and not from a wrong clock", async () => {
    await agree();
    setClock(new Date());
    await send({ ...page(), at: "2001-01-01T00:00:00Z" });
    const [event] = await events();
    expect(event!.at).toEqual(now());
  });
});
