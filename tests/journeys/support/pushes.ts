import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";

/** A push service that takes whatever comes: what it gets is opened by the tests of notifications. */
export async function startPushes(): Promise<{ origin: string; stop(): void }> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(201).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * The browser of tests reaches no push service of its maker, so from the next page on it subscribes at ours: what stands in
 * is the browser's own edge, the permission and `pushManager`, with keys that are keys.
 */
export async function standInForPush(page: Page): Promise<void> {
  const origin = process.env.JOURNEYS_PUSH!;
  await page.addInitScript((service) => {
    let known: unknown = null;
    const base64url = (bytes: Uint8Array) =>
      btoa(String.fromCharCode(...bytes))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replace(/=+$/, "");
    const kept = sessionStorage.getItem("test-push");
    const made = (keys: object & { endpoint: string }) => ({ endpoint: keys.endpoint, toJSON: () => keys });
    if (kept) known = made(JSON.parse(kept));
    const pushManager = {
      getSubscription: async () => known,
      async subscribe() {
        const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
        const p256dh = base64url(new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey)));
        const auth = base64url(crypto.getRandomValues(new Uint8Array(16)));
        const subscription = { endpoint: `${service}/${crypto.randomUUID()}`, keys: { p256dh, auth } };
        sessionStorage.setItem("test-push", JSON.stringify(subscription));
        known = made(subscription);
        return known;
      },
    };
    const workers = navigator.serviceWorker;
    const nobody = { active: null, waiting: null, installing: null, update: async () => {} };
    const registration = Object.assign(new EventTarget(), { pushManager, ...nobody });
    Object.defineProperty(workers, "ready", { configurable: true, get: () => Promise.resolve(registration) });
    workers.getRegistration = (async () => registration) as never;
    let permission = kept ? "granted" : "default";
    Object.defineProperty(Notification, "permission", { get: () => permission });
    Notification.requestPermission = (async () => (permission = "granted")) as never;
  }, origin);
}
