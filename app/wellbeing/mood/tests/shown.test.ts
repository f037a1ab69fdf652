import { afterEach, beforeAll, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { deliverAll, startEvents } from "#platform/events/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let company: Company;
let manager: Viewer;
let anna: Viewer;
let admin: Viewer;

beforeAll(async () => {
  company = await makeCompany();
  manager = await makePerson(company, { firstName: "Марина", lastName: "Ким" });
  anna = await makePerson(company, { managerId: manager.accountId });
  admin = await makePerson(company, { roles: ["employee", "admin"] });
  await startEvents(listeners).stop();
});
afterEach(() => setClock());

const toldTo = async (who: Viewer) => (await apiAs(who).mood.mine({})).told.map(({ name, note }) => [name, note]);

it("a day is shown to the manager by the person's own tick alone, and taken back by taking the tick away", async () => {
  const api = apiAs(anna);
  await api.mood.tell({ level: "bad", note: "Тяжело" });
  expect(await toldTo(manager)).toEqual([]);
  expect((await api.mood.mine({})).manager).toBe("Марина Ким");
  await api.mood.tell({ level: "bad", note: "Тяжело, поговорим?", shared: true });
  expect(await toldTo(manager)).toEqual([["Анна Петрова", "Тяжело, поговорим?"]]);
  for (const other of [admin, await makePerson(company)]) expect(await toldTo(other)).toEqual([]);
  await deliverAll();
  const { items } = await apiAs(manager).notifications.list({});
  expect(items.map(({ kind, text, actor }) => [kind, text, actor?.name])).toEqual([["mood", "", "Анна Петрова"]]);
  await api.mood.tell({ level: "average" });
  expect(await toldTo(manager)).toEqual([]);
});

it("hard days name whom to call: the portal's own phones, or those that an administrator has written", async () => {
  const api = apiAs(await makePerson(company));
  const phones = async () => (await api.mood.mine({})).support?.contacts.map(({ phone }) => phone);
  expect(await phones()).toBeUndefined();
  for (const back of [2, 1, 0]) {
    const moment = new Date(Date.UTC(2026, 10, 20 - back, 12));
    setClock(moment);
    await api.mood.tell({ level: "bad" });
  }
  expect(await phones()).toContain("112");
  const own = { words: "Мы рядом", contacts: [{ name: "Психолог компании", phone: "+7 (495) 000-00-00" }] };
  await apiAs(admin).mood.changeSupport(own);
  expect((await api.mood.mine({})).support).toEqual(own);
  await expect(api.mood.changeSupport(own)).rejects.toMatchObject({ code: "FORBIDDEN" });
  const wrong = apiAs(admin).mood.changeSupport({ contacts: [{ name: "Психолог", phone: "спросите Машу" }] });
  await expect(wrong).rejects.toMatchObject({ code: "INVALID" });
});
