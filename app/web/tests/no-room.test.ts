import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { db } from "#platform/db/index.ts";
import { Browser } from "#tests/support/browser.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const portal = portalInProcess({ LIMITS: "0" });
const tables = ["publications", "recent_queries", "marks", "sessions"];

/** From now on the database keeps nothing new in these tables: it says so as PostgreSQL does on a full disk. */
async function fillDisk(): Promise<void> {
  await db().execute(sql`create or replace function no_room() returns trigger language plpgsql as $$
    begin raise sqlstate '53100' using message = 'could not extend file: No space left on device'; end $$`);
  for (const name of tables)
    await db().execute(
      sql`create trigger no_room before insert or update on ${sql.identifier(name)} for each row execute function no_room()`,
    );
}

async function freeDisk(): Promise<void> {
  for (const name of tables) await db().execute(sql`drop trigger if exists no_room on ${sql.identifier(name)}`);
}

const ready = async () => {
  const answer = await fetch(`${portal.origin}/readyz`);
  return [answer.status, await answer.text()];
};

afterEach(async () => {
  await freeDisk();
  // Told that there is room again, as a balancer would find out.
  expect(await ready()).toEqual([200, "ok"]);
});

describe("while the disk of the database is full", () => {
  it("what is written comes back in Russian with 503, and is done once there is room", async () => {
    const [anna, admin] = [await portal.as("anna"), await portal.as("admin")];
    const body = "Место кончилось, а слова остались";
    const form = { intent: "publish", body, feed: "blogs", reach: "company", _key: crypto.randomUUID() };
    const publish = async () => anna.send("/ugc/create", { form: { ...form, _csrf: await anna.csrf() } });
    expect(await ready()).toEqual([200, "ok"]);
    await fillDisk();
    const refused = await publish();
    expect(refused.status).toBe(503);
    const html = await refused.text();
    expect(html).toContain("На портале кончилось место");
    expect(html).toContain(body);
    expect(await ready()).toEqual([503, "not ready: database"]);
    expect(await (await admin.send("/admin/state")).text()).toContain("Новое не сохраняется, пока на диске");

    await freeDisk();
    expect(await ready()).toEqual([200, "ok"]);
    expect((await publish()).status).toBe(303);
    expect(await (await admin.send("/admin/state")).text()).not.toContain("Новое не сохраняется, пока на диске");
  });

  it("people read on and find what they look for", async () => {
    const anna = await portal.as("anna");
    await fillDisk();
    for (const path of ["/main", "/feed/work", "/search?query=склад", "/article"])
      expect([path, (await anna.send(path)).status]).toEqual([path, 200]);
    const stranger = await (await portal.as("anonymous")).send("/about");
    expect(stranger.status).toBe(200);
  });

  it("who signs in is told so, and not that the portal is broken", async () => {
    await fillDisk();
    portal.forget("ivan");
    const { answer, html } = await new Browser(portal.origin).signIn("ivan");
    expect(answer.status).toBe(503);
    expect(html).not.toMatch(/сломалось|Что-то пошло не так/);
  });
});
