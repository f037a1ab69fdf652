import { type LookupAddress, lookup } from "node:dns";
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Addresses that are nobody's in the open internet: the machine itself, its network, its cloud, and ways round them. */
const inner = new BlockList();
for (const [net, bits] of [
  ...([["0.0.0.0", 8] as const, ["10.0.0.0", 8], ["100.64.0.0", 10], ["127.0.0.0", 8]] as const),
  ...([["169.254.0.0", 16] as const, ["172.16.0.0", 12], ["192.0.0.0", 24], ["192.0.2.0", 24]] as const),
  ...([["192.88.99.0", 24] as const, ["192.168.0.0", 16], ["198.18.0.0", 15], ["198.51.100.0", 24]] as const),
  ...([["203.0.113.0", 24] as const, ["224.0.0.0", 4], ["240.0.0.0", 4]] as const),
] as const)
  inner.addSubnet(net, bits, "ipv4");
/** Of IPv6 only what is given out to the world, without its ways back into IPv4 (NAT64, 6to4, Teredo) and its examples. */
const outer = new BlockList();
outer.addSubnet("2000::", 3, "ipv6");
for (const [net, bits] of [["2001::", 23] as const, ["2001:db8::", 32], ["2002::", 16], ["3fff::", 20]] as const)
  inner.addSubnet(net, bits, "ipv6");

/** Whether an IP address is somebody's in the open internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inner.check(address, "ipv4");
  return family === 6 && outer.check(address, "ipv6") && !inner.check(address, "ipv6");
}

/** Asked for an address that is not to be called. */
export class InnerAddress extends Error {}

/** Names are looked up by the connection itself, so what was checked is what is called. */
const outsideOnly: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const good = error ? [] : found.filter(({ address }) => isPublicAddress(address));
    if (!good.length) return done(error ?? new InnerAddress(`${name} is an inner address`), "", 0);
    if (options.all) done(null, good);
    else done(null, good[0]!.address, good[0]!.family);
  });
};

const patience = { keepAlive: true, maxSockets: 8, maxTotalSockets: 256, timeout: 30_000 };
const outside = new HttpsAgent({ ...patience, lookup: outsideOnly } as ConstructorParameters<typeof HttpsAgent>[0]);
const known = { "https:": new HttpsAgent(patience), "http:": new HttpAgent(patience) };

const longest = 16 * 1024;

/**
 * Whether a foreign address may be called at all, as far as it says so itself: `https` without a name and a password in it,
 * no inner IP address; or one of the origins that the operator trusts.
 */
export function mayCall(address: string, trusted: readonly string[]): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return false;
  if (trusted.includes(url.origin)) return true;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  return url.protocol === "https:" && (isIP(host) === 0 || isPublicAddress(host));
}

type Guarded = { headers: Record<string, string>; trusted: readonly string[]; seconds: number };
type Call = Guarded & { body: Buffer };

/**
 * Posts to an address that somebody else has named (a hostile one may be among them): never into the own network unless the
 * operator trusts that origin, never where an answer leads on to, within a time, and of the answer only its status and headers.
 */
export async function postOutside(address: string, { body, ...call }: Call) {
  const answer = await ask(address, "POST", { ...call, body });
  drain(answer);
  return { status: answer.statusCode ?? 0, headers: answer.headers };
}

/** What has come: of a longer answer than was wished for, nothing. */
export type Fetched = { status: number; headers: IncomingMessage["headers"]; body: Buffer | null };

const leadsAtMost = 3;

/**
 * Gets what stands at such an address, under the same guard at each step that an answer leads on to, three at most; no more
 * than so many bytes, and all of it within the time.
 */
export async function getOutside(address: string, { most, ...call }: Guarded & { most: number }): Promise<Fetched> {
  let at = address;
  for (let step = 0; step <= leadsAtMost; step++) {
    const answer = await ask(at, "GET", call);
    const { statusCode: status = 0, headers } = answer;
    const next = [301, 302, 303, 307, 308].includes(status) ? URL.parse(headers.location ?? "", at) : null;
    if (!next) return { status, headers, body: await read(answer, most) };
    drain(answer);
    at = next.href;
  }
  throw new Error("The address leads on and on");
}

async function ask(
  address: string,
  method: "GET" | "POST",
  { headers, body, trusted, seconds }: Guarded & { body?: Buffer },
): Promise<IncomingMessage> {
  if (!mayCall(address, trusted)) throw new InnerAddress("The address may not be called");
  const url = new URL(address);
  const agent = trusted.includes(url.origin) ? known[url.protocol as keyof typeof known] : outside;
  const call = url.protocol === "http:" ? httpRequest : httpsRequest;
  const signal = AbortSignal.timeout(seconds * 1000);
  const length = body && { "content-length": body.length };
  return new Promise<IncomingMessage>((take, fail) => {
    const request = call(url, { method, agent, signal, headers: { ...headers, ...length } });
    request.on("response", take).on("error", fail).end(body);
  });
}

/** The whole answer; nothing of one that is longer. Fails where it breaks off. */
function read(answer: IncomingMessage, most: number): Promise<Buffer | null> {
  return new Promise((take, fail) => {
    const parts: Buffer[] = [];
    let length = 0;
    answer.on("data", (part: Buffer) => {
      length += part.length;
      parts.push(part);
      if (length <= most) return;
      answer.destroy();
      take(null);
    });
    answer.on("end", () => (answer.complete ? take(Buffer.concat(parts)) : fail(new Error("The answer broke off"))));
    answer.on("error", fail).on("close", () => fail(new Error("The answer broke off")));
  });
}

/** A short answer is read away, so that the connection serves again; a long one costs it its connection. */
function drain(answer: IncomingMessage): void {
  let read = 0;
  answer.on("error", () => {});
  answer.on("data", (part: Buffer) => {
    read += part.length;
    if (read > longest) answer.destroy();
  });
}
