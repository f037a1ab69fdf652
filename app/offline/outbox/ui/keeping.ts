import { endOf, isAway } from "./answer.ts";
import { answered } from "./answered.ts";
import { type Entry, filesOf, lockOf, mostBytes } from "./entry.ts";
import { endEditing } from "./filling.ts";
import { type Sent, sendAll } from "./sending.ts";
import { store, tellOthers } from "./store.ts";
import { deedOf, sayKept, sayNotSent, saySlow } from "./words.ts";

type Body = FormData | URLSearchParams;
type Sending = { send: typeof fetch; target: RequestInfo | URL; init: RequestInit };

/** What the portal would answer if an action gave nothing: Remix then keeps the page as it is. */
export const nothingDone = '[{"_1":-5},"data"]\n';

/** What a deed answers that leads to the outbox, opened anew: the page of the form has nothing more to show. */
export const toOutbox =
  '[{"_1":2,"_3":4,"_5":6,"_7":8,"_9":6},"redirect","/outbox","status",303,"revalidate",false,"reload",true,"replace"]\n';

/** The keys under which the forms of this page go: a page may be an old copy, and its form is used again once it is gone. */
const keys = new Map<string, string>();

/**
 * Sends a form of this page by way of the outbox: it is written down before it goes, so that neither a cut line nor a
 * killed browser loses it, and struck out when the portal has answered. Forms that may not wait are sent as they are.
 */
export async function sendKept(send: typeof fetch, target: RequestInfo | URL, init: RequestInit): Promise<Response> {
  if (new Headers(init.headers).has("x-outbox")) return send(target, init);
  const known = answered.take(target);
  if (known) return known;
  const form = document.querySelector<HTMLFormElement>("form[aria-busy=true]");
  const body = init.body as Body;
  const sending = { send, target, init };
  const isForm = body instanceof FormData || body instanceof URLSearchParams;
  // A portal without TLS has no locks in its pages: its forms stay where they are.
  if (!form || !isForm || !navigator.locks || !isOf(form, body)) return sendUnkept(sending);
  const entry = await entryOf(form, body, new URL(String(target), location.origin));
  const why = notKept(form, body) ?? tooMuch(entry);
  if (!entry.account || why !== undefined) return sendUnkept(sending, why);
  const answer = navigator.locks.request(lockOf(entry.key), async () => {
    const isKept = await store.put(entry).then(
      () => true,
      () => false,
    );
    return isKept ? sendEntry(entry, form, sending) : sendUnkept(sending);
  });
  // Whoever shows the form as on its way has seen its lock.
  return answer.finally(() => tellOthers());
}

/** What a page tells by itself while a form is on its way is not that form. */
const isOf = (form: HTMLFormElement, body: Body) => body.has("_key") === (form.elements.namedItem("_key") !== null);

async function sendEntry(entry: Entry, form: HTMLFormElement, { send, target, init }: Sending): Promise<Response> {
  const isEdited = form.dataset.outbox !== undefined;
  const isThere = saySlow();
  let before: Sent | undefined;
  try {
    before = await sendAll({ except: entry.key });
    if (before === "offline" || before === "later") throw new TypeError("What was sent before waits");
    // The portal then knows that it need not keep the form of somebody whose session has ended.
    const answer = await send(target, { ...init, headers: { ...init.headers, "x-kept": "1" } });
    if (isAway(answer)) throw new TypeError("The portal is away");
    const end = await endOf(answer.clone());
    // What is refused stays typed on its page; where the page leads away instead, or was opened to change it, it stays here.
    if (end.kind === "done" || !(isEdited || answer.status === 202)) await store.drop(entry.key);
    else if (end.kind === "refused") await store.put({ ...entry, state: "refused", reason: end.reason });
    else await store.put({ ...entry, state: "waiting" });
    if (end.kind === "done") freeForm(form, entry);
    return answer;
  } catch (error) {
    if (init.signal?.aborted) {
      // The page has gone on. What is the same however often it is sent would come after what follows it.
      const isRepeatable = !entry.fields.some(([name]) => name === "_key");
      await (isRepeatable ? store.drop(entry.key) : store.put({ ...entry, state: "waiting" }));
      throw error;
    }
    await store.put({ ...entry, state: "waiting" });
    void sendWhenOnline();
    return leave(form, entry, before === "later");
  } finally {
    isThere();
  }
}

