import { endOf } from "./answer.ts";
import { type Entry, filesOf, handled, lockOf } from "./entry.ts";
import { store, tellOthers } from "./store.ts";

/** Where the portal says who is signed in here, with a token for their forms. */
export const senderAddress = "/outbox/sender";

type Sender = { account: string | null; csrf: string };

/** How it went: `later` and `offline` are tried again by themselves, `signed-out` waits for the person. */
export type Sent = "done" | "offline" | "later" | "signed-out";

/** The portal remembers a key for two weeks: an older form may have arrived, and only the person knows. */
const freshFor = 13 * 24 * 3600 * 1000;
const old = "Написано давно. Проверьте, нет ли этого уже на портале, и отправьте сами.";
const mostFailures = 3;
const failed = "Портал трижды не справился с этой формой. Попробуйте позже или измените её.";

/**
 * Sends what waits, in order, one form after another: by whichever page or worker comes first, while others go on.
 * What is on its way by another page is left to it. Nothing is asked of the portal while nothing waits.
 */
export async function sendAll({ except }: { except?: string } = {}): Promise<Sent> {
  const waiting = async () => {
    const { flies, isEdited } = await handled();
    const left = (await store.all()).filter(({ key, state }) => key !== except && state !== "refused");
    return left.filter((entry) => !flies(entry) && !isEdited(entry));
  };
  if ((await waiting()).length === 0) return "done";
  return navigator.locks.request("outbox", async () => {
    const entries = await waiting();
    if (entries.length === 0) return "done";
    const sender = await askSender();
    if (!sender?.account) return sender ? "signed-out" : "offline";
    for (const { key } of entries.filter(({ account }) => account === sender.account)) {
      const sent = await inTurn(key, sender.csrf);
      // Whoever shows the form as on its way has seen its lock.
      tellOthers();
      if (sent !== "done") return sent;
    }
    return "done";
  });
}

/** Sends one form because its person says so: whatever its age and what was said about it before. */
export async function sendAsked(key: string): Promise<Sent> {
  const entry = await store.get(key);
  if (!entry) return "done";
  const { reason: _, failures: __, notBefore: ___, ...asked } = entry;
  await store.put({ ...asked, state: "waiting", isAsked: true });
  return sendAll();
}

async function inTurn(key: string, csrf: string): Promise<Sent> {
  return await navigator.locks.request(lockOf(key), { ifAvailable: true }, async (lock) => {
    const entry = lock ? await store.get(key) : undefined;
    if (!entry || entry.state === "refused" || (await handled()).isEdited(entry)) return "done" as Sent;
    // What was written after it may rest upon it, so the whole queue waits.
    if ((entry.notBefore ?? 0) > Date.now()) return "later";
    return await sendOne(entry, csrf);
  });
}

async function sendOne(entry: Entry, csrf: string): Promise<Sent> {
  if (!entry.isAsked && Date.now() - entry.at > freshFor) return refuse(entry, old);
  const end = await post(entry, csrf).then(endOf, () => null);
  if (end?.kind === "done") {
    await store.drop(entry.key);
    tellOthers({ end: "sent", about: nameOf(entry) });
    return "done";
  }
  if (end?.kind === "refused") return refuse(entry, end.reason);
  const failures = (entry.failures ?? 0) + (end?.kind === "later" && end.isFailure ? 1 : 0);
  if (failures >= mostFailures) return refuse(entry, failed);
  const notBefore = end?.kind === "later" && end.wait ? Date.now() + end.wait * 1000 : 0;
  await store.put({ ...entry, state: "waiting", failures, notBefore });
  return end ? end.kind : "offline";
}

async function refuse({ failures: _, isAsked: __, notBefore: ___, ...entry }: Entry, reason: string): Promise<Sent> {
  await store.put({ ...entry, state: "refused", reason });
  tellOthers({ end: "refused", about: nameOf(entry) });
  return "done";
}

const nameOf = ({ deed, page, action }: Entry) => ({ deed, page, action });

/** As slow as a line may be that still brings a form through: ten kilobytes in a second. */
const patienceFor = (entry: Entry) => 60_000 + filesOf(entry).reduce((sum, { size }) => sum + size, 0) / 10;

/** As Remix itself would send it, with the token of the present session. */
function post(entry: Entry, csrf: string): Promise<Response> {
  const { action, fields, isMultipart } = entry;
  const { pathname, search } = new URL(action, location.origin);
  const body = isMultipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of fields) body.append(name, (name === "_csrf" ? csrf : value) as string);
  return fetch(`${pathname === "/" ? "/_root" : pathname}.data${search}`, {
    method: "POST",
    body,
    headers: { "x-outbox": "1" },
    signal: AbortSignal.timeout(patienceFor(entry)),
  });
}

/** Who is signed in here and may send; null where the portal does not answer. */
export async function askSender(): Promise<Sender | null> {
  try {
    const answer = await fetch(senderAddress, { cache: "no-store", signal: AbortSignal.timeout(10_000) });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}
