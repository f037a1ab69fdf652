const monthForms = [
  "январь|января|январе",
  "февраль|февраля|феврале",
  "март|марта|марте",
  "апрель|апреля|апреле",
  "май|мая|мае",
  "июнь|июня|июне",
  "июль|июля|июле",
  "август|августа|августе",
  "сентябрь|сентября|сентябре",
  "октябрь|октября|октябре",
  "ноябрь|ноября|ноябре",
  "декабрь|декабря|декабре",
].map((line) => line.split("|") as [string, string, string]);
const weekdays = ["воскресенье", "понедельник", "вторник", "среда", "четверг", "пятница", "суббота"];
const onWeekdays = ["в воскресенье", "в понедельник", "во вторник", "в среду", "в четверг", "в пятницу", "в субботу"];
const seasons = [
  "зима|зимой|зимы|зиму",
  "весна|весной|весны|весну",
  "лето|летом|лета|лето",
  "осень|осенью|осени|осень",
].map((line) => line.split("|"));
const quarters = ["первого", "второго", "третьего", "четвёртого"];
const dayLength = 86_400_000;
/** The portal's people live by Moscow time; the demo needs no other clock. */
export const zoneOffset = 3 * 3_600_000;

/**
 * The words of time as seen from a publication: `day+3` «24 ноября», `on+3` «во вторник», `saturday` «22 ноября»,
 * `month`, `of-month`, `in-month` (with `+1` and `-1`), `season`, `in-season`, `quarter` (the last full one), `year`.
 */
export function timeWord(name: string, at: Date): string | undefined {
  const [, word, shift] = /^([a-z-]+?)([+-]\d+)?$/.exec(name) ?? [];
  if (!word) return undefined;
  const local = new Date(at.getTime() + zoneOffset);
  const by = Number(shift ?? 0);
  const month = monthForms[(local.getUTCMonth() + by + 24) % 12]!;
  const season = seasons[Math.floor(((local.getUTCMonth() + 1) % 12) / 3)]!;
  const day = workday(new Date(local.getTime() + by * dayLength), by < 0 ? -1 : 1);
  switch (word) {
    case "day":
      return dayAndMonth(day);
    case "on":
      return onWeekdays[day.getUTCDay()];
    case "weekday":
      return weekdays[day.getUTCDay()];
    case "saturday":
      return dayAndMonth(new Date(local.getTime() + (((6 - local.getUTCDay() + 7) % 7 || 7) + 7 * by) * dayLength));
    case "month":
      return month[0];
    case "of-month":
      return month[1];
    case "in-month":
      return `в ${month[2]}`;
    case "season":
      return season[0];
    case "in-season":
      return season[1];
    case "of-season":
      return season[2];
    case "to-season":
      return `на ${season[3]}`;
    case "quarter":
      return `${quarters[(Math.floor(local.getUTCMonth() / 3) + 3) % 4]} квартала`;
    case "year":
      return String(local.getUTCFullYear() + by);
    default:
      return undefined;
  }
}

const dayAndMonth = (day: Date) => `${day.getUTCDate()} ${monthForms[day.getUTCMonth()]![1]}`;

function workday(day: Date, step: number): Date {
  const weekday = day.getUTCDay();
  if (weekday !== 0 && weekday !== 6) return day;
  return workday(new Date(day.getTime() + step * dayLength), step);
}
