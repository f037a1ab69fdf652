/** A day as people write it, «31.12.1990» or «1990-12-31»; undefined where nothing is written, null where it is no day. */
export function dayOf(text = ""): string | undefined | null {
  if (!text) return undefined;
  const russian = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  const day = russian ? `${russian[3]}-${russian[2]!.padStart(2, "0")}-${russian[1]!.padStart(2, "0")}` : text;
  const at = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(day) : undefined;
  // The 31st of February is the 3rd of March to a Date.
  return at && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) && day > "1900" ? day : null;
}

/** A phone as it is written, if it has the digits of one; undefined where there is none, null where it is something else. */
export function phoneOf(text = ""): string | undefined | null {
  if (!text) return undefined;
  return /^\+?[\d\s()-]{5,30}$/.test(text) && text.replace(/\D/g, "").length >= 5 ? text : null;
}

/** Whether a cell says that somebody has left: «да», a day, any mark but «нет». */
export function isGone(text = ""): boolean {
  return !["", "нет", "no", "0", "false", "-"].includes(text.toLowerCase());
}

/** Whether a text can be somebody's mailbox. */
export function isMailbox(text: string): boolean {
  return text.length <= 200 && /^[^\s@<>"]{1,64}@[^\s@<>"]+\.[^\s@<>"]{2,}$/.test(text);
}

/** The way to a department, «Склад / Приёмка», as its parts. */
export function pathOf(text: string): string[] {
  return text
    .split("/")
    .map((part) => part.trim())
    .filter(Boolean);
}
