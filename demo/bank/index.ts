import { setTimeout as pause } from "node:timers/promises";
import { connectAcquirer, tbank } from "#platform/acquiring/index.ts";
import { now } from "#platform/clock.ts";
import { log } from "#platform/log.ts";
import { secretKeys } from "#platform/secret.ts";
import { Kept, type Payment } from "./kept.ts";
import { bankIsDone, bankPage, bankSays, type Press, presses } from "./page.ts";
import { current, newsOf, Protocol, type Shop } from "./protocol.ts";

type Settings = {
  /** Where the portal answers on this machine, and where people open it. */
  inside: string;
  outside: string;
  /** Where what it remembers is kept. */
  folder: string;
  shop?: Shop;
};

export type Bank = {
  path: string;
  answer(request: Request): Promise<Response>;
  /** What somebody presses on the page of a payment. Gives where they are led to. */
  press(id: string, what: Press): Promise<string | null>;
};

const path = "/demo-bank";
const minute = 60_000;
const lateBy = 31 * minute;
const tries = [0, 2000, 15_000];

/**
 * Opens the bank of the demo company, which speaks T-Bank's protocol on this machine, and connects the portal to it as it would
 * be to a real one: over HTTP, with signatures.
 */
export function openBank({ inside, outside, folder, shop = ownShop() }: Settings): Bank {
  const kept = new Kept(folder);
  const tell = (payment: Payment) => sendNews(payment, shop, (address) => address.replace(outside, inside));
  const protocol = new Protocol(
    kept,
    shop,
    (id) => `${outside}${path}/pay/${id}`,
    (payment) => void tell(payment),
  );
  connectAcquirer(tbank({ url: `${inside}${path}/v2`, ...shop }));

  async function press(id: string, what: Press): Promise<string | null> {
    const payment = current(kept.find(id));
    if (!payment || !["NEW", "FORM_SHOWED"].includes(payment.status)) return null;
    if (what === "late") {
      kept.put({ ...payment, status: "AUTHORIZING", lateAt: new Date(now().getTime() + lateBy).toISOString() });
      setTimeout(() => void tell(current(kept.find(id))!), lateBy).unref();
      return payment.paidAt;
    }
    if (what === "silent") {
      const silentUntil = new Date(now().getTime() + minute).toISOString();
      kept.put({ ...payment, status: "CONFIRMED", silentUntil });
      return payment.paidAt;
    }
    await tell(kept.put({ ...payment, status: what === "pay" ? "CONFIRMED" : "REJECTED" }));
    return what === "pay" ? payment.paidAt : payment.refusedAt;
  }

  async function answer(request: Request): Promise<Response> {
    const [, , kind, name = ""] = new URL(request.url).pathname.split("/");
    if (kind === "v2" && request.method === "POST") {
      const said = protocol.answer(name, await request.text());
      return said ? Response.json(said) : new Response(null, { status: 503 });
    }
    if (kind !== "pay") return bankSays(404, "Такой страницы у банка нет.");
    if (request.method === "POST") {
      const what = String((await request.formData()).get("press"));
      const to = Object.hasOwn(presses, what) ? await press(name, what as Press) : null;
      if (to) return bankIsDone(what as Press, to);
    }
    const payment = current(kept.find(name));
    if (!payment) return bankSays(404, "Такой оплаты нет.");
    return ["NEW", "FORM_SHOWED"].includes(payment.status)
      ? bankPage(payment)
      : bankSays(200, payment.isOver ? "Время на оплату вышло." : "Эта оплата уже закончена.");
  }

  return { path, answer, press };
}

/** The bank and the shop know one secret; all processes of a portal have it. */
const ownShop = (): Shop => ({ terminal: "DEMO", password: secretKeys("demo-bank")[0]!.export().toString("hex") });

/** Tells the shop, and again a little later where it has not thanked; the first time is waited for. */
async function sendNews(payment: Payment, shop: Shop, inner: (address: string) => string, at = 0): Promise<void> {
  try {
    const body = JSON.stringify(newsOf(payment, shop));
    const headers = { "content-type": "application/json" };
    const signal = AbortSignal.timeout(5000);
    const heard = await fetch(inner(payment.notifyAt), { method: "POST", headers, body, signal });
    if (heard.ok && (await heard.text()) === "OK") return;
    throw new Error(`Status ${heard.status}`);
  } catch (error) {
    log.warn("The demo bank was not heard", { attempt: at, error });
  }
  const next = tries[at + 1];
  if (next) void pause(next, undefined, { ref: false }).then(() => sendNews(payment, shop, inner, at + 1));
}
