import type { Random } from "#demo/random.ts";
import { type Acquirer, type BankState, BankTrouble } from "#platform/acquiring/index.ts";
import { newId } from "#platform/db/index.ts";

type Account = { id: string; orderId: string; amount: number; state: BankState; paid: number; back: number };

/** A bank that is often silent, loses its answers and closes what it likes; it never loses money, and every sum is written down. */
export class RandomBank implements Acquirer {
  readonly accounts = new Map<string, Account>();
  readonly thanks = "OK";
  readonly #random: Random;
  readonly #done = new Set<string>();
  /** While it is, the bank answers everything. */
  isCalm = false;

  constructor(random: Random) {
    this.#random = random;
  }

  async begin({ id: orderId, amount }: Parameters<Acquirer["begin"]>[0]) {
    this.#maybeSilent(0.15);
    const id = newId();
    this.accounts.set(id, { id, orderId, amount, state: "open", paid: 0, back: 0 });
    this.#maybeSilent(0.1);
    return { bankId: id, payAt: `https://bank.example/${id}` };
  }

  async look(bankId: string) {
    this.#maybeSilent(0.2);
    const { orderId, amount, state } = this.#of(bankId);
    return { orderId, amount, state, isRoubles: true };
  }

  async close(bankId: string): Promise<BankState> {
    this.#maybeSilent(0.2);
    const one = this.#of(bankId);
    if (one.state === "open") one.state = "refused";
    // As the protocol has it: whoever closes what is paid gives it back.
    else if (one.state === "paid") this.#return(one, one.amount);
    this.#maybeSilent(0.2);
    return one.state;
  }

  async giveBack({ bankId, amount, key }: Parameters<Acquirer["giveBack"]>[0]): Promise<BankState> {
    this.#maybeSilent(0.2);
    const one = this.#of(bankId);
    if (this.#done.has(key)) return one.state;
    if (one.paid - one.back < amount) throw new BankTrouble("More than there is", { isSilent: false });
    this.#done.add(key);
    this.#return(one, amount);
    this.#maybeSilent(0.3);
    return one.state;
  }

  hear(news: string) {
    const one = this.accounts.get(news);
    return one ? { id: one.orderId, bankId: one.id } : null;
  }

  /** The buyer pays, or is refused; what is over stays so. */
  press(id: string, isPaid: boolean): void {
    const one = this.#of(id);
    if (one.state === "open" || (isPaid && one.state === "refused" && this.#random.chance(0.2))) {
      one.state = isPaid ? "paid" : "refused";
      one.paid = isPaid ? one.amount : 0;
    }
  }

  #of(id: string): Account {
    const one = this.accounts.get(id);
    if (!one) throw new BankTrouble("No such payment", { isSilent: false });
    return one;
  }

  #return(one: Account, amount: number): void {
    one.back += amount;
    one.state = one.back === one.paid ? "returned" : "partly-returned";
  }

  #maybeSilent(share: number): void {
    if (!this.isCalm && this.#random.chance(share)) throw new BankTrouble("Silence", { isSilent: true });
  }
}
