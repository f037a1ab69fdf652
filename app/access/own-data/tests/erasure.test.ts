import { eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ownParts } from "#app/access/own-data/server/index.ts";
import { remindOfData } from "#app/access/own-data/server/reminding.ts";
import { listeners } from "#app/areas.ts";
import { reindex, searchSources } from "#app/engines/search/server/index.ts";
import { audit } from "#platform/auth/schema.ts";
import { beginSession, countSessions } from "#platform/auth/session.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
import { setListeners } from "#platform/events/listeners.ts";
import { files } from "#platform/files/schema.ts";
import { registerIdentity } from "#platform/identity/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { pictureFile } from "#tests/support/canaries.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { live, makePlaces } from "./life.ts";

freshDatabase();
let company: Company;
let admin: Viewer;
let petr: Viewer;

beforeAll(() => setListeners(listeners));
beforeEach(async () => {
  forgetSpending();
  company = await makeCompany();
  admin = await makePerson(company, { roles: ["employee", "admin"], firstName: "Ирина", lastName: "Главная" });
  petr = await makePerson(company, { firstName: "Пётр", lastName: "Ёжиков" });
});
afterEach(() => setClock());

const own = (who = petr) => apiAs(who).ownData;
const desk = () => apiAs(admin).ownData;
const rowOf = async (id: string) =>
  (await withTenant("*", () => db().select().from(accounts).where(eq(accounts.id, id))))[0]!;
const bellOf = async (who: Viewer) => {
  await deliverAll();
  return (await apiAs(who).notifications.list({})).items.map(({ kind, text }) => [kind, text]);
};
const deedsOn = (id: string) =>
  withTenant("*", () => db().select().from(audit).where(eq(audit.objectId, id)).orderBy(audit.id));

describe("a person", () => {
  it("asks once for their data to be erased, and may think better of it", async () => {
    const { id } = await own().askErasure({});
    expect((await own().askErasure({})).id).toBe(id);
    const { open, gone, nameless, kept } = await own().erasure({});
    expect(Date.parse(open!.until) - Date.parse(open!.askedAt)).toBe(30 * 86_400_000);
    expect(gone.length + nameless.length + kept.length).toBe(ownParts.get().length);
    expect(await bellOf(admin)).toEqual([["erasure-asked", "На ответ есть 30 дней"]]);
    expect(await desk().isErasable({ id: petr.accountId })).toEqual({ erasable: true });
    expect(await own().withdrawErasure({})).toEqual({ withdrawn: true });
    expect(await desk().isErasable({ id: petr.accountId })).toEqual({ erasable: false });
    expect(await own().withdrawErasure({})).toEqual({ withdrawn: false });
    expect((await own().erasure({})).open).toBeNull();
    await expect(desk().erase({ id: petr.accountId })).rejects.toMatchObject({ status: 409 });
  });

  it("who signs in with a password here must know it", async () => {
    const { accountId } = petr;
    await registerIdentity({ username: `u-${accountId}`, password: "верно и длинно", roles: ["employee"], accountId });
    expect((await own().erasure({})).byPassword).toBe(true);
    await expect(own().askErasure({})).rejects.toMatchObject({ status: 422 });
    await expect(own().askErasure({ password: "не то" })).rejects.toMatchObject({ status: 422 });
    await own().askErasure({ password: "верно и длинно" });
  });

  it("is told why it was refused, and may ask again", async () => {
    const { id } = await own().askErasure({});
    expect((await desk().erasures({})).items).toMatchObject([{ id, name: "Пётр Ёжиков", ending: null }]);
    await desk().refuseErasure({ id, reason: "Нужны для договора" });
    await expect(desk().refuseErasure({ id, reason: "Ещё раз" })).rejects.toMatchObject({ status: 409 });
    expect((await own().erasure({})).refused?.reason).toBe("Нужны для договора");
    expect(await bellOf(petr)).toEqual([["erasure-refused", "Нужны для договора"]]);
    expect((await own().askErasure({})).id).not.toBe(id);
    const { items } = await desk().erasures({});
    expect(items.map(({ ending, by }) => [ending, by])).toEqual([
      [null, null],
      ["refused", "Ирина Главная"],
    ]);
  });

  it("of another company is nobody to an administrator", async () => {
    const other = await makePerson(await makeCompany("Лютик"));
    const { id } = await own(other).askErasure({});
    await expect(desk().erasureOf({ id })).rejects.toMatchObject({ status: 404 });
    await expect(desk().refuseErasure({ id, reason: "Нет" })).rejects.toMatchObject({ status: 404 });
    await expect(desk().erase({ id: other.accountId })).rejects.toMatchObject({ status: 404 });
    await expect(desk().isErasable({ id: other.accountId })).rejects.toMatchObject({ status: 404 });
    expect((await desk().erasures({})).items).toEqual([]);
  });
});

