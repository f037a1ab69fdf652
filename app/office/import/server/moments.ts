/** Dates of RSS («Tue, 27 Jan 2015 14:56:57 +0000») and of Atom; what is no date, or is before 1970, is undefined. */
export function readMoment(text: string): Date | undefined {
  const at = new Date(text.trim());
  const isOdd = Number.isNaN(at.getTime()) || at.getTime() < 0 || at.getUTCFullYear() > 9999;
  return isOdd || !isDay(text) ? undefined : at;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** The 30th of February is the 2nd of March to a Date. */
function isDay(text: string): boolean {
  const [, year, month, day] = /^\s*(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? [];
  if (year) return Number(day) <= daysIn(Number(year), Number(month));
  const [, number, name = "", its] = /(\d{1,2})\s+([a-z]{3})[a-z]*\s+(\d{4})/i.exec(text) ?? [];
  return !number || Number(number) <= daysIn(Number(its), months.indexOf(name.toLowerCase()) + 1);
}

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** A date as WordPress writes it, «2024-05-03 12:00:00»; zeros mean that there is none yet. */
export function readUtc(text: string): Date | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(text.trim()) ?? [];
  return day && !day.startsWith("0000") ? readMoment(`${day}T${time}Z`) : undefined;
}

const clock = String.raw`(?:[T,]?\s*(\d{1,2}:\d\d(?::\d\d)?)(?:\.\d+)?)?`;
const daysFirst = new RegExp(String.raw`^(\d{1,2})([./])(\d{1,2})\2(\d{4})${clock}$`);
const yearFirst = new RegExp(String.raw`^(\d{4})-(\d\d)-(\d\d)${clock}$`);

/**
 * A date as people write it in tables: «03.05.2024 12:00», «2024-05-03», «3/5/2024», with a zone or by Moscow's clock. With
 * slashes the day goes first as with dots, or the month, as Americans have it, where the table says so.
 */
export function readLocal(text: string, monthFirst = false): Date | undefined {
  const said = text.trim();
  const plain = yearFirst.exec(said);
  if (plain) return byMoscow(plain[1]!, plain[2]!, plain[3]!, plain[4]);
  const [, one, sign, two, year, time] = daysFirst.exec(said) ?? [];
  if (year) return sign === "/" && monthFirst ? byMoscow(year, one!, two!, time) : byMoscow(year, two!, one!, time);
  // What else a Date takes for one: with a zone by it, with slashes never, for nobody knows what they mean.
  if (said.includes("/")) return undefined;
  return readMoment(/(z|gmt|utc?|[+-]\d\d:?\d\d)$/i.test(said) ? said : `${said} GMT+0300`);
}

function byMoscow(year: string, month: string, day: string, time = "12:00"): Date | undefined {
  const padded = time.padStart(time.length === 7 || time.length === 4 ? time.length + 1 : 5, "0");
  return readMoment(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}T${padded}+03:00`);
}
