import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { importJWK, jwtVerify } from "jose";
import { now } from "#platform/clock.ts";
import type { Subscription } from "#platform/push/index.ts";

type Shown = { title: string; body: string; url: string; tag: string; session: string };
export type Received = { path: string; words: Shown; headers: Record<string, string>; key: string };

export type PushService = {
  origin: string;
  /** What has come and was taken, readable for its own browser alone. */
  pushes: Received[];
  /** How often it was called. */
  calls: number;
  /** What it answers instead of taking, by path: a status, and headers if need be. */
  refusals: Map<string, { status: number; headers?: Record<string, string> }>;
  /** Called before an answer. */
  onPush: (() => Promise<unknown>) | undefined;
  /** A new browser that subscribes here. */
  subscribe(path: string): Subscription;
  stop(): Promise<void>;
};

/** The keys of a browser's subscription, and what they open (RFC 8291, by the letter of its section 3.4). */
export function browserKeys() {
  const own = createECDH("prime256v1");
  const point = own.generateKeys();
  const secret = randomBytes(16);
  return {
    subscription: (endpoint: string): Subscription => ({
      endpoint,
      p256dh: point.toString("base64url"),
      auth: secret.toString("base64url"),
    }),
    open: (body: Buffer) => openWith(own.getPrivateKey(), secret, body),
  };
}

/** Decrypts one record of `aes128gcm` with a browser's private key and its shared secret. */
export function openWith(privateKey: Buffer, secret: Buffer, body: Buffer): string {
  const own = createECDH("prime256v1");
  own.setPrivateKey(privateKey);
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body[20]!);
  const sealed = body.subarray(21 + body[20]!);
  const shared = own.computeSecret(sender);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), own.getPublicKey(), sender]);
  const ikm = Buffer.from(hkdfSync("sha256", shared, secret, info, 32));
  const key = Buffer.from(hkdfSync("sha256", ikm, salt, "Content-Encoding: aes128gcm\0", 16));
  const nonce = Buffer.from(hkdfSync("sha256", ikm, salt, "Content-Encoding: nonce\0", 12));
  const opener = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** A push service that speaks RFC 8030: asks who sends (RFC 8292), and opens what its own browsers could open. */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, ReturnType<typeof browserKeys>>();
  const server = createServer((request, response) => {
    service.calls += 1;
    void (async () => {
      const path = request.url ?? "";
      const body = await wholeOf(request);
      await service.onPush?.();
      const refusal = service.refusals.get(path);
      if (refusal) return response.writeHead(refusal.status, refusal.headers).end("no");
      const browser = browsers.get(path);
      const key = await senderOf(request, service.origin);
      if (!browser || request.method !== "POST" || !request.headers.ttl) return response.writeHead(400).end();
      const headers = request.headers as Record<string, string>;
      service.pushes.push({ path, words: JSON.parse(browser.open(body)), headers, key });
      return response.writeHead(201, { location: `${service.origin}/message` }).end();
    })().catch((error) => response.writeHead(403).end(String(error)));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const service: PushService = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pushes: [],
    calls: 0,
    refusals: new Map(),
    onPush: undefined,
    subscribe(path) {
      const keys = browserKeys();
      browsers.set(path, keys);
      return keys.subscription(`${service.origin}${path}`);
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return service;
}

/** The key that signed the token, if the token is for this service, is not over and was signed with it. */
async function senderOf(request: IncomingMessage, audience: string): Promise<string> {
  const [, token = "", key = ""] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(request.headers.authorization ?? "") ?? [];
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const jwk = await importJWK({ kty: "EC", crv: "P-256", x: x!, y: y! }, "ES256");
  const { payload } = await jwtVerify(token, jwk, { audience, algorithms: ["ES256"], currentDate: now() });
  const left = payload.exp! - now().getTime() / 1000;
  if (!(left > 0 && left <= 86_400) || !/^(mailto:|https?:)/.test(payload.sub ?? ""))
    throw new Error("not by RFC 8292");
  return key;
}

async function wholeOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
