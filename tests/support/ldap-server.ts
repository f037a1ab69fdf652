import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { TLSSocket } from "node:tls";

/** An entry of the directory: its attributes, each with its values. */
export type LdapEntry = { dn: string } & Record<string, string | Buffer | string[]>;

export type LdapServer = {
  url: string;
  /** Given anew at each search where it is a function. */
  entries: LdapEntry[] | (() => LdapEntry[]);
  /** Takes what is said and never answers. */
  isSilent: boolean;
  /** Answers a search with this code instead of entries. */
  refusal: number;
  /** Ends the connection after so many pages; the client comes back as nobody. */
  pagesThenGone: number;
  /** How many entries each page had that was asked for. */
  pages: number[];
  stop(): Promise<void>;
};

export const bindDn = "cn=portal,dc=example,dc=ru";
export const bindPassword = "три слова подряд";
export const baseDn = "dc=example,dc=ru";

const paging = "1.2.840.113556.1.4.319";
const success = 0;

/** A server that speaks LDAP (RFC 4511) as far as it is asked: bind, search by pages (RFC 2696), StartTLS, unbind. */
export async function startLdapServer({ secure = false, port = 0 } = {}): Promise<LdapServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.once("close", () => void sockets.delete(socket)));
    socket.on("error", () => {});
    converse(secure ? inTls(socket) : socket, ldap);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const ldap: LdapServer = {
    url: `${secure ? "ldaps" : "ldap"}://127.0.0.1:${(server.address() as { port: number }).port}`,
    entries: [],
    isSilent: false,
    refusal: success,
    pagesThenGone: Number.POSITIVE_INFINITY,
    pages: [],
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
  return ldap;
}

function inTls(socket: Socket): TLSSocket {
  return new TLSSocket(socket, { isServer: true, key, cert }).on("error", () => {});
}

function converse(socket: Socket, ldap: LdapServer): void {
  let waiting = Buffer.alloc(0);
  let isKnown = false;
  const say = (id: number, ...parts: Buffer[]) => socket.write(tlv(0x30, number(id), ...parts));
  const end = (id: number, tag: number, code = success, ...controls: Buffer[]) =>
    say(id, tlv(tag, enumerated(code), text(""), text("")), ...controls);
  const hear = (bytes: Buffer) => {
    waiting = Buffer.concat([waiting, bytes]);
    for (let one = readOne(waiting, 0); one; one = readOne(waiting, 0)) {
      waiting = waiting.subarray(one.end);
      if (ldap.isSilent) continue;
      const [idPart, deed, controls] = partsOf(one.value);
      const id = idPart!.value.readUIntBE(0, idPart!.value.length);
      answer(id, deed!, controls);
    }
  };
  const answer = (id: number, deed: Part, controls: Part | undefined) => {
    const parts = deed.tag === 0x42 ? [] : partsOf(deed.value);
    if (deed.tag === 0x42) socket.end();
    else if (deed.tag === 0x77) {
      end(id, 0x78);
      socket.off("data", hear);
      converse(inTls(socket), ldap);
    } else if (deed.tag === 0x60) {
      isKnown = `${parts[1]!.value}` === bindDn && `${parts[2]!.value}` === bindPassword;
      end(id, 0x61, isKnown ? success : 49);
    } else if (deed.tag === 0x63) search(id, parts, controls);
  };
  const search = (id: number, parts: Part[], controls: Part | undefined) => {
    if (`${parts[0]!.value}` !== baseDn) return end(id, 0x65, 32);
    if (ldap.refusal) return end(id, 0x65, ldap.refusal);
    if (ldap.pages.length >= ldap.pagesThenGone) {
      ldap.pagesThenGone = Number.POSITIVE_INFINITY;
      return socket.end();
    }
    const asked = partsOf(parts[7]!.value).map(({ value }) => `${value}`);
    const { size, cookie } = pageOf(controls);
    const from = Number(cookie || 0);
    const entries = typeof ldap.entries === "function" ? ldap.entries() : ldap.entries;
    const page = isKnown ? entries.slice(from, from + size) : [];
    ldap.pages.push(page.length);
    for (const entry of page) say(id, written(entry, asked));
    const next = isKnown && from + size < entries.length ? `${from + size}` : "";
    end(id, 0x65, success, tlv(0xa0, tlv(0x30, text(paging), octets(tlv(0x30, number(0), text(next))))));
  };
  socket.on("data", hear);
}

