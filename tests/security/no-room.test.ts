import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { db } from "#platform/db/index.ts";
import { Browser } from "#tests/support/browser.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

/** A disk without room, as PostgreSQL tells of it: some tables take nothing. */
const world = portalInProcess({ LIMITS: "0" });
const full = ["oidc_payload", "comments", "sessions", "marks"];

beforeAll(async () => {
  await db().execute(sql`create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
});
afterAll(() => db().execute(sql`drop function if exists no_room cascade`));

async function fill(): Promise<void> {
  for (const table of full)
    await db().execute(
      sql.raw(
        `create trigger no_room before insert or update on ${table} for each statement execute function no_room()`,
      ),
    );
}

async function free(): Promise<void> {
  for (const table of full) await db().execute(sql.raw(`drop trigger if exists no_room on ${table}`));
}

afterEach(free);

const ready = async () => {
  const answer = await fetch(`${world.origin}/readyz`);
  return [answer.status, await answer.text()];
};

describe("a portal whose disk is full", () => {
  it("is not ready for as long as nothing new fits", async () => {
    const ivan = await world.as("ivan");
    const csrf = await ivan.csrf();
    expect(await ready()).toEqual([200, "ok"]);
    await fill();
    const form = { intent: "comment", text: "Не поместится", _csrf: csrf };
    expect((await ivan.send(`/ugc/${world.sever.publication}`, { form })).status).toBe(503);
    expect(await ready()).toEqual([503, "not ready: database"]);
    await free();
    expect(await ready()).toEqual([200, "ok"]);
  });

  it("tells whoever signs in the true reason, and when to come again", async () => {
    const begun = new Browser(world.origin);
    const page = await begun.open("/login");
    await fill();
    const fresh = await new Browser(world.origin).open("/login");
    const half = await begun.open(page.url.href, { form: { username: "olga", password: "veche" } });
    for (const { answer, html } of [half, fresh]) {
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
      expect(html).toContain("На портале кончилось место");
      expect(html).not.toContain("устарела");
    }
    await free();
    expect((await new Browser(world.origin).signIn("olga")).url.pathname).toBe("/main");
    await ready();
  });

  it("says to a program too when to come again", async () => {
    const ivan = await world.as("ivan");
    const csrf = await ivan.csrf();
    await fill();
    const answer = await ivan.send(`/api/publications/${world.sever.publication}/comments`, {
      method: "POST",
      body: JSON.stringify({ text: "Не поместится" }),
      headers: { "content-type": "application/json", "x-csrf-token": csrf, "sec-fetch-site": "same-origin" },
    });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
    await free();
    await ready();
  });
});