describe("erasing", () => {
  const stays = [
    // What was written, where it stands.
    ...["title", "lead", "body", "hashtag", "was", "comment", "remark", "story", "answer", "question", "option"],
    ...["ready-title", "ready-text", "rule-term", "rule-note", "topic", "words", "to-me", "event", "event-told"],
    ...["course", "course-told", "map", "seat", "product-review"],
    // What the company must be able to prove.
    ...["address", "agreed", "told-why", "verdict", "appeal", "complaint"],
  ];

  it("leaves nothing of the person in any table but their words and what must be proved", async () => {
    const anna = await makePerson(company, {
      ...{ firstName: "CANARY-own-first", lastName: "CANARY-own-last", patronymic: "CANARY-own-patronymic" },
      ...{ about: "CANARY-own-about", phone: "CANARY-own-phone", messenger: "CANARY-own-messenger" },
      ...{ position: "CANARY-own-position", location: "CANARY-own-location", status: "CANARY-own-status" },
      ...{ skills: ["CANARY-own-skill"], languages: ["CANARY-own-language"], email: "CANARY-own@example.ru" },
      ...{ birthDate: "1990-11-24", hiredOn: "2020-02-03", issuer: "CANARY-own-issuer", subject: "CANARY-own-subject" },
    });
    const { photo } = await apiAs(anna).account.uploadPhoto({ photo: await pictureFile("CANARY-own-photo.png") });
    await live(anna, admin, await makePlaces(admin), (place) => `CANARY-own-${place}`);
    await own(anna)
      .askErasure({ password: undefined })
      .catch(() => undefined);
    await apiAs(admin).peopleDesk.leave({ id: anna.accountId });
    await desk().erase({ id: anna.accountId });
    await reindex(searchSources.get(), () => {});
    const found = new Set<string>();
    const { rows: tables } = await db().execute<{ name: string }>(
      sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    for (const { name } of tables) {
      // Letters of an event wait for their hour and go; what was typed twice within a day is forgotten.
      if (["outbox", "idempotency"].includes(name)) continue;
      const { rows } = await withTenant("*", () =>
        db().execute<{ row: string }>(
          // What search makes of words is made of the words beside it.
          sql`select row from ${sql.identifier(name)} t, lateral (select (to_jsonb(t) - 'words')::text as row) as told
            where row ilike '%canary-own%'`,
        ),
      );
      for (const { row } of rows)
        for (const [, mark] of row.matchAll(/canary-own-?([a-z-]*[a-z]|@)/gi)) found.add(`${mark!.toLowerCase()}`);
    }
    expect([...found].filter((mark) => !stays.includes(mark)).sort()).toEqual([]);
    expect(await withTenant("*", () => db().$count(files, eq(files.id, photo.split("/").at(-1)!)))).toBe(0);
    const { accountId } = anna;
    expect(await rowOf(accountId)).toMatchObject({
      ...{
        firstName: "Удалённый сотрудник",
        lastName: "",
        birthDate: null,
        hiredOn: null,
        issuer: null,
        subject: null,
      },
      ...{ email: `${accountId}@no-mail.invalid`, erasedAt: expect.any(Date), leftAt: expect.any(Date) },
    });
  });

  it("ends the account of who asks, passes on what they answered for, and closes the request", async () => {
    const heir = await makePerson(company, { firstName: "Олег" });
    const led = await makePerson(company, { managerId: petr.accountId });
    const { accountId: id, roles } = petr;
    const tokens = { accessToken: "x", accessExpiresAt: Date.now() + 3_600_000, refreshToken: null, idToken: "x" };
    await beginSession({ accountId: id, roles, tokens, userAgent: "", address: "" });
    const { id: publication } = await apiAs(petr).content.create({
      title: "Слово",
      body: "Остаётся",
      feed: "work",
      reach: "company",
    });
    const { id: request } = await own().askErasure({});
    await desk().erase({ id, successor: (await rowOf(heir.accountId)).alias });
    expect(await countSessions(id)).toBe(0);
    expect((await rowOf(led.accountId)).managerId).toBe(heir.accountId);
    expect((await desk().erasureOf({ id: request })).ending).toBe("done");
    const { author } = await apiAs(heir).content.publication({ id: publication });
    expect(author).toMatchObject({ name: expect.stringContaining("Удалённый сотрудник") });
    expect((await apiAs(admin).peopleDesk.list({ query: "Удалённый" })).items).toEqual([]);
    const told = (await deedsOn(id)).map(({ deed }) => deed);
    expect(told).toEqual(["erasure.asked", "person.left", "person.erased"]);
    expect(JSON.stringify(await deedsOn(id))).not.toMatch(/Ёжиков|Пётр/);
    await desk().erase({ id });
    expect((await deedsOn(id)).length).toBe(3);
  });

  it("is for good: nobody brings them back by the same account, and the same mailbox is somebody new", async () => {
    const { accountId: id } = petr;
    const { email } = await rowOf(id);
    await apiAs(admin).peopleDesk.leave({ id });
    await desk().erase({ id });
    await expect(apiAs(admin).peopleDesk.restore({ id })).rejects.toMatchObject({ status: 409 });
    const table = new File([`Фамилия;Имя;Почта\nЁжиков;Пётр;${email}\n`], "люди.csv", { type: "text/csv" });
    const { id: plan } = await apiAs(admin).peopleDesk.takeTable({ file: table });
    await apiAs(admin).peopleDesk.applyTable({ id: plan });
    expect((await rowOf(id)).firstName).toBe("Удалённый сотрудник");
    const { items } = await apiAs(admin).peopleDesk.list({ query: "Ёжиков" });
    expect(items.map((one) => [one.id === id, one.email])).toEqual([[false, email]]);
  });

  it("is not for whoever neither asks nor has left, nor for the last administrator", async () => {
    await expect(desk().erase({ id: petr.accountId })).rejects.toMatchObject({ status: 409 });
    await own(admin).askErasure({});
    await expect(desk().erase({ id: admin.accountId })).rejects.toMatchObject({ status: 409 });
    expect((await own(admin).erasure({})).open).not.toBeNull();
  });
});

describe("the days of the law", () => {
  it("are told to the administrators once, five days before they run out", async () => {
    const day = (count: number) => setClock(new Date(Date.now() + count * 86_400_000));
    await own().askErasure({});
    const olga = await makePerson(company, { firstName: "Ольга", consentWithdrawnAt: new Date() });
    const due = async () => {
      await remindOfData();
      return (await bellOf(admin)).filter(([kind]) => kind === "data-due").length;
    };
    day(24);
    expect(await due()).toBe(0);
    day(26);
    expect(await due()).toBe(2);
    day(27);
    expect(await due()).toBe(2);
    setClock();
    const { items } = await apiAs(admin).peopleDesk.list({ consent: "withdrawn" });
    expect(items.map(({ id, withdrawn }) => [id, withdrawn])).toEqual([[olga.accountId, true]]);
  });
});
