import { createHash } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { foundAgreements } from "#app/access/agreements/server/index.ts";
import { nobody, type Viewer } from "#platform/auth/viewer.ts";
import { type DatabaseHandle, newId, openDatabase } from "#platform/db/index.ts";
import { applyMigrations, readMigrations } from "#platform/db/migrate.ts";
import { apiAs } from "#tests/support/api.ts";
import { createDatabase } from "#tests/support/database.ts";

let handle: DatabaseHandle;
let drop: () => Promise<void>;
const [groupId, consented, untold, refused] = [newId(), newId(), newId(), newId()];
const viewer = (accountId: string, consent = true): Viewer => ({
  ...nobody,
  ...{ accountId, groupId, consent, roles: ["employee", "admin"], isGuest: false, isAdmin: true },
});

/** A portal as it was before there were documents: people who have consented, with and without a trace, and one who has not. */
beforeAll(async () => {
  const database = await createDatabase({ empty: true });
  drop = database.drop;
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const all = readMigrations();
  const at = all.findIndex(({ name }) => name.endsWith("_agreements"));
  await client.query("begin");
  await applyMigrations(client, all.slice(0, at));
  await client.query("insert into groups (id, alias, name) values ($1, 'romashka', 'Ромашка')", [groupId]);
  for (const [id, flag] of [[consented, true] as const, [untold, true] as const, [refused, false] as const])
    await client.query(
      `insert into accounts (id, group_id, alias, last_name, first_name, email, consent_to_pers_data)
       values ($1, $2, $1::uuid::text, 'Петрова', 'Анна', $1::uuid::text || '@example.ru', $3)`,
      [id, groupId, flag],
    );
  await client.query(
    `insert into audit (id, account_id, audit_group_id, deed, object_id, result, created_at)
     values ($1, $2, $3, 'consent.given', 'personal-data/1', 'ok', '2025-03-08T09:00:00Z')`,
    [newId(), consented, groupId],
  );
  await client.query("commit");
  await client.end();
  handle = await openDatabase({ url: database.url });
  await foundAgreements();
  await foundAgreements();
});
afterAll(async () => {
  await handle?.close();
  await drop?.();
});

it("who had consented before there were documents is asked for nothing, and the words and the day are kept", async () => {
  const api = apiAs(viewer(consented)).agreements;
  const text = await api.text({ code: "personal-data" });
  expect(text.accepted).toEqual({ number: 1, at: "2025-03-08T09:00:00.000Z", method: "carried" });
  expect(JSON.stringify(text.body)).toContain("компании «Ромашка» нужно ваше согласие");
  const { letters, written, accepted, of } = await api.desked({ id: (await api.desk({})).items[0]!.id });
  expect(text.textHash).toBe(createHash("sha256").update(letters).digest("hex"));
  expect([accepted, of]).toEqual([2, 3]);
  // Today's fuller words wait for the administrator's decision.
  expect([written?.number, written?.text.includes("Оператор – компания «Ромашка»")]).toEqual([2, true]);
  expect((await apiAs(viewer(untold)).agreements.text({ code: "personal-data" })).accepted?.number).toBe(1);
  expect((await apiAs(viewer(refused)).agreements.text({ code: "personal-data" })).accepted).toBeNull();
});

it("gets the other documents once, however often the portal starts", async () => {
  const { items } = await apiAs(viewer(consented)).agreements.desk({});
  const codes = items.map(({ code }) => code);
  expect(codes).toEqual([...new Set(codes)]);
  expect(codes).toContain("analytics");
  expect(codes).toContain("portal-terms");
});

it("where the portal serves one company, a stranger reads its own words, and the name of no one", async () => {
  const open = await apiAs(nobody).agreements.guestConsent({});
  expect(open.title).toBe("Согласие на обработку персональных данных");
  expect(JSON.stringify(open.body)).toContain("компании «Ромашка» нужно ваше согласие");
  expect(open.version.number).toBe(1);
});
