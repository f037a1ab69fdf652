/** A form that has been sent and that the portal has not answered for good. It lies in the browser of the one who wrote it. */
export type Entry = {
  /** The idempotency key that it goes with, or a name of its own where the deed is the same however often it is sent. */
  key: string;
  /** Whose it is: the account, not the session, so that it outlives a sign-in. */
  account: string;
  /** When it was sent first; forms go in this order. */
  at: number;
  /** The page with the form, its query kept: forms go to their own page. */
  action: string;
  fields: [string, string | File][];
  isMultipart: boolean;
  /** What it is, before the name of its page, and that name. */
  deed: string;
  page: string;
  /** On its first way, waiting for the line, or not accepted. A first way that nobody goes any more is a wait. */
  state: "sending" | "waiting" | "refused";
  /** Why it was not accepted. */
  reason?: string;
  /** Until then the portal has asked to wait: a moment of this browser's clock. */
  notBefore?: number;
  /** How often the portal has failed over it. */
  failures?: number;
  /** The person has asked to send it whatever its age. */
  isAsked?: boolean;
};

/** Held by whoever is sending the form: a browser that is killed lets it go. */
export const lockOf = (key: string) => `outbox ${key}`;

/** Held by the page on which its person changes it: until they are done nobody sends it as it was. */
export const editLockOf = (key: string) => `outbox edit ${key}`;

/** Which of the forms are on their way at this moment, by any page or the worker, and which are being changed. */
export async function handled() {
  const { held = [] } = await navigator.locks.query();
  const names = new Set(held.map(({ name }) => name));
  return {
    flies: ({ key }: Entry) => names.has(lockOf(key)),
    isEdited: ({ key }: Entry) => names.has(editLockOf(key)),
  };
}

/** As much as a browser keeps of one form. */
export const mostBytes = 20 * 1024 * 1024;

/** What was typed, for the list: the longest words of the form. */
export function wordsOf({ fields }: Pick<Entry, "fields">): string {
  const words = fields.flatMap(([name, value]) =>
    typeof value === "string" && !/^_|id$/i.test(name) && /\s|[а-яё]/i.test(value.trim()) ? [value.trim()] : [],
  );
  return words.sort((one, other) => other.length - one.length)[0] ?? "";
}

export function filesOf({ fields }: Pick<Entry, "fields">): File[] {
  return fields.flatMap(([, value]) => (typeof value !== "string" && value.size > 0 ? [value] : []));
}
