import { connect, isIP, type Socket } from "node:net";
import { Client, type Entry, type Filter, FilterParser, ResultCodeError } from "ldapts";
import type { LdapTrouble } from "#app/office/people-desk/contract.ts";
import type { LdapSettings } from "#platform/config.ts";
import type { LdapPerson } from "./ldap-rows.ts";

const onePage = 500;
const locks = ["userAccountControl", "nsAccountLock", "pwdAccountLockedTime"];
/** How OpenLDAP writes a lock that somebody has put; any other time is a wait after wrong passwords, which is over by itself. */
const lockedForGood = "000001010000Z";
const most = 20_000;

/** The LDAP server has not given its people: `trouble` says why. */
export class LdapRefusal extends Error {
  readonly trouble: LdapTrouble;
  constructor(trouble: LdapTrouble, cause?: unknown) {
    super(`The LDAP server: ${trouble}`, { cause });
    this.trouble = trouble;
  }
}

/**
 * Asks the LDAP server for all its people, page by page, within a time. Throws an `LdapRefusal` where it gives nobody or not
 * everybody: half of the people would look like all the others had left.
 */
export async function askLdap(settings: LdapSettings, milliseconds: number): Promise<LdapPerson[]> {
  let socket: Socket | undefined;
  const client = new Client({
    ...{ url: settings.url, timeout: milliseconds, connectTimeout: milliseconds },
    createConnection: ((port: number, host: string) => {
      socket = connect(port, host);
      return socket;
    }) as typeof connect,
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new LdapRefusal("slow")), milliseconds);
  });
  try {
    return await Promise.race([readAll(client, settings), late]);
  } catch (error) {
    socket?.destroy();
    throw error instanceof LdapRefusal ? error : new LdapRefusal(troubleOf(error), error);
  } finally {
    clearTimeout(timer);
    client.unbind().catch(() => {});
  }
}

async function readAll(client: Client, settings: LdapSettings): Promise<LdapPerson[]> {
  const filter = filterOf(settings);
  if (settings.startTls) await client.startTLS(nameOf(settings.url));
  await client.bind(settings.bindDn, settings.password);
  const attributes = [...new Set([...Object.values(settings.attributes).flat(), ...locks])];
  const pages = client.searchPaginated(settings.base, {
    ...{ scope: "sub", filter, attributes, paged: { pageSize: onePage } },
    explicitBufferAttributes: ["objectGUID"],
  });
  const people: LdapPerson[] = [];
  for await (const { searchEntries } of pages) {
    // The client connects again by itself, but as nobody and unencrypted: what comes then is not the whole.
    if (!client.isBound) throw new LdapRefusal("unreachable");
    people.push(...searchEntries.map((entry) => personOf(entry, settings)));
    if (people.length > most) throw new LdapRefusal("many");
  }
  return people;
}

function filterOf({ filter }: LdapSettings): Filter {
  try {
    return FilterParser.parseString(filter);
  } catch (error) {
    throw new LdapRefusal("filter", error);
  }
}

function personOf(entry: Entry, { attributes }: LdapSettings): LdapPerson {
  const values = new Map(Object.entries(entry).map(([name, value]) => [name.toLowerCase(), textOf(value)]));
  const find = (names: string[]) => names.map((name) => values.get(name.toLowerCase())).find(Boolean) ?? "";
  const told = Object.fromEntries(Object.entries(attributes).map(([field, names]) => [field, find(names)]));
  const isDisabled =
    (Number(values.get("useraccountcontrol")) & 2) !== 0 ||
    /^true$/i.test(find(["nsAccountLock"])) ||
    find(["pwdAccountLockedTime"]) === lockedForGood;
  return { ...(told as Omit<LdapPerson, "dn" | "isDisabled">), dn: entry.dn, isDisabled };
}

/** Of several values the first; bytes are written as they are told apart. */
function textOf(value: Entry[string]): string {
  const one = Array.isArray(value) ? value[0] : value;
  return Buffer.isBuffer(one) ? one.toString("hex") : (one ?? "").trim();
}

function nameOf(url: string) {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, "");
  return { host, ...(isIP(host) === 0 && { servername: host }) };
}

const byCode: Record<number, LdapTrouble> = {
  ...{ 3: "slow", 4: "limit", 8: "encryption", 11: "limit", 13: "encryption", 32: "base", 34: "base" },
  ...{ 49: "password", 50: "refused", 51: "slow", 52: "unreachable", 53: "refused" },
};

function troubleOf(error: unknown): LdapTrouble {
  if (error instanceof ResultCodeError) return byCode[error.code] ?? "broken";
  const { code = "", message = "" } = error as { code?: string; message?: string };
  if (/CERT|TLS|SSL|ERR_TLS|SELF_SIGNED|UNABLE_TO/.test(code)) return "certificate";
  if (code === "ETIMEDOUT" || /time(d )?\s?out/i.test(message)) return "slow";
  if (/^E[A-Z]+$/.test(code) || /closed|connect/i.test(message)) return "unreachable";
  return "broken";
}
