import { describe, expect, it } from "vitest";
import { keepLdap } from "#app/office/people-desk/server/index.ts";
import { config, readConfig } from "#platform/config.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { startLdapServer } from "#tests/support/ldap-server.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { apply, companyWithLdap, crowd, desk, last, ldap, look, person, rowOf, setUp } from "./ldap-company.ts";

freshDatabase();
companyWithLdap();

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

  it("is silence too, for which nobody waits long", async () => {
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
