/** Holidays of the Labour Code, article 112, by month and day. */
const winter = ["01-01", "01-02", "01-03", "01-04", "01-05", "01-06", "01-07", "01-08"];
const others = ["02-23", "03-08", "05-01", "05-09", "06-12", "11-04"];
const holidays = new Set([...winter, ...others]);

/** What the government has moved in a year, from which day to which; a Saturday that is moved is worked. */
const moved: Record<string, [from: string, to: string][]> = {
  "2021": [
    ["01-02", "11-05"],
    ["01-03", "12-31"],
    ["02-20", "02-22"],
  ],
  "2022": [
    ["01-01", "05-03"],
    ["01-02", "05-10"],
    ["03-05", "03-07"],
  ],
  "2023": [
    ["01-01", "02-24"],
    ["01-08", "05-08"],
  ],
  "2024": [
    ["01-06", "05-10"],
    ["01-07", "12-31"],
    ["04-27", "04-29"],
    ["11-02", "04-30"],
    ["12-28", "12-30"],
  ],
  "2025": [
    ["01-04", "05-02"],
    ["01-05", "12-31"],
    ["02-23", "05-08"],
    ["03-08", "06-13"],
    ["11-01", "11-03"],
  ],
  "2026": [
    ["01-03", "01-09"],
    ["01-04", "12-31"],
  ],
};

/** Whether a day (`2026-03-09`) is worked in Russia as a week of five days is; a year without a decree goes by the Labour Code. */
export function isWorkedInRussia(day: string): boolean {
  const [year, date] = [day.slice(0, 4), day.slice(5)];
  const moves = moved[year] ?? [];
  if (holidays.has(date) || moves.some(([, to]) => to === date)) return false;
  if (moves.some(([from]) => from === date)) return true;
  return !isWeekend(day) && !standsIn(day, moves);
}

/** Whether it is free in place of a holiday that has fallen on a weekend just before it. */
function standsIn(day: string, moves: [string, string][]): boolean {
  let before = dayAfter(day, -1);
  while (isWeekend(before)) {
    const date = before.slice(5);
    if (others.includes(date) && !moves.some(([from]) => from === date)) return true;
    before = dayAfter(before, -1);
  }
  return false;
}

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay());

/** So many days after a day, or before it. */
export const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

/** Whether the Labour Code calls it a holiday: the worked day before one is an hour shorter. */
export const isHoliday = (day: string): boolean => holidays.has(day.slice(5));
