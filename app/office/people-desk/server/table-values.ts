import { namePart } from "#app/access/registration/contract.ts";
import { now } from "#platform/clock.ts";
import { readWritten } from "#platform/written-dates.ts";

/** A day as people write it, «31.12.1990», «31.12.90» or «1990-12-31»; undefined where nothing is written, null where it is no day. */
export function dayOf(text = ""): string | undefined | null {
  if (!text) return undefined;
  const day = readWritten(text)?.day;
  return day && day > "1900" ? day : null;
}

const extension = /[\s,;(]*(?:доб(?:авочный|\.)?|вн(?:утр(?:енний)?)?\.?|ext(?:ension)?\.?|#|x)[\s.:=]*(\d{1,8})\)?$/iu;

/**
 * The phones of a cell as they are written, each with its extension, «+7 495 123-45-67 доб. 123»; undefined where there is
 * none, null where it says something else.
 */
export function phonesOf(text = ""): string[] | undefined | null {
  if (!text) return undefined;
  const written = text.replace(/[\s\p{Z}]+/gu, " ").replace(/[\u2010-\u2015\u2212]/g, "-");
  const parts = written.split(/\s*(?:[,;/]|\sили\s)\s*(?!\s*(?:доб|вн|ext|#|x))/iu).filter(Boolean);
  const phones = parts.map(phoneIn);
  return phones.length > 0 && phones[0] && phones.every(Boolean) ? (phones as string[]) : null;
}

/** One phone of those; null where there is none, undefined where nothing is written. */
export function phoneOf(text = ""): string | undefined | null {
  const phones = phonesOf(text);
  return phones && (phones[0] ?? null);
}

function phoneIn(written: string): string | undefined {
  const [said, inner] = extension.exec(written) ?? [];
  const own = (said ? written.slice(0, -said.length) : written).replaceAll(".", "-").trim();
  const isPhone = /^\+?[\d\s()-]{5,30}$/.test(own) && own.replace(/\D/g, "").length >= 5;
  return isPhone ? `${own}${inner ? ` доб. ${inner}` : ""}` : undefined;
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

/** What is wrong with the parts of a name, each with what is written there: the rule of those who register themselves. */
export function troubleOfNames(parts: Record<string, string | undefined>): string[] {
  return Object.entries(parts).flatMap(([title, text = ""]) => {
    const { error } = namePart.safeParse(text);
    return error ? [`${title} «${text.slice(0, 60)}»: ${error.issues[0]!.message.toLowerCase()}`] : [];
  });
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
