import { namePart } from "#app/access/registration/contract.ts";
import { now } from "#platform/clock.ts";

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

/** Whether a cell says that somebody has left: «да», or a day that has come; null where it says neither that nor «нет». */
export function isGone(text = ""): boolean | null {
  const word = text.toLowerCase();
  if (["", "нет", "no"].includes(word)) return false;
  const day = dayOf(text);
  return ["да", "yes"].includes(word) || (day && day <= today() ? true : null);
}

/** Today's day, where it is today already: nobody is refused for living to the east. */
export function today(daysAhead = 1): string {
  return new Date(now().getTime() + daysAhead * 86_400_000).toISOString().slice(0, 10);
}

/** What is wrong with the parts of a name: the rule of those who register themselves. */
export function troubleOfNames(parts: Record<string, string | undefined>): string | undefined {
  for (const [title, text = ""] of Object.entries(parts)) {
    const { error } = namePart.safeParse(text);
    if (error) return `${title}: ${error.issues[0]!.message.toLowerCase()}`;
  }
  return undefined;
}

const most = { levels: 10, letters: 200 };

/** What is wrong with the way to a department. */
export function troubleOfPath(path: string[]): string | undefined {
  if (path.length > most.levels) return `Подразделение: не больше ${most.levels} уровней`;
  if (path.some((name) => name.length > most.letters)) return `Подразделение: не больше ${most.letters} знаков`;
  const isName = (name: string) => /[\p{L}\p{N}]/u.test(name) && !/[<>\p{Cc}\p{Cf}]/u.test(name);
  return path.every(isName) ? undefined : "Подразделение написано с ошибкой";
}

/** The way to a department, «Склад / Приёмка», as its parts. */
export function pathOf(text: string): string[] {
  return text
    .split("/")
    .map((part) => part.trim())
    .filter(Boolean);
}
