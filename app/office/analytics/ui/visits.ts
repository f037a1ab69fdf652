import type { RootData } from "#app/web/root-data.ts";
import type { Terms, Visit, VisitKind } from "../contract.ts";
import { isInstalled, tellInstalls } from "./installs.ts";
import { createQueue, type Outcome, type VisitQueue } from "./visit-queue.ts";

type Remix = { __remixRouter?: { state: { loaderData: { root?: RootData } } } };

const queueKey = "visits";
/** How long a page may take to say its name; then the table's is as good (specification §9). */
const titleWait = 20_000;
const yearLong = 365 * 86_400;
/** What was agreed to may be taken back on another device: an answer older than this is asked for again. */
const trustedFor = 5 * 60_000;

let before = "";
let terms: Promise<VisitQueue | null> | undefined;
let askedAt = 0;
let tellWaiting = () => {};

/**
 * A page has been arrived at: told once, when it has its title or after twenty seconds (specification §4). Nothing is told
 * without the person's consent; which is asked for again after the pages where it is given and taken back, and after some
 * minutes.
 */
export async function arrive(path: string): Promise<void> {
  const root = rootData();
  if (!root?.viewer.accountId || root.viewer.isShown || asksNotTo()) return;
  hearChanges();
  tellWaiting();
  const wasAgreeing = before.startsWith("/agreements");
  if (!terms || wasAgreeing || isStale()) terms = begin();
  if (wasAgreeing) terms.then(tellTabs, () => {});
  before = path;
  const at = new Date().toISOString();
  const queue = await terms.catch(() => null);
  if (!queue) return;
  tellOnce(() => queue.add({ id: randomId(), kind: "page", path, at }));
}

function tellOnce(tell: () => void): void {
  const hasTitle = () => document.title !== "" && document.title !== "Вече";
  if (hasTitle()) {
    tell();
    return;
  }
  const end = () => {
    clearTimeout(timer);
    watcher.disconnect();
    tellWaiting = () => {};
    tell();
  };
  const watcher = new MutationObserver(() => hasTitle() && end());
  watcher.observe(document.head, { subtree: true, childList: true, characterData: true });
  const timer = setTimeout(end, titleWait);
  tellWaiting = end;
}

const isStale = () => Date.now() - askedAt > trustedFor;

/** Of this browser's other tabs, each of which goes on until it hears that a consent is taken back. */
let tabs: BroadcastChannel | undefined;
const tellTabs = () => tabs?.postMessage("changed");

let isHearing = false;

function hearChanges(): void {
  if (isHearing) return;
  isHearing = true;
  tabs = "BroadcastChannel" in window ? new BroadcastChannel("consents") : undefined;
  tabs?.addEventListener("message", () => askAnew());
  document.addEventListener("visibilitychange", () => !document.hidden && isStale() && askAnew());
}

function askAnew(): void {
  if (!terms) return;
  terms = begin();
  terms.catch(() => {});
}

let running: VisitQueue | undefined;

/** Asks what the person has agreed to, and starts or ends what hangs on it. */
async function begin(): Promise<VisitQueue | null> {
  askedAt = Date.now();
  const answer = await fetch("/api/analytics/terms", { headers: { accept: "application/json" } });
  const isOver = answer.status === 401;
  if (!answer.ok && !isOver) return running ?? null;
  const { visits, recording }: Terms = isOver ? { visits: false, recording: null } : await answer.json();
  keepRecording(recording);
  if (!visits) {
    forget();
    return null;
  }
  return start();
}

function start(): VisitQueue {
  writeCookie(deviceOf() ?? randomId(), yearLong);
  if (running) return running;
  const queue = createQueue(send, keptWaiting());
  running = queue;
  addEventListener("pagehide", () => void queue.flush());
  tellInstalls(
    (kind: VisitKind) =>
      running && queue.add({ id: randomId(), kind, path: location.pathname, at: new Date().toISOString() }),
  );
  return queue;
}

/** Of what was kept in the browser nothing is left. */
function forget(): void {
  running?.clear();
  running = undefined;
  terms = Promise.resolve(null);
  sessionStorage.removeItem(queueKey);
  writeCookie("", 0);
}

async function send(events: Visit[]): Promise<Outcome> {
  const device = deviceOf();
  const root = rootData();
  if (!device || !root) return "refused";
  try {
    const answer = await fetch("/api/analytics/events", {
      method: "POST",
      headers: { "content-type": "application/json", "x-csrf-token": root.csrf },
      body: JSON.stringify({ device, installed: isInstalled(), events }),
      keepalive: true,
    });
    if (answer.status === 429 || answer.status >= 500) return "failed";
    const may = answer.ok && ((await answer.json()) as { visits: boolean }).visits;
    if (answer.status === 401 || (answer.ok && !may)) {
      forget();
      // Taken back elsewhere: so may be the consent to the recording.
      askAnew();
      return "refused";
    }
    return "taken";
  } catch {
    return "failed";
  }
}

let stopRecording: (() => void) | undefined;

function keepRecording(recording: Terms["recording"]): void {
  if (!recording) {
    stopRecording?.();
    stopRecording = undefined;
  } else if (!stopRecording) {
    const waiting = () => {};
    stopRecording = waiting;
    // Comes by itself: nobody waits for it, and a page without it is whole. It may be taken back before it has come.
    import("./recording.ts").then(
      async ({ record }) => {
        if (stopRecording !== waiting) return;
        const stop = await record(recording);
        if (stopRecording === waiting) stopRecording = stop;
        else stop();
      },
      () => {},
    );
  }
}

function asksNotTo(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === "1" || globalPrivacyControl === true;
}

function rootData(): RootData | undefined {
  return (window as Remix).__remixRouter?.state.loaderData.root;
}

type Kept = Parameters<typeof createQueue>[1];

/** In this tab, for this sign-in alone. */
function keptWaiting(): Kept {
  const session = rootData()?.session;
  return {
    read() {
      try {
        const kept = JSON.parse(sessionStorage.getItem(queueKey) ?? "null");
        return kept?.session === session && Array.isArray(kept.waiting) ? kept.waiting : [];
      } catch {
        return [];
      }
    },
    write: (waiting) =>
      waiting.length
        ? sessionStorage.setItem(queueKey, JSON.stringify({ session, waiting }))
        : sessionStorage.removeItem(queueKey),
  };
}

/** The identity cookie: a random name of this browser, nobody's own. */
function deviceOf(): string | undefined {
  return /(?:^|; )visitor=([\da-f-]{36})/.exec(document.cookie)?.[1];
}

function writeCookie(value: string, seconds: number): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is not in every browser, and needs https.
  document.cookie = `visitor=${value}; max-age=${seconds}; path=/; samesite=lax${secure}`;
}

/** A random UUID, on http too, where the browser's own is missing. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 15) | 64;
  bytes[8] = (bytes[8]! & 63) | 128;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
