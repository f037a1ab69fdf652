import { and, eq } from "drizzle-orm";
import { afterEach, beforeAll, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import { notices } from "#app/engines/notifications/server/index.ts";
import { followClock } from "#app/engines/questionnaires/server/clock.ts";
import { questionnaires } from "#app/engines/questionnaires/server/index.ts";
import { answering, ask, makeQuestionnaire } from "#app/engines/questionnaires/tests/made.ts";
import { searchDocuments } from "#app/engines/search/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now, setClock } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
import { setListeners } from "#platform/events/listeners.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let admin: Viewer;
let anna: Viewer;
let ivan: Viewer;

beforeAll(async () => {
  setListeners(listeners);
  const company = await makeCompany();
  admin = await makePerson(company, { roles: ["employee", "admin"] });
  anna = await makePerson(company);
  ivan = await makePerson(company);
});

afterEach(() => setClock());

const question = ask("q", "text", { required: true });

/** Who has been told of what about one survey. */
async function told(id: string, kind: string): Promise<string[]> {
  await deliverAll();
  const rows = await withTenant("*", () =>
    db()
      .select({ who: notices.accountId })
      .from(notices)
      .where(and(eq(notices.kind, kind), eq(notices.href, `/surveys/${id}`))),
  );
  return rows.map(({ who }) => who).sort();
}

it("tells those who are asked once, reminds those who have not answered, and tells of the sums when it is over", async () => {
  const audience = [`user:${anna.accountId}`, `user:${ivan.accountId}`];
  const id = await makeQuestionnaire(admin, [[question]], { audience, settings: { results: "closed" } });
  const both = [anna.accountId, ivan.accountId].sort();
  expect(await told(id, "survey-new")).toEqual(both);
  await answering(id)(anna, { q: { text: "Да" } });
  expect(await apiAs(admin).questionnaireDesk.remind({ id })).toEqual({ people: 1 });
  expect(await told(id, "survey-reminder")).toEqual([ivan.accountId]);
  await expect(apiAs(admin).questionnaireDesk.remind({ id })).rejects.toMatchObject({ status: 429 });
  await withTenant("*", () => db().update(questionnaires).set({ closesAt: now() }).where(eq(questionnaires.id, id)));
  for (const run of ["a", "b"]) await withTenant("*", () => followClock.run({}, run, new AbortController().signal));
  expect(await told(id, "survey-results")).toEqual(both);
});

it("tells of what opens later when it opens, reminds on the day that was set, and both once", async () => {
  const audience = [`user:${anna.accountId}`, `user:${ivan.accountId}`];
  const at = (minutes: number) => new Date(Date.parse("2030-01-10T09:00:00Z") + minutes * 60_000);
  const tick = async (minutes: number) => {
    setClock(at(minutes));
    await withTenant("*", () => followClock.run({}, String(minutes), new AbortController().signal));
  };
  setClock(at(-60));
  const terms = { opensAt: at(0).toISOString(), remindAt: at(120).toISOString(), closesAt: at(240).toISOString() };
  const id = await makeQuestionnaire(admin, [[question]], { audience, ...terms });
  await tick(-5);
  expect(await told(id, "survey-new")).toEqual([]);
  for (const minutes of [1, 6]) await tick(minutes);
  expect(await told(id, "survey-new")).toEqual([anna.accountId, ivan.accountId].sort());
  await answering(id)(anna, { q: { text: "Да" } });
  for (const minutes of [121, 126]) await tick(minutes);
  expect(await told(id, "survey-reminder")).toEqual([ivan.accountId]);
  expect((await apiAs(admin).questionnaireDesk.source({ id })).remindAt).toBeNull();
  const settled = makeQuestionnaire(admin, [[question]], { ...terms, remindAt: at(300).toISOString() });
  await expect(settled).rejects.toMatchObject({ status: 422 });
});

it("tells whom the results were opened to, once it is out", async () => {
  const viewers = [`person-${ivan.accountId.slice(-12)}`];
  const id = await makeQuestionnaire(admin, [[question]], {
    audience: [`user:${anna.accountId}`],
    viewers,
    publish: false,
  });
  const hears = async () => {
    await deliverAll();
    return (await apiAs(ivan).notifications.list({})).items.filter(({ href }) => href === `/surveys/${id}/results`);
  };
  expect(await hears()).toEqual([]);
  await apiAs(admin).questionnaireDesk.step({ id, step: "publish" });
  expect(await hears()).toMatchObject([{ kind: "survey-viewer" }]);
});

it("stands on the main page until it is answered", async () => {
  const id = await makeQuestionnaire(admin, [[question]], { audience: [`user:${anna.accountId}`], title: "Ждёт" });
  const shown = async () => (await apiAs(anna).widgets.main({})).views.surveys ?? [];
  expect(await shown()).toContainEqual({ href: `/surveys/${id}`, title: "Ждёт" });
  await answering(id)(anna, { q: { text: "Да" } });
  expect((await shown()).map(({ title }) => title)).not.toContain("Ждёт");
});

it("is found in search while it is out, and not before and after", async () => {
  const id = await makeQuestionnaire(admin, [[question]], { publish: false });
  const found = async () => {
    await deliverAll();
    const rows = await withTenant("*", () =>
      db().select({ tab: searchDocuments.tab }).from(searchDocuments).where(eq(searchDocuments.objectId, id)),
    );
    return rows.map(({ tab }) => tab);
  };
  expect(await found()).toEqual([]);
  const { step } = apiAs(admin).questionnaireDesk;
  await step({ id, step: "publish" });
  expect(await found()).toEqual(["questionnaires"]);
  await step({ id, step: "close" });
  await step({ id, step: "archive" });
  expect(await found()).toEqual([]);
});

it("tells who has taken a test when it is marked whole, once, and when an attempt does not count", async () => {
  const essay = ask("essay", "long", { points: 2 });
  const id = await makeQuestionnaire(admin, [[essay]], { kind: "test", settings: { attempts: 0 } });
  const toldOf = async (attempt: string) => {
    await deliverAll();
    const isIt = eq(notices.href, `/tests/${id}/attempts/${attempt}`);
    const rows = await withTenant("*", () => db().select({ kind: notices.kind }).from(notices).where(isIt));
    return rows.map(({ kind }) => kind).sort();
  };
  await apiAs(anna).questionnaires.begin({ id });
  const { attempt } = await answering(id, "test")(anna, { essay: { text: "Мысли" } });
  expect(await toldOf(attempt!)).toEqual([]);
  const desk = apiAs(admin).questionnaireDesk;
  for (const points of [1, 2]) await desk.mark({ id: attempt!, question: "essay", points, comment: "" });
  expect(await toldOf(attempt!)).toEqual(["test-result"]);
  await desk.annul({ id: attempt!, reason: "Погас свет" });
  expect(await toldOf(attempt!)).toEqual(["test-annulled", "test-result"]);
});

it("tells who has taken a test that the end is known once it is closed, where it said so, and nobody else", async () => {
  const right = ask("q", "yes-no", { rightText: "yes" });
  const id = await makeQuestionnaire(admin, [[right]], { kind: "test", settings: { when: "closed" } });
  await apiAs(ivan).questionnaires.begin({ id });
  await answering(id, "test")(ivan, { q: { chosen: ["yes"] } });
  await apiAs(admin).questionnaireDesk.step({ id, step: "close" });
  await deliverAll();
  const isIt = and(eq(notices.kind, "test-result"), eq(notices.href, `/tests/${id}`));
  const rows = await withTenant("*", () => db().select({ who: notices.accountId }).from(notices).where(isIt));
  expect(rows.map(({ who }) => who)).toEqual([ivan.accountId]);
});
