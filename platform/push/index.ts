import { createECDH } from "node:crypto";
import { encrypt } from "http_ece";
import { now } from "../clock.ts";
import { config } from "../config.ts";
import { mayCall, postOutside } from "../http/outgoing.ts";
import { leaveMark } from "../marks/index.ts";
import { vapidHeader } from "./keys.ts";

export { forgetPushKeys, pushKey } from "./keys.ts";

/** Where a browser is reached, and for whose eyes alone a message to it is. */
export type Subscription = { endpoint: string; p256dh: string; auth: string };

export type Push = {
  text: string;
  /** A later message of the same topic takes the place of one that the device has not got yet. */
  topic: string;
  /** For how long a push service keeps it for a device that is off. */
  seconds: number;
};

/**
 * What became of it: taken; the subscription is over; this message or this subscription is not liked; or not now, by
 * `seconds` if the service has said when.
 */
export type PushEnd =
  | { kind: "taken" | "gone" | "large" }
  | { kind: "refused"; why: string }
  | { kind: "later"; why: string; seconds?: number };

/** Whether the operator lets the portal speak to push services. */
export function isPushSet(): boolean {
  return config.webPush !== undefined;
}

/** Whether a browser's subscription can be used: an address that may be called, and keys that are keys. */
export function isUsable({ endpoint, p256dh, auth }: Subscription): boolean {
  if (!config.webPush || !mayCall(endpoint, config.webPush.inner)) return false;
  try {
    const own = createECDH("prime256v1");
    own.generateKeys();
    own.computeSecret(p256dh, "base64url");
    return Buffer.from(auth, "base64url").length === 16;
  } catch {
    return false;
  }
}

/** The push service of a subscription: all that stands behind it fares alike. */
export const serviceOf = (endpoint: string): string => new URL(endpoint).origin;

/** Sends a message, encrypted for that browser alone (RFC 8030, 8291, 8292), and notes for administrators how it went. */
export async function sendPush(subscription: Subscription, push: Push): Promise<PushEnd> {
  const end = await send(subscription, push);
  if (end.kind === "taken") await leaveMark("push");
  else if (end.kind !== "gone") await leaveMark("push-failed", end.kind);
  return end;
}

async function send({ endpoint, p256dh, auth }: Subscription, { text, topic, seconds }: Push): Promise<PushEnd> {
  if (!config.webPush) return { kind: "later", why: "off" };
  try {
    const privateKey = createECDH("prime256v1");
    privateKey.generateKeys();
    const options = { version: "aes128gcm" as const, dh: p256dh, privateKey, authSecret: auth };
    const { status, headers } = await postOutside(endpoint, {
      body: encrypt(Buffer.from(text), options),
      trusted: config.webPush.inner,
      seconds: 10,
      headers: {
        authorization: await vapidHeader(serviceOf(endpoint)),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        ttl: String(seconds),
        urgency: "normal",
        topic,
      },
    });
    return endOf(status, headers["retry-after"]);
  } catch (error) {
    return { kind: "later", why: (error as Error).message };
  }
}

function endOf(status: number, retryAfter: string | undefined): PushEnd {
  const why = String(status);
  if (status >= 200 && status < 300) return { kind: "taken" };
  if (status === 404 || status === 410) return { kind: "gone" };
  const seconds = pauseOf(retryAfter);
  if (status === 429 || status >= 500 || (status === 413 && seconds))
    return { kind: "later", why, ...(seconds && { seconds }) };
  return status === 413 ? { kind: "large" } : { kind: "refused", why };
}

/** `Retry-After` in seconds, whether it names them or a moment; a day at most. */
function pauseOf(value: string | undefined): number | undefined {
  if (!value) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - now().getTime()) / 1000;
  return seconds > 0 ? Math.min(Math.ceil(seconds), 86_400) : undefined;
}
