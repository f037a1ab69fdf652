/**
 * What a bank says of one payment: its buyer is still on the way, it is paid, it has come to nothing, some of it or all of it
 * has gone back.
 */
export type BankState = "open" | "paid" | "refused" | "partly-returned" | "returned";

/** A payment as the bank knows it: whose it is, how much it is about, in kopecks, and whether these are roubles. */
export type BankPayment = { state: BankState; orderId: string; amount: number; isRoubles: boolean };

export type PaymentWish = {
  /** The portal's own id of this attempt: the bank names it in all that it says. */
  id: string;
  /** In kopecks. */
  amount: number;
  /** What the buyer reads at the bank: «Заказ № 12». */
  description: string;
  /** Where the bank sends its news, and the buyer when it is over. */
  notifyAt: string;
  backTo: { paid: string; refused: string };
  /** After this moment the bank takes no money for it. */
  until: Date;
};

/**
 * A provider of payments by card, as the portal speaks with any of them. The portal never sees a card: the buyer pays on a
 * page of the bank's. Each call throws `BankTrouble` where the bank does not answer or says no.
 */
export type Acquirer = {
  /** Begins a payment. Gives the bank's id of it and the address of the page where it is paid. */
  begin(wish: PaymentWish): Promise<{ bankId: string; payAt: string }>;
  /** What has become of a payment: the only thing that money is believed by. */
  look(bankId: string): Promise<BankPayment>;
  /** Closes a payment that nobody has paid; one that is paid stays so. Gives what it is now. */
  close(bankId: string): Promise<BankState>;
  /** Gives so much of a paid one back, once for a key. Gives what it is now. */
  giveBack(wish: { bankId: string; amount: number; key: string }): Promise<BankState>;
  /** Of which attempt a bank's news speaks; null for what the bank has not signed. */
  hear(news: string): { id: string; bankId: string } | null;
  /** What the bank wants to hear when its news has been taken in. */
  thanks: string;
};

/**
 * The bank could not be asked, or it has said no. Of a silent one nobody knows whether the deed was done: it is asked for the
 * state before anything is sent again.
 */
export class BankTrouble extends Error {
  readonly isSilent: boolean;

  constructor(message: string, { isSilent, cause }: { isSilent: boolean; cause?: unknown }) {
    super(message, { cause });
    this.name = "BankTrouble";
    this.isSilent = isSilent;
  }
}
