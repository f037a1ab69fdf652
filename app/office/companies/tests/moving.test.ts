import "#platform/auth/tests/support/outside-environment.ts";
import { eq, sql } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import { beforeEach, describe, expect, test } from "vitest";
import { makePlace } from "#app/engines/membership/server/index.ts";
import { audit, sessions } from "#platform/auth/schema.ts";
import { type Seen, testApp } from "#platform/auth/tests/support/app.ts";
import { fakeProvider } from "#platform/auth/tests/support/fake-provider.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { readMarks } from "#platform/marks/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { Browser } from "#tests/support/browser.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { movePerson, settleIn } from "../server/index.ts";
import { goesAlong } from "../server/moving.ts";

freshDatabase();
const origin = testApp(settleIn);
const provider = fakeProvider();
let old: Company;
let fresh: Company;
let admin: Viewer;

beforeEach(async () => {
  [old, fresh] = [await makeCompany("Ромашка"), await makeCompany("Ландыш")];
  admin = await makePerson(old, { roles: ["employee", "admin"], lastName: "Главный" });
});

const inOld = <T>(fn: () => Promise<T>) => withTenant(old.id, fn);

/** Signs in one and the same person, whom the directory puts into a company. */
async function signIn(group: string | undefined, sub = `petr-${old.alias}`) {
  provider.idClaims = { sub, email: `${sub}@example.ru`, given_name: "Пётр", family_name: "Ёжиков", group };
  const browser = new Browser(origin);
  const { answer, html } = await browser.open("/login?returnTo=/main");
  const viewer = answer.status === 200 ? (JSON.parse(html) as Seen & { viewer: Viewer }).viewer : null;
  return { browser, status: answer.status, viewer, html };
}

const rowOf = (id: string) =>
  withTenant("*", async () => (await db().select().from(accounts).where(eq(accounts.id, id)))[0]!);
const agreed = (id: string) =>
  withTenant("*", () => db().update(accounts).set({ consentToPersData: true }).where(eq(accounts.id, id)));

describe("a directory that was mended", () => {
  test("moves the person at the next sign-in: sessions of the old company end, the new one asks for its consent", async () => {
    const before = await signIn(old.alias);
    const id = before.viewer!.accountId;
    await agreed(id);
    const { viewer } = await signIn(fresh.alias);
    expect(viewer).toMatchObject({ accountId: id, groupId: fresh.id, consent: false });
    const living = await db().select().from(sessions).where(eq(sessions.accountId, id));
    expect(living).toHaveLength(1);
    expect(JSON.parse((await before.browser.open("/main")).html).viewer).toBeNull();
    const rows = await db().select().from(audit).where(eq(audit.objectId, id));
    const moves = rows.filter(({ deed }) => deed === "person.moved");
    expect(moves.map(({ auditGroupId }) => auditGroupId).sort()).toEqual([old.id, fresh.id].sort());
    expect(moves[0]!.detail).toEqual({ before: "Ромашка", company: "Ландыш" });
    const entries = await db().select().from(audit).where(eq(audit.accountId, id)).orderBy(audit.id);
    expect(entries.at(-1)).toMatchObject({ deed: "login", auditGroupId: fresh.id });
  });

  test("takes the place and the rights of the old company, and leaves there what was written", async () => {
    const { viewer } = await signIn(old.alias);
    const id = viewer!.accountId;
    await agreed(id);
    const { id: post } = await apiAs({ ...viewer!, consent: true }).content.create({
      ...{ title: "Слово", body: "Сказано в Ромашке", feed: "work", reach: "company" },
    });
    const led = await makePerson(old, { managerId: id });
    const place = await inOld(() => makePlace(viewer!, { kind: "guild", title: "Гильдия" }));
    await apiAs(admin).peopleDesk.give({ id, right: "moderator" });
    const { viewer: moved } = await signIn(fresh.alias);
    expect(moved!.rights).toEqual([]);
    const { rows } = await inOld(() =>
      db().execute<{ parts: string[] }>(sql`select audience_of(${id}, '{}') as parts`),
    );
    expect(rows[0]!.parts).not.toContain(`place:${place}`);
    expect(await rowOf(id)).toMatchObject({ departmentId: null, managerId: null });
    expect((await rowOf(led.accountId)).managerId).not.toBe(id);
    await agreed(id);
    expect((await apiAs(admin).content.publication({ id: post })).title).toBe("Слово");
    await expect(apiAs({ ...moved!, consent: true }).content.publication({ id: post })).rejects.toMatchObject({
      status: 404,
    });
    await expect(apiAs(admin).peopleDesk.person({ id })).rejects.toMatchObject({ status: 404 });
  });

  test("lets them go on with what is their own, in the new company too", async () => {
    const { viewer } = await signIn(old.alias);
    const api = (who: Viewer) => apiAs({ ...who, consent: true }).notifications;
    const choice = { levels: [{ family: "answers" as const, mail: "off" as const }], quiet: null, days: [1, 2] };
    await api(viewer!).changeSettings(choice);
    const { viewer: moved } = await signIn(fresh.alias);
    expect((await api(moved!).settings()).days).toEqual([1, 2]);
    await api(moved!).changeSettings({ ...choice, days: [3] });
    expect((await api(moved!).settings()).days).toEqual([3]);
  });

  test("moves nobody by a name that no company has, nor without one", async () => {
    const { viewer } = await signIn(old.alias);
    for (const group of ["no-such-company", undefined]) {
      expect((await signIn(group)).viewer).toMatchObject({ accountId: viewer!.accountId, groupId: old.id });
    }
  });

  test("refuses somebody new of a company that is not there, and counts it for administrators", async () => {
    expect(await signIn("no-such-company", `new-${old.alias}`)).toMatchObject({ status: 403, viewer: null });
    expect((await readMarks()).get("unknown-company")).toMatchObject({ detail: "no-such-company" });
  });
});

