import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keepLdap } from "#app/people-desk/server/index.ts";
import { audit } from "#platform/auth/schema.ts";
import { beginSession, countSessions } from "#platform/auth/session.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { config, readConfig } from "#platform/config.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import {
  baseDn,
  bindDn,
  bindPassword,
  type LdapEntry,
  type LdapServer,
  startLdapServer,
} from "#tests/support/ldap-server.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let company: Company;
let admin: Viewer;
let mark: string;
let ldap: LdapServer;

beforeEach(async () => {
  company = await makeCompany();
  mark = company.id.slice(-12);
  admin = await makePerson(company, { roles: ["employee", "admin"], email: `admin-${mark}@example.ru` });
  ldap = await startLdapServer();
  setUp();
});

afterEach(async () => {
  config.ldap = undefined;
  await ldap.stop();
});

/** What the operator writes, read as the portal reads it. */
function setUp(more: Record<string, string> = {}): void {
  config.ldap = readConfig({
    ...{ LDAP_URL: ldap.url, LDAP_BIND_DN: bindDn, LDAP_PASSWORD: bindPassword, LDAP_BASE: baseDn },
    LDAP_COMPANY: company.alias,
    ...more,
  }).ldap;
}

const desk = () => apiAs(admin).peopleDesk;
const mail = (name: string) => `${name}-${mark}@example.ru`;
const dnOf = (name: string) => `CN=${name},OU=Staff,DC=example,DC=ru`;
const person = (name: string, more: Record<string, string | Buffer> = {}): LdapEntry => ({
  dn: dnOf(name),
  objectGUID: Buffer.from(`${name}-${mark}`.padEnd(16, ".")),
  mail: mail(name),
  sn: "Ёжиков",
  givenName: "Пётр",
  userAccountControl: "512",
  ...more,
});
const crowd = (count: number) => Array.from({ length: count }, (_, at) => person(`p${at}`));
const look = async () => {
  const { id, trouble } = await desk().lookLdap();
  if (!id) throw new Error(`Nothing to look at: ${trouble}`);
  return desk().table({ id });
};
const apply = async () => desk().applyTable({ id: (await look()).id });
const rowOf = (name: string) =>
  withTenant(
    "*",
    async () =>
      (
        await db()
          .select()
          .from(accounts)
          .where(eq(accounts.email, mail(name)))
      )[0],
  );
const last = async () => (await desk().ldap()).last;

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
    const tokens = { access: "a", refresh: "r", expiresAt: Date.now() + 1000, idToken: "i" };
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

  it("leaves out entries that are no people, and one number of many tells nobody apart", async () => {
    ldap.entries = [person("petr"), person("robot", { mail: "" }), person("printer", { givenName: "" })];
    expect((await look()).counts).toMatchObject({ made: 1, problems: 0 });
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
  });
});

describe("trouble with the LDAP server", () => {
  const trouble = async () => (await desk().lookLdap()).trouble;

  it("is told by its kind, and nobody is touched", async () => {
    ldap.entries = crowd(3);
    await apply();
    const heard: (string | null)[] = [];
    const hear = async (more: Record<string, string>) => {
      setUp(more);
      heard.push(await trouble());
    };
    await hear({ LDAP_PASSWORD: "не тот" });
    await hear({ LDAP_BASE: "dc=nowhere" });
    await hear({ LDAP_FILTER: "(((" });
    await hear({ LDAP_URL: "ldap://127.0.0.1:1" });
    await hear({ LDAP_START_TLS: "1" });
    const secure = await startLdapServer({ secure: true });
    await hear({ LDAP_URL: secure.url });
    await secure.stop();
    setUp();
    for (const code of [4, 8, 50, 80]) {
      ldap.refusal = code;
      heard.push(await trouble());
    }
    const tls = ["certificate", "certificate"];
    const refused = ["limit", "encryption", "refused", "broken"];
    expect(heard).toEqual(["password", "base", "filter", "unreachable", ...tls, ...refused]);
    await keepLdap();
    expect(await last()).toMatchObject({ byHand: false, trouble: "broken", counts: null });
    expect((await desk().list({ state: "left" })).total).toBe(0);
  });

  it("is silence too, for which nobody waits long", { timeout: 20_000 }, async () => {
    ldap.isSilent = true;
    expect(await trouble()).toBe("slow");
  });

  it("is a connection that is lost between two pages: half of the people are not all of them", async () => {
    ldap.entries = crowd(1200);
    ldap.pagesThenGone = 1;
    expect(await trouble()).toBe("unreachable");
  });

  it("is an answer without people, at night as by hand", async () => {
    ldap.entries = [person("petr")];
    await apply();
    ldap.entries = [];
    expect(await trouble()).toBe("nobody");
    await keepLdap();
    expect([await last(), (await rowOf("petr"))!.leftAt]).toMatchObject([{ trouble: "nobody", counts: null }, null]);
  });

  it("is a night that would mark too many as left: somebody looks and applies", async () => {
    ldap.entries = crowd(30);
    await keepLdap();
    ldap.entries = crowd(24);
    await keepLdap();
    expect(await last()).toMatchObject({ trouble: "brake", leaving: 6, people: 31, counts: null });
    expect((await desk().list({ state: "left" })).total).toBe(0);
    await apply();
    expect((await desk().list({ state: "left" })).total).toBe(6);
    ldap.entries = crowd(19);
    await keepLdap();
    expect([await last(), (await desk().list({ state: "left" })).total]).toMatchObject([{ trouble: null }, 11]);
  });
});

describe("the company of an LDAP server", () => {
  it("is one: another company's administrator neither sees the server nor asks it", async () => {
    ldap.entries = crowd(2);
    await keepLdap();
    const other = await makeCompany("Ландыш");
    const stranger = await makePerson(other, { roles: ["employee", "admin"] });
    expect(await apiAs(stranger).peopleDesk.ldap()).toMatchObject({ server: null, alias: other.alias, last: null });
    expect(await apiAs(stranger).peopleDesk.lookLdap()).toEqual({ id: null, trouble: "unset" });
    expect(await desk().ldap()).toMatchObject({
      server: new URL(ldap.url).host,
      isOpen: true,
      last: { byHand: false },
    });
    const { id } = await look();
    await expect(apiAs(stranger).peopleDesk.table({ id })).rejects.toMatchObject({ status: 404 });
  });

  it("is not asked about where nothing is set up, and settings that are not whole stop the portal", async () => {
    config.ldap = undefined;
    await keepLdap();
    expect(await desk().ldap()).toMatchObject({ server: null, last: null });
    expect(() => readConfig({ LDAP_URL: "ldap://x" })).toThrow("LDAP_BASE");
    expect(() => readConfig({ LDAP_URL: "http://x" })).toThrow("LDAP_URL");
    expect(() => readConfig({ LDAP_ATTRIBUTES: "shoes=42" })).toThrow("LDAP_ATTRIBUTES");
  });
});
