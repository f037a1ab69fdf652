import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { baseDn, bindDn, bindPassword, startLdapServer } from "#tests/support/ldap-server.ts";
import { startBank } from "./bank.ts";
import { ldapCompany } from "./people.ts";
import { openPortals, type Portals } from "./portals.ts";
import { startPushes } from "./pushes.ts";

/** A filled portal for every project that is run. JOURNEYS_URL in the environment names one that already stands. */
export default async function start(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.JOURNEYS_URL) return undefined;
  const push = await startPushes();
  const ldap = await startLdapServer();
  // Somebody new at each search: the others are taken already.
  let asked = 0;
  ldap.entries = () => {
    const [entryUUID, mail] = [`${++asked}`, `katalog${asked}@example.ru`];
    return [{ dn: `cn=katalog${asked},${baseDn}`, entryUUID, mail, sn: "Каталожная", givenName: "Вера" }];
  };
  const bank = await startBank();
  const portals = await openPortals({
    ...bank.env,
    ...{ WEB_PUSH: "1", WEB_PUSH_INNER: push.origin },
    ...{ LDAP_URL: ldap.url, LDAP_BIND_DN: bindDn, LDAP_PASSWORD: bindPassword, LDAP_BASE: baseDn },
    LDAP_COMPANY: ldapCompany,
    // How often one may ask is a rule of the server, and is proved there.
    LIMITS: "0",
  });
  const desk = await openDesk(portals);
  Object.assign(process.env, { JOURNEYS_DESK: desk.origin, JOURNEYS_PUSH: push.origin });
  return async () => {
    desk.close();
    await portals.stop();
    await ldap.stop();
    bank.stop();
    push.stop();
  };
}

/**
 * Where workers, which are processes of their own, ask: `/js` for the project's portal, `/js/anna` for one more like anna,
 * `/js/begun/ID/10` for a test that all have begun ten minutes earlier.
 */
async function openDesk(portals: Portals): Promise<{ origin: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const [project = "", like, test, minutes] = (request.url ?? "").slice(1).split("/");
    try {
      if (test) response.end(await portals.earlier(project, test, Number(minutes)));
      else response.end(like ? await portals.newcomer(project, like) : await portals.of(project));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