/** The size and the cookie that the client's paging control has. */
function pageOf(controls: Part | undefined): { size: number; cookie: string } {
  for (const control of controls ? partsOf(controls.value) : []) {
    const parts = partsOf(control.value);
    if (`${parts[0]!.value}` !== paging) continue;
    const [size, cookie] = partsOf(partsOf(parts.at(-1)!.value)[0]!.value);
    return { size: size!.value.readUIntBE(0, size!.value.length), cookie: `${cookie!.value}` };
  }
  return { size: 1000, cookie: "" };
}

function written({ dn, ...attributes }: LdapEntry, asked: string[]): Buffer {
  const wanted = new Set(asked.map((name) => name.toLowerCase()));
  const told = Object.entries(attributes).filter(([name]) => wanted.has(name.toLowerCase()));
  const list = told.map(([name, value]) => tlv(0x30, text(name), tlv(0x31, ...[value].flat().map(octets))));
  return tlv(0x64, text(dn), tlv(0x30, ...list));
}

type Part = { tag: number; value: Buffer; end: number };

function readOne(bytes: Buffer, at: number): Part | undefined {
  if (bytes.length < at + 2) return undefined;
  const short = bytes[at + 1]!;
  const more = short < 0x80 ? 0 : short & 0x7f;
  if (bytes.length < at + 2 + more) return undefined;
  const length = more ? bytes.readUIntBE(at + 2, more) : short;
  const from = at + 2 + more;
  if (bytes.length < from + length) return undefined;
  return { tag: bytes[at]!, value: bytes.subarray(from, from + length), end: from + length };
}

function partsOf(bytes: Buffer): Part[] {
  const parts: Part[] = [];
  for (let one = readOne(bytes, 0); one; one = readOne(bytes, one.end)) parts.push(one);
  return parts;
}

function tlv(tag: number, ...content: Buffer[]): Buffer {
  const value = Buffer.concat(content);
  const long = Buffer.alloc(5, 0x84);
  long.writeUInt32BE(value.length, 1);
  const length = value.length < 0x80 ? Buffer.from([value.length]) : long;
  return Buffer.concat([Buffer.from([tag]), length, value]);
}

const octets = (value: string | Buffer) => tlv(0x04, Buffer.from(value as string));
const text = octets;
const enumerated = (value: number) => tlv(0x0a, Buffer.from([value]));

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return tlv(0x02, bytes);
}

/** Of nobody: a certificate that no client trusts, and its key. */
const cert = `-----BEGIN CERTIFICATE-----
MIIBhDCCASugAwIBAgIULYv7lT1+dihyS9YwSPNSIF6XYU0wCgYIKoZIzj0EAwIw
FzEVMBMGA1UEAwwMbGRhcC5leGFtcGxlMCAXDTI2MTEyMzIyMzMxNFoYDzIxMjYx
MDMwMjIzMzE0WjAXMRUwEwYDVQQDDAxsZGFwLmV4YW1wbGUwWTATBgcqhkjOPQIB
BggqhkjOPQMBBwNCAARvejePBD2U5VNDFoPcYjCg2DskM+LsIkD+7EhYcgAFiX7n
XOCo44eWldU2jOzoKF8frC3vcqPG+kCWMHAxThvlo1MwUTAdBgNVHQ4EFgQUPqeG
RHYLjHU7oa0hUwyWYVdhoiowHwYDVR0jBBgwFoAUPqeGRHYLjHU7oa0hUwyWYVdh
oiowDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNHADBEAiA1aGTG6DfweVpj
4631PMqdDOEyiijUERdbUREGapmgHwIgL297YEbDx9sSks0jcWGX0OAtAAJpXLVF
BNeXEmHsyqY=
-----END CERTIFICATE-----`;
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgM9Ei4XdU55VNaoEu
yQsBMSipzzo+Lr9eIf24iUO9Ic+hRANCAARvejePBD2U5VNDFoPcYjCg2DskM+Ls
IkD+7EhYcgAFiX7nXOCo44eWldU2jOzoKF8frC3vcqPG+kCWMHAxThvl
-----END PRIVATE KEY-----`;
