import { randomInt } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A payment as this bank remembers it; sums are in kopecks. */
export type Payment = {
  id: string;
  orderId: string;
  description: string;
  amount: number;
  /** How much of it has gone back. */
  back: number;
  status:
    | "NEW"
    | "FORM_SHOWED"
    | "AUTHORIZING"
    | "CONFIRMED"
    | "REJECTED"
    | "CANCELED"
    | "PARTIAL_REFUNDED"
    | "REFUNDED";
  notifyAt: string;
  paidAt: string;
  refusedAt: string;
  /** After that nobody can pay on its page. */
  until: string;
  /** When what the buyer has paid late comes through. */
  lateAt?: string;
  /** Till then this bank does not answer of it. */
  silentUntil?: string;
  /** The refunds that the shop has named: the second time they are not done again. */
  refunds: string[];
};

/** The payments of the bank as files, one each: they outlive the process, and all processes of a portal know them. */
export class Kept {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = join(folder, "demo-bank");
  }

  add(payment: Omit<Payment, "id" | "back" | "status" | "refunds">): Payment {
    const made = { ...payment, id: String(randomInt(10 ** 9, 10 ** 10)), back: 0, refunds: [] };
    return this.put({ ...made, status: "NEW" });
  }

  find(id: string): Payment | undefined {
    if (!/^\d{1,20}$/.test(id)) return undefined;
    try {
      return JSON.parse(readFileSync(this.#path(id), "utf8")) as Payment;
    } catch {
      return undefined;
    }
  }

  put(payment: Payment): Payment {
    mkdirSync(this.#folder, { recursive: true });
    const draft = `${this.#path(payment.id)}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(payment));
    renameSync(draft, this.#path(payment.id));
    return payment;
  }

  #path(id: string): string {
    return join(this.#folder, `${id}.json`);
  }
}
