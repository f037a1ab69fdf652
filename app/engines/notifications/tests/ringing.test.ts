import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { deliverAll, startEvents } from "#platform/events/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";

const database = freshDatabase();
const rung: string[] = [];
let ear: pg.Client;
let author: Viewer;
let reader: Viewer;
let post: string;

beforeAll(async () => {
  const company = await makeCompany();
  [author, reader] = [await makePerson(company), await makePerson(company)];
  await startEvents(listeners).stop();
  ({ id: post } = await apiAs(author).content.create({ body: "Слова", feed: "work", reach: "company" }));
  ear = new pg.Client({ connectionString: database.url });
  await ear.connect();
  ear.on(
    "notification",
    ({ payload = "" }) => void (payload.includes(`account:${author.accountId}`) && rung.push(payload)),
  );
  await ear.query("listen veche");
});
afterEach(() => setClock());
afterAll(() => ear.end());

/** How often the author's open pages have been told of their bell by one more answer. */
async function ringsOfAnswer(): Promise<number> {
  rung.length = 0;
  await apiAs(reader).content.comment({ id: post, text: "Согласен" });
  await deliverAll();
  // What was told before comes before the answer to a question.
  await ear.query("select 1");
  return rung.length;
}

it("rings for a notice, and not in quiet hours: then it only stands in the bell", async () => {
  const bell = apiAs(author).notifications;
  expect(await ringsOfAnswer()).toBe(1);
  await bell.changeSettings({ quiet: { from: "22:00", to: "08:00" }, days: [1, 2, 3, 4, 5] });
  // A Wednesday night, a Saturday noon, a Friday noon.
  setClock(new Date("2027-03-10T23:00:00+03:00"));
  expect(await ringsOfAnswer()).toBe(0);
  setClock(new Date("2027-03-13T12:00:00+03:00"));
  expect(await ringsOfAnswer()).toBe(0);
  setClock(new Date("2027-03-12T12:00:00+03:00"));
  expect(await ringsOfAnswer()).toBe(1);
  // They stand together as one.
  expect((await bell.unread()).count).toBe(1);
});
