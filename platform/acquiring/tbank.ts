import { type Acquirer, type BankPayment, type BankState, BankTrouble } from "./acquirer.ts";
import { type BankWords, isSignedBy, readWords, tokenOf } from "./tbank-token.ts";

type TbankSettings = {
  /** The address of the protocol, its second edition: «https://securepay.tinkoff.ru/v2». */
  url: string;
  terminal: string;
  password: string;
  /** For how many seconds the bank is waited for. */
  patience?: number;
};

/** What the bank's words for a payment mean here; one that is not known is still on its way. */
const states: Record<string, BankState> = {
  ...{ CONFIRMED: "paid", REFUNDING: "paid", ASYNC_REFUNDING: "paid" },
  ...{ PARTIAL_REFUNDED: "partly-returned", PARTIAL_REVERSED: "partly-returned", REFUNDED: "returned" },
  ...{ REVERSED: "refused", CANCELED: "refused", REJECTED: "refused", AUTH_FAIL: "refused" },
  ...{ DEADLINE_EXPIRED: "refused", ATTEMPTS_EXPIRED: "refused" },
};
const stateOf = ({ Status }: BankWords): BankState => states[String(Status)] ?? "open";

const roubles = ["643", "RUB"];
const longest = 140;

/** Payments by the protocol of T-Bank: the first of the providers, and what the demo's own bank speaks. */
export function tbank({ url, terminal, password, patience = 10 }: TbankSettings): Acquirer {
  async function ask(method: string, wish: BankWords): Promise<BankWords> {
    const words = { TerminalKey: terminal, ...wish };
    const body = JSON.stringify({ ...words, Token: tokenOf(words, password) });
    const text = await send(`${url}/${method}`, body, patience);
    const answer = readWords(text);
    if (!answer) throw new BankTrouble(`${method}: no answer of the protocol`, { isSilent: true });
    if (answer.Success !== true) throw new BankTrouble(saidIn(method, answer), { isSilent: false });
    return answer;
  }

  async function look(bankId: string): Promise<BankPayment> {
    const said = await ask("GetState", { PaymentId: bankId });
    const isOurs = String(said.PaymentId) === bankId && (said.TerminalKey ?? terminal) === terminal;
    if (!isOurs) throw new BankTrouble("GetState: of another payment", { isSilent: true });
    return {
      ...{ state: stateOf(said), orderId: String(said.OrderId), amount: Number(said.Amount) },
      isRoubles: said.Currency === undefined || roubles.includes(String(said.Currency)),
    };
  }

  return {
    async begin({ id, amount, description, notifyAt, backTo, until }) {
      const said = await ask("Init", {
        ...{ Amount: amount, OrderId: id, Description: description.slice(0, longest), PayType: "O", Language: "ru" },
        ...{ NotificationURL: notifyAt, SuccessURL: backTo.paid, FailURL: backTo.refused },
        RedirectDueDate: until.toISOString().replace(/\.\d+Z$/, "+00:00"),
      });
      const [bankId, payAt] = [String(said.PaymentId ?? ""), String(said.PaymentURL ?? "")];
      const isWhole = bankId && /^https?:\/\//.test(payAt) && Number(said.Amount ?? amount) === amount;
      if (!isWhole) throw new BankTrouble("Init: of another payment", { isSilent: true });
      return { bankId, payAt };
    },
    look,
    close: async (bankId) => stateOf(await ask("Cancel", { PaymentId: bankId })),
    giveBack: async ({ bankId, amount, key }) =>
      stateOf(await ask("Cancel", { PaymentId: bankId, Amount: amount, ExternalRequestId: key })),
    hear(news) {
      const said = readWords(news);
      if (!said || said.TerminalKey !== terminal || !isSignedBy(said, password)) return null;
      return { id: String(said.OrderId), bankId: String(said.PaymentId) };
    },
    thanks: "OK",
  };
}

async function send(address: string, body: string, seconds: number): Promise<string> {
  try {
    const headers = { "content-type": "application/json", accept: "application/json" };
    const signal = AbortSignal.timeout(seconds * 1000);
    const answer = await fetch(address, { method: "POST", headers, body, signal, redirect: "error" });
    if (answer.ok) return await answer.text();
    throw new Error(`Status ${answer.status}`);
  } catch (cause) {
    throw new BankTrouble("The bank does not answer", { isSilent: true, cause });
  }
}

const saidIn = (method: string, { ErrorCode, Message, Details }: BankWords) =>
  [`${method}: ${ErrorCode}`, Message, Details].filter(Boolean).join(", ").slice(0, 300);
