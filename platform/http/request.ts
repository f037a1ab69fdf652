import { randomBytes, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { config } from "#platform/config.ts";
import { log } from "#platform/log.ts";

/** What is known of a request before anything reads it. */
export type RequestFacts = { requestId: string; nonce: string; address: string };

const facts = new WeakMap<IncomingMessage, RequestFacts>();

/** Names a request, gives it a nonce, and logs it when it is answered: ids and figures only. */
export function newRequest(incoming: IncomingMessage, outgoing: ServerResponse): RequestFacts {
  const made = {
    requestId: requestIdOf(incoming),
    nonce: randomBytes(16).toString("base64"),
    address: addressOf(incoming),
  };
  facts.set(incoming, made);
  const started = performance.now();
  outgoing.on("close", () => {
    const ms = Math.round(performance.now() - started);
    log.debug("request", { requestId: made.requestId, method: incoming.method, status: outgoing.statusCode, ms });
  });
  return made;
}

/** The facts of a request that `newRequest` has seen. */
export function factsOf(incoming: IncomingMessage): RequestFacts {
  const known = facts.get(incoming);
  if (!known) throw new Error("A request came past newRequest");
  return known;
}

/** One code for one request of a person: a listed proxy, such as the portal in front of this one, may have given it. */
function requestIdOf(incoming: IncomingMessage): string {
  const given = incoming.headers["x-request-id"];
  const isTrusted = config.trustedProxies.includes(neighbour(incoming));
  return isTrusted && typeof given === "string" && /^[\da-f-]{36}$/.test(given) ? given : randomUUID();
}

/** The machine at the other end of the connection; an IPv4 address stays one on an IPv6 socket. */
function neighbour(incoming: IncomingMessage): string {
  return (incoming.socket.remoteAddress ?? "").replace(/^::ffff:/, "");
}

/** The caller's address; proxies are believed only when they are listed. */
function addressOf(incoming: IncomingMessage): string {
  const direct = neighbour(incoming);
  if (!config.trustedProxies.includes(direct)) return direct;
  const chain = String(incoming.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((one) => one.trim());
  return chain.filter(Boolean).findLast((one) => !config.trustedProxies.includes(one)) ?? direct;
}
