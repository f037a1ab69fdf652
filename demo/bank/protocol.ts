import { type BankWords, isSignedBy, readWords, tokenOf } from "#platform/acquiring/tbank-token.ts";
import { now } from "#platform/clock.ts";
import type { Kept, Payment } from "./kept.ts";

export type Shop = { terminal: string; password: string };

/** What T-Bank's protocol asks of a bank: Init, GetState and Cancel of its second edition. */
export class Protocol {
  readonly #kept: Kept;
  readonly #shop: Shop;
  readonly #page: (id: string) => string;
  readonly #tell: (payment: Payment) => void;

  constructor(kept: Kept, shop: Shop, page: (id: string) => string, tell: (payment: Payment) => void) {
    this.#kept = kept;
    this.#shop = shop;
    this.#page = page;
    this.#tell = tell;
  }

  /** Answers a call; null is no answer at all. */
  answer(method: string, body: string): BankWords | null {
    const asked = readWords(body);
    if (!asked || asked.TerminalKey !== this.#shop.terminal) return no("202", "Терминал не найден");
    if (!isSignedBy(asked, this.#shop.password)) return no("204", "Неверный токен");
    if (method === "Init") return this.#begin(asked);
    const payment = current(this.#kept.find(String(asked.PaymentId)));
    if (!payment) return no("255", "Платёж не найден");
    if (payment.silentUntil && now() < new Date(payment.silentUntil)) return null;
    if (method === "GetState") return this.#yes(payment, { Amount: payment.amount });
    return method === "Cancel" ? this.#giveBack(payment, asked) : no("201", "Неизвестный метод");
  }

  #begin({ Amount, OrderId, ...asked }: BankWords): BankWords {
    const amount = Number(Amount);
    if (!Number.isSafeInteger(amount) || amount < 100) return no("308", "Сумма меньше рубля");
    if (!OrderId || String(OrderId).length > 36) return no("205", "Неверный номер заказа");
    const text = (name: string) => String(asked[name] ?? "");
    const payment = this.#kept.add({
      ...{ amount, orderId: String(OrderId), description: text("Description"), until: text("RedirectDueDate") },
      ...{ notifyAt: text("NotificationURL"), paidAt: text("SuccessURL"), refusedAt: text("FailURL") },
    });
    return this.#yes(payment, { Amount: amount, PaymentURL: this.#page(payment.id) });
  }

  /** A payment that is not paid is closed; of a paid one so much goes back, once for each name that the shop gives it. */
  #giveBack(payment: Payment, { Amount, ExternalRequestId, Token }: BankWords): BankWords {
    if (String(Token) !== String(Token).toLowerCase()) return no("204", "Неверный токен");
    const name = String(ExternalRequestId ?? "");
    const left = payment.amount - payment.back;
    const sums = { OriginalAmount: left, NewAmount: left };
    if (name && payment.refunds.includes(name)) return this.#yes(payment, sums);
    if (["NEW", "FORM_SHOWED"].includes(payment.status))
      return this.#yes(this.#told({ ...payment, status: "CANCELED" }), { ...sums, NewAmount: 0 });
    const amount = Amount === undefined ? left : Number(Amount);
    if (!["CONFIRMED", "PARTIAL_REFUNDED"].includes(payment.status)) return no("4", "Изменение статуса невозможно");
    if (!Number.isSafeInteger(amount) || amount <= 0 || amount > left) return no("7", "Сумма больше остатка");
    const status = amount === left ? ("REFUNDED" as const) : ("PARTIAL_REFUNDED" as const);
    const refunds = name ? [...payment.refunds, name] : payment.refunds;
    const done = this.#told({ ...payment, status, back: payment.back + amount, refunds });
    return this.#yes(done, { ...sums, NewAmount: left - amount });
  }

  #told(payment: Payment): Payment {
    this.#tell(this.#kept.put(payment));
    return payment;
  }

  #yes({ id, orderId, status }: Payment, more: BankWords): BankWords {
    const known = { TerminalKey: this.#shop.terminal, Status: status, PaymentId: id, OrderId: orderId };
    return { Success: true, ErrorCode: "0", ...known, ...more };
  }
}

/** The news of a payment as the bank signs it. */
export function newsOf({ id, orderId, status, amount }: Payment, { terminal, password }: Shop): BankWords {
  const words: BankWords = {
    ...{ TerminalKey: terminal, OrderId: orderId, Success: status !== "REJECTED", Status: status },
    ...{ PaymentId: Number(id), ErrorCode: status === "REJECTED" ? "1051" : "0", Amount: amount },
    ...{ Pan: "430000******0777", ExpDate: "1230" },
  };
  return { ...words, Token: tokenOf(words, password) };
}

/** What time has made of a payment: what was paid late has come through, and a page is shut. */
export function current(payment: Payment | undefined): (Payment & { isOver?: boolean }) | undefined {
  if (!payment) return undefined;
  if (payment.status === "AUTHORIZING" && payment.lateAt && now() >= new Date(payment.lateAt))
    return { ...payment, status: "CONFIRMED" };
  const isOpen = ["NEW", "FORM_SHOWED"].includes(payment.status);
  if (isOpen && payment.until && now() >= new Date(payment.until))
    return { ...payment, status: "CANCELED", isOver: true };
  return payment;
}

const no = (code: string, text: string): BankWords => ({ Success: false, ErrorCode: code, Message: text });
