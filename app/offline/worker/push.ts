import { askSender } from "#app/offline/outbox/ui/sending.ts";
import { knownOwner } from "./owner.ts";
import { scope } from "./scope.ts";

/** What the portal sends (app/engines/notifications/server/push-words.ts). */
type Told = { title: string; body: string; url: string; tag: string; session: string };

const devices = "/api/notifications/devices/awake";

/** Somebody's notices are not read out to anybody else who holds the device: nor is what cannot be read at all. */
const neutral = {
  title: "Новое уведомление на портале",
  body: "Войдите, чтобы прочитать.",
  url: "/bell-notifications",
};

/** Shows what has come; its words only in the sign-in that they are for, for a browser must show something of each. */
export async function showPush(text: string | undefined): Promise<void> {
  const told = read(text);
  const isTheirs = told !== undefined && told.session === (await knownOwner());
  const { title, body, url } = isTheirs ? told : neutral;
  const tag = isTheirs ? told.tag : "neutral";
  await scope.registration.showNotification(title, {
    ...{ body, tag, renotify: true, lang: "ru", icon: await icon(), badge: "/icon-192.png" },
    data: { url },
  });
}

/** Leads to what a notice is about: in a page of the portal that is open, else in a new one. */
export async function openPush(url: string): Promise<void> {
  const address = new URL(url, scope.location.origin);
  if (address.origin !== scope.location.origin) return;
  const pages = await scope.clients.matchAll({ type: "window" });
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  const led = await page?.navigate(address.href).catch(() => null);
  await (led ?? page)?.focus().catch(() => {});
  if (!led) await scope.clients.openWindow(address.href);
}

/**
 * Tells the portal that somebody has signed in here, or that the browser has changed its subscription. A subscription that is
 * not theirs is given up: it was somebody else's who has signed in here before.
 */
export async function wakePush(session: string, before?: PushSubscription | null): Promise<void> {
  const subscription = await scope.registration.pushManager?.getSubscription().catch(() => null);
  if (!subscription) return;
  const sender = await askSender();
  if (!sender?.account) return;
  const { endpoint, keys } = subscription.toJSON();
  const renewed = before && { endpoint, ...keys };
  const answer = await fetch(devices, {
    method: "PUT",
    headers: { "content-type": "application/json", "x-csrf-token": sender.csrf },
    body: JSON.stringify({ endpoint: (before ?? subscription).endpoint, session, ...(renewed && { renewed }) }),
  });
  if (answer.ok && !(await answer.json()).mine) await subscription.unsubscribe();
}

/** Somebody leaves: whatever would still come is not for whoever comes next. */
export async function endPush(): Promise<void> {
  await (await scope.registration.pushManager?.getSubscription())?.unsubscribe();
}

/** The browser has ended its subscription by itself: it makes another one in its place. */
export async function renewPush(before: PushSubscription | null, fresh: PushSubscription | null): Promise<void> {
  const session = await knownOwner();
  if (!before || !session) return;
  if (!fresh) await scope.registration.pushManager?.subscribe(before.options as PushSubscriptionOptionsInit);
  await wakePush(session, before);
}

function read(text: string | undefined): Told | undefined {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}

/** The square logo of the person's company, or the portal's own. */
async function icon(): Promise<string> {
  try {
    const { icons } = await (await fetch("/manifest.webmanifest", { signal: AbortSignal.timeout(3000) })).json();
    return icons[0].src;
  } catch {
    return "/icon-192.png";
  }
}
