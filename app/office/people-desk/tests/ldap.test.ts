import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { keepLdap } from "#app/office/people-desk/server/index.ts";
import { audit } from "#platform/auth/schema.ts";
import { beginSession, countSessions } from "#platform/auth/session.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { freshDatabase } from "#tests/support/database.ts";
import {
  apply,
  company,
  companyWithLdap,
  crowd,
  desk,
  dnOf,
  last,
  ldap,
  look,
  mail,
  mark,
  person,
  rowOf,
  setUp,
} from "./ldap-company.ts";

freshDatabase();
companyWithLdap();

describe("an LDAP server", () => {
  it("gives 1 200 people in pages of five hundred, and a second time nothing new", async () => {
    ldap.entries = crowd(1200);
    expect((await look()).counts).toMatchObject({ made: 1200, changed: 0, left: 0, problems: 0 });
    expect(ldap.pages).toEqual([500, 500, 200]);
    await apply();
    expect((await desk().list({})).total).toBe(1201);
    expect((await look()).counts).toMatchObject({ made: 0, changed: 0, left: 0, unchanged: 1200, problems: 0 });
  });

  it("writes nothing before it is applied, and says whom it makes, changes and marks as left", async () => {
    ldap.entries = [person("petr", { title: "Повар" }), person("olga"), person("gone")];
    await look();
    expect(await rowOf("petr")).toBeUndefined();
    await apply();
    ldap.entries = [person("petr", { title: "Шеф" }), person("olga"), person("fresh", { department: "Кухня" })];
    const view = await look();
    expect(view).toMatchObject({ source: "ldap", applied: false, departments: ["Кухня"], unknown: [] });
    expect(view.made).toMatchObject([{ email: mail("fresh") }]);
    expect(view.changed).toMatchObject([
      { email: mail("petr"), changes: [{ field: "position", before: "Повар", after: "Шеф" }] },
    ]);
    expect(view.left).toMatchObject([{ email: mail("gone") }]);
    expect(await last()).toMatchObject({ byHand: true, counts: { made: 3 } });
  });

  it("ends the sign-ins of whose account is disabled there, and says so for good in the journal", async () => {
    ldap.entries = [person("petr"), person("olga")];
    await apply();
    const { id } = (await rowOf("petr"))!;
    const tokens = { accessToken: "x", accessExpiresAt: Date.now() + 3_600_000, refreshToken: null, idToken: "x" };
    await beginSession({ accountId: id, roles: ["employee"], tokens, userAgent: "", address: "" });
    // As administrators do, they take the mailbox too.
    ldap.entries = [person("petr", { userAccountControl: "514", mail: "" }), person("olga")];
    await keepLdap();
    expect([(await rowOf("petr"))!.leftAt !== null, await countSessions(id)]).toEqual([true, 0]);
    expect(await last()).toMatchObject({ byHand: false, trouble: null, counts: { left: 1, unchanged: 1 } });
    const told = await withTenant("*", () => db().select().from(audit).where(eq(audit.auditGroupId, company.id)));
    expect(told.filter(({ deed }) => deed === "people.pulled")).toHaveLength(2);
  });

  it("names managers by their DN, however it is written, and is silent about those whom it does not give", async () => {
    ldap.entries = [
      person("petr", { manager: dnOf("boss").toLowerCase().replaceAll(",", ", ") }),
      person("boss", { manager: dnOf("nobody") }),
    ];
    await apply();
    expect((await rowOf("petr"))!.managerId).toBe((await rowOf("boss"))!.id);
    expect((await rowOf("boss"))!.managerId).toBeNull();
  });

  it("has its say in every field that it fills, and leaves the others and the rights given here", async () => {
    ldap.entries = [person("petr", { telephoneNumber: "+7 900 123-45-67 доб. 8", title: "Повар", l: "Тверь" })];
    await apply();
    const { id } = (await rowOf("petr"))!;
    await desk().give({ id, right: "moderator" });
    await withTenant("*", () => db().update(accounts).set({ position: "Никто", about: "О себе" }));
    ldap.entries = [person("petr", { title: "Повар" })];
    await keepLdap();
    expect(await rowOf("petr")).toMatchObject({ position: "Повар", location: "Тверь", about: "О себе" });
    expect(await desk().person({ id })).toMatchObject({ rights: ["moderator"] });
  });

  it("knows a person by the number when the mailbox is another one", async () => {
    ldap.entries = [person("petr"), person("olga", { manager: dnOf("petr") })];
    await apply();
    const { id } = (await rowOf("petr"))!;
    ldap.entries = [person("petr", { mail: mail("renamed") }), person("olga", { manager: dnOf("petr") })];
    const view = await look();
    expect(view.counts).toMatchObject({ made: 0, changed: 1, left: 0, unchanged: 1, problems: 0 });
    expect(view.changed[0]!.changes).toEqual([{ field: "email", before: mail("petr"), after: mail("renamed") }]);
    await keepLdap();
    expect((await rowOf("renamed"))!.id).toBe(id);
    expect((await look()).counts).toMatchObject({ changed: 0, unchanged: 2 });
  });

  it("never gives the mailbox of one person to another, nor brings back who was marked as left here", async () => {
    ldap.entries = [person("petr"), person("olga"), person("ivan")];
    await apply();
    await desk().leave({ id: (await rowOf("ivan"))!.id });
    ldap.entries = [
      person("petr", { mail: mail("olga") }),
      person("olga"),
      person("ivan"),
      person("twin", { mail: mail("olga") }),
    ];
    const { counts, problems } = await look();
    expect(counts).toMatchObject({ made: 0, changed: 0, left: 0 });
    expect(problems.every(({ text }) => /Ёжиков Пётр \(/.test(text) && !/строк/.test(text))).toBe(true);
    await keepLdap();
    expect([(await rowOf("petr"))?.email, (await rowOf("ivan"))!.leftAt !== null]).toEqual([mail("petr"), true]);
  });

  it("leaves out entries that are no people, names those without a mailbox, and one number of many tells nobody apart", async () => {
    ldap.entries = [person("petr"), person("robot", { mail: "" }), person("printer", { givenName: "" })];
    const { counts, passed } = await look();
    expect(counts).toMatchObject({ made: 1, problems: 0, passed: 1 });
    expect(passed).toEqual([{ line: 3, text: "Ёжиков Пётр: в каталоге нет почты" }]);
    const guid = Buffer.alloc(16, 7);
    ldap.entries = [person("petr", { objectGUID: guid }), person("olga", { objectGUID: guid })];
    await apply();
    expect((await look()).counts).toMatchObject({ changed: 0, unchanged: 2, problems: 0 });
  });

  it("may call things as OpenLDAP does, or as the operator says", async () => {
    const {
      objectGUID: _,
      userAccountControl: __,
      ...open
    } = person("petr", { entryUUID: `u-${mark}`, mobile: "123456" });
    ldap.entries = [{ ...open, ou: "Склад", initials: "Ы", uid: "petr", nsAccountLock: "FALSE" }];
    setUp({ LDAP_ATTRIBUTES: "position=uid|title, phone=" });
    await apply();
    expect(await rowOf("petr")).toMatchObject({ position: "petr", phone: null });
    ldap.entries = [{ ...open, nsAccountLock: "TRUE" }, person("olga")];
    expect((await look()).left).toMatchObject([{ email: mail("petr") }]);
    ldap.entries = [{ ...open, pwdAccountLockedTime: "20240101000000Z" }, person("olga")];
    expect((await look()).left).toEqual([]);
    ldap.entries = [{ ...open, pwdAccountLockedTime: "000001010000Z" }, person("olga")];
    expect((await look()).left).toMatchObject([{ email: mail("petr") }]);
  });

  it("passes over who works there and has left here: an administrator brings them back", async () => {
    ldap.entries = [person("petr"), person("olga")];
    await apply();
    const { id } = (await rowOf("petr"))!;
    await desk().leave({ id });
    const text = `Ёжиков Пётр (${mail("petr")}): уволен на портале, а в каталоге работает`;
    expect(await look()).toMatchObject({ counts: { problems: 0, passed: 1 }, passed: [{ text, personId: id }] });
    await keepLdap();
    expect(await last()).toMatchObject({ counts: { problems: 0, passed: 1 }, passed: [{ text, personId: id }] });
    await desk().restore({ id });
    expect((await look()).counts).toMatchObject({ unchanged: 2, passed: 0 });
  });

  it("names who has lost their mailbox and lets them be", async () => {
    ldap.entries = [person("petr"), person("olga")];
    await apply();
    ldap.entries = [person("petr", { mail: "" }), person("olga")];
    expect(await look()).toMatchObject({
      counts: { left: 0, changed: 0, problems: 0, passed: 1 },
      passed: [{ text: "Ёжиков Пётр: в каталоге нет почты" }],
    });
  });
});
