import { plural } from "#app/ui/plural.ts";
import { keepOfDialog } from "./dialogs.ts";
import { goOnEditing } from "./filling.ts";
import { ownEntries } from "./own-entries.ts";
import { sendAll } from "./sending.ts";
import { hear, type News } from "./store.ts";
import { sayRefused, saySent, saySignIn } from "./words.ts";

const soonest = 3000;
const latest = 60_000;

/** Starts the outbox of a page, once: the line with the number on top, sending by itself, and asking before sign-out. */
export function startOutbox(): void {
  if (!navigator.locks) return;
  hear(tell);
  addEventListener("online", () => void sendSoon());
  document.addEventListener("visibilitychange", () => document.hidden || void sendSoon());
  document.addEventListener("submit", askBeforeLeaving, { capture: true });
  document.addEventListener("submit", keepOfDialog, { capture: true });
  void count();
  void sendSoon();
  void goOnEditing();
}

let turn: ReturnType<typeof setTimeout> | undefined;
let pause = soonest;
/** Until then the portal has asked the first of what waits to wait. */
let notBefore = 0;

/** Sends what waits; while something does, tries again later and later. */
async function sendSoon(): Promise<void> {
  clearTimeout(turn);
  turn = undefined;
  if ((await ownEntries()).length === 0) return;
  const sent = await sendAll().catch(() => undefined);
  if (sent === "signed-out") saySignIn();
  if (sent === "done") pause = soonest;
  else if (sent !== "signed-out") sendLater();
}

function sendLater(): void {
  if (turn !== undefined) return;
  turn = setTimeout(sendSoon, Math.max(pause, notBefore - Date.now()));
  pause = Math.min(2 * pause, latest);
}

function tell({ end, about }: News): void {
  void count();
  if (!end || !about) return;
  if (end === "refused") sayRefused(about.deed, about.page);
  else saySent(about.deed, about.page);
  const { __remixRouter: router } = window as unknown as { __remixRouter?: { revalidate(): void } };
  if (end === "sent" && about.action === location.pathname + location.search) router?.revalidate();
}

async function count(): Promise<void> {
  const entries = await ownEntries().catch(() => []);
  const place = document.getElementById("outbox");
  if (!place) return;
  place.replaceChildren();
  if (entries.length === 0) return;
  const refused = entries.filter(({ state }) => state === "refused").length;
  notBefore = entries.find(({ state }) => state !== "refused")?.notBefore ?? 0;
  const link = document.createElement("a");
  link.href = "/outbox";
  link.className = "inline-block min-h-6 underline";
  link.textContent = `Исходящие: ${entries.length}`;
  place.append(link, refused ? `, ${plural(refused, ["не принята", "не приняты", "не приняты"])} ${refused}` : "");
  if (refused < entries.length) sendLater();
}

/** Whoever leaves on purpose decides about what has not been sent: on a page of its own. */
function askBeforeLeaving(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const waits = document.getElementById("outbox")?.firstChild;
  if (form.getAttribute("action") !== "/logout" || !waits || form.dataset.asked !== undefined) return;
  event.preventDefault();
  event.stopPropagation();
  location.assign("/outbox?leaving=1");
}
