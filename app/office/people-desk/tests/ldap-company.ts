import { eq } from "drizzle-orm";
import { afterEach, beforeEach } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { config, readConfig } from "#platform/config.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import {
  baseDn,
  bindDn,
  bindPassword,
  type LdapEntry,
  type LdapServer,
  startLdapServer,
} from "#tests/support/ldap-server.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

export let company: Company;
export let ldap: LdapServer;
let admin: Viewer;
export let mark: string;

/** Gives each test of a file a company with its LDAP server. Call it at the top of the file. */
export function companyWithLdap(): void {
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
}

/** What the operator writes, read as the portal reads it. */
export function setUp(more: Record<string, string> = {}): void {
  config.ldap = readConfig({
    ...{ LDAP_URL: ldap.url, LDAP_BIND_DN: bindDn, LDAP_PASSWORD: bindPassword, LDAP_BASE: baseDn },
    LDAP_COMPANY: company.alias,
    ...more,
  }).ldap;
}

export const desk = () => apiAs(admin).peopleDesk;
export const mail = (name: string) => `${name}-${mark}@example.ru`;
export const dnOf = (name: string) => `CN=${name},OU=Staff,DC=example,DC=ru`;
export const person = (name: string, more: Record<string, string | Buffer> = {}): LdapEntry => ({
  dn: dnOf(name),
  objectGUID: Buffer.from(`${name}-${mark}`.padEnd(16, ".")),
  mail: mail(name),
  sn: "Ёжиков",
  givenName: "Пётр",
  userAccountControl: "512",
  ...more,
});
export const crowd = (count: number) => Array.from({ length: count }, (_, at) => person(`p${at}`));
export const look = async () => {
  const { id, trouble } = await desk().lookLdap();
  if (!id) throw new Error(`Nothing to look at: ${trouble}`);
  return desk().table({ id });
};
export const apply = async () => desk().applyTable({ id: (await look()).id });
export const rowOf = (name: string) =>
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
export const last = async () => (await desk().ldap()).last;