/** Where the browser can, the worker sends what waits when the line is back, even with no page open. */
async function sendWhenOnline(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const { sync } = (registration ?? {}) as { sync?: { register(tag: string): Promise<void> } };
  await sync?.register("outbox").catch(() => {});
}

async function sendUnkept({ send, target, init }: Sending, why?: string): Promise<Response> {
  try {
    return await send(target, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    sayNotSent(why);
    return answerInPlace();
  }
}

/** The form has moved to the outbox: it stands empty, or its page gives way to the list. */
function leave(form: HTMLFormElement, entry: Entry, isBusy: boolean): Response {
  freeForm(form, entry);
  const isWholePage = form.closest("main") && document.querySelectorAll("main form[method=post]").length === 1;
  if (isWholePage && form.dataset.keepScroll === undefined && form.querySelector("textarea, input:not([type=hidden])"))
    return new Response(toOutbox, { status: 202, headers: remix });
  form.reset();
  form.closest("dialog")?.close();
  sayKept(isBusy);
  return answerInPlace();
}

function freeForm(form: HTMLFormElement, { key }: Entry): void {
  if (form.dataset.outbox !== undefined) endEditing();
  delete form.dataset.outbox;
  for (const [drawn, used] of keys) if (used === key) keys.delete(drawn);
}

const remix = { "content-type": "text/x-script", "x-remix-response": "yes" };
/** With an error's status Remix reads nothing anew: without a network it would lose the page. */
const answerInPlace = () => new Response(nothingDone, { status: 503, headers: remix });

async function entryOf(form: HTMLFormElement, body: Body, target: URL): Promise<Entry> {
  const edited = form.dataset.outbox;
  const key = edited ?? keyOf(body.get("_key"));
  if (body.has("_key")) body.set("_key", key);
  const before = edited ? await store.get(edited).catch(() => undefined) : undefined;
  const pressed = pressedIn(form, body);
  const button = pressed?.getAttribute("aria-label") ?? pressed?.textContent ?? form.getAttribute("aria-label") ?? "";
  return {
    key,
    account: document.getElementById("outbox")?.dataset.account ?? "",
    at: before?.at ?? performance.timeOrigin + performance.now(),
    action: `${target.pathname.replace(/(_root)?\.data$/, "")}${target.search}`,
    // The token is this session's alone; the outbox asks for another one.
    fields: ([...body] as Entry["fields"]).map(([name, value]) => [name, name === "_csrf" ? "" : value]),
    isMultipart: body instanceof FormData,
    deed: deedOf(form.dataset.what, button.trim()),
    page: document.title.replace(/^Ошибка: | – Вече$/g, ""),
    state: "sending",
  };
}

const chance = () => Math.random().toString(36).slice(2);

function keyOf(drawn: unknown): string {
  if (typeof drawn !== "string") return `once.${chance()}`;
  const key = keys.get(drawn) ?? `${drawn}.${chance()}`;
  keys.set(drawn, key);
  return key;
}

function pressedIn(form: HTMLFormElement, body: Body): HTMLButtonElement | undefined {
  const buttons = [...form.elements].filter((one) => one instanceof HTMLButtonElement);
  const submits = buttons.filter(({ type }) => type === "submit");
  return submits.find(({ name, value }) => name && body.get(name) === value) ?? submits[0];
}

/** Deeds that show the next thing at once; there is nothing in them to be sent later. */
const shows = /^(preview|try|choose|find)\b/;

/** Why a form may not wait: it says so itself, holds a password, or only asks to see something. */
function notKept(form: HTMLFormElement, body: Body): string | undefined {
  if (form.dataset.notKept !== undefined) return form.dataset.notKept;
  if (form.querySelector("input[type=password]")) return "Пароли портал не хранит.";
  return shows.test(String(body.get("intent"))) ? "Эта кнопка работает только со связью." : undefined;
}

function tooMuch(entry: Entry): string | undefined {
  const bytes = filesOf(entry).reduce((sum, { size }) => sum + size, 0);
  return bytes > mostBytes ? "Файлы больше 20 МБ без связи не хранятся." : undefined;
}
