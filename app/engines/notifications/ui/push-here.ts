import type { DeviceView } from "#app/engines/notifications/contract.ts";

/** What this browser says of notices: shown, not yet, never, or that something must be done first. */
export type Here = { state: "on" | "off" | "denied" | "unsupported" | "ios" | "failed"; print?: string };

/** What the portal needs in order to reach this browser. */
type Subscribed = { endpoint: string; p256dh: string; auth: string; agent: string };

/** Looks at this browser without asking its person anything. */
export async function askBrowser(devices: DeviceView[]): Promise<Here> {
  if (!("Notification" in globalThis && "PushManager" in globalThis && navigator.serviceWorker)) {
    const isApple =
      /iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
    const isInstalled = (navigator as { standalone?: boolean }).standalone === true;
    return { state: isApple && !isInstalled ? "ios" : "unsupported" };
  }
  if (Notification.permission === "denied") return { state: "denied" };
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription().catch(() => null);
  if (!subscription) return { state: "off" };
  const print = await printOf(subscription.endpoint);
  const known = devices.find((one) => one.print === print);
  return { state: known && !known.sleeps && Notification.permission === "granted" ? "on" : "off", print };
}

/** Asks for the permission and subscribes; says what came instead where it did not work. */
export async function allowHere(key: string): Promise<Subscribed | "denied" | "off" | "failed"> {
  try {
    const permission = await Notification.requestPermission();
    if (permission !== "granted") return permission === "denied" ? "denied" : "off";
    const { pushManager } = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
    // What was subscribed with another key of the portal is of no use any more.
    const subscription = await pushManager.subscribe(options).catch(async () => {
      await (await pushManager.getSubscription())?.unsubscribe();
      return pushManager.subscribe(options);
    });
    const { endpoint, keys } = subscription.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } };
    return { endpoint, p256dh: keys.p256dh, auth: keys.auth, agent: navigator.userAgent.slice(0, 300) };
  } catch {
    return "failed";
  }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const signs = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
}

async function printOf(endpoint: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint)));
  return btoa(String.fromCharCode(...hash))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}
