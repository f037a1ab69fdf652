import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { baseDn, bindDn, bindPassword, startLdapServer } from "#tests/support/ldap-server.ts";
import { startPortal } from "#tests/support/portal.ts";
import { quickly } from "../../../bin/prepare.mjs";
import { ldapCompany } from "./people.ts";
import { startPushes } from "./pushes.ts";

/** One filled portal for the whole run. JOURNEYS_URL in the environment names one that already stands. */
export default async function start(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.JOURNEYS_URL) return undefined;
  const dataDir = mkdtempSync(join(tmpdir(), "veche-journeys-"));
  const filler = new URL("fill-portal.ts", import.meta.url).pathname;
  execFileSync(process.execPath, [quickly, filler], {
    env: { ...process.env, DATA_DIR: dataDir, DEMO: "0" },
    stdio: "inherit",
  });
  const push = await startPushes();
  const ldap = await startLdapServer();
  // Somebody new at each search: a run that crosses the portal's night finds the others taken already.
  let asked = 0;
  ldap.entries = () => {
    const [entryUUID, mail] = [`${++asked}`, `katalog${asked}@example.ru`];
    return [{ dn: `cn=katalog${asked},${baseDn}`, entryUUID, mail, sn: "Каталожная", givenName: "Вера" }];
  };
  const portal = await startPortal({
    dataDir,
    env: {
      ...{ WEB_PUSH: "1", WEB_PUSH_INNER: push.origin },
      ...{ LDAP_URL: ldap.url, LDAP_BIND_DN: bindDn, LDAP_PASSWORD: bindPassword, LDAP_BASE: baseDn },
      LDAP_COMPANY: ldapCompany,
    },
  });
  Object.assign(process.env, { JOURNEYS_URL: portal.origin, JOURNEYS_PUSH: push.origin });
  return async () => {
    await portal.stop();
    await ldap.stop();
    push.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