test("the owner of the machine moves by mailbox, once, and hears who is not there", async () => {
  const { accountId, name } = await makePerson(old, { email: `anna@${old.alias}.ru` });
  const move = () => movePerson(` Anna@${old.alias}.RU`, fresh.alias);
  expect(await move()).toEqual({ name, company: "Ландыш", moved: true });
  expect(await move()).toMatchObject({ moved: false });
  expect((await rowOf(accountId)).groupId).toBe(fresh.id);
  await expect(movePerson("nobody@example.ru", fresh.alias)).rejects.toThrow("на портале нет");
  await expect(movePerson(`anna@${old.alias}.ru`, "no-such")).rejects.toThrow("Компании «no-such» на портале нет");
});

test("whatever a person may have once only, and a company has a wall around, goes along or is taken away", async () => {
  const { rows } = await db().execute<{ name: string }>(sql`
    select distinct c.relname as name from pg_index i join pg_class c on c.oid = i.indrelid
    join pg_attribute own on own.attrelid = c.oid and own.attnum = any(i.indkey) and own.attname = 'account_id'
    join pg_attribute wall on wall.attrelid = c.oid and wall.attname = 'group_id'
    where i.indisunique and c.relnamespace = 'public'::regnamespace order by 1`);
  const along = goesAlong.map((table) => getTableConfig(table as PgTable).name);
  const ofPlaces = ["memberships", "place_bans", "place_invites", "place_offers", "place_requests"];
  const taken = [
    "grants",
    "ldap_people",
    "scim_people",
    "scim_members",
    "claim_holders",
    ...["opinion_owners", "request_executors"],
    ...ofPlaces,
  ];
  // An acceptance is of a company's own document, a notice of one event, an answer to a company's own question,
  // what was earned is its own points, what is learnt is its own course, who goes goes to its own event, what is bought
  // is its own goods, what is asked for is its own service.
  const asked = ["questionnaire_receipts", "questionnaire_responses", "questionnaire_viewers", "opinion_votes"];
  const earned = ["achievement_awards", "progress_runs", "task_runs", "thanks_receivers"];
  const events = ["event_answers", "event_favourites", "event_invites", "event_letters"];
  const learnt = ["enrolments", "saved_courses", "course_reviews", "learning_clocks"];
  const bought = ["store_carts", "store_cart_lines", "store_favourites", "store_orders", "store_wishes"];
  const services = ["request_drafts", "service_favourites", "service_uses"];
  const stays = ["agreement_acceptances", "notices", ...asked, ...earned, ...events, ...learnt, ...bought, ...services];
  expect(rows.map(({ name }) => name).filter((name) => ![...along, ...taken, ...stays].includes(name))).toEqual([]);
});
