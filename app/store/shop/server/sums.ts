/** What one of a thing costs, and how many of it. */
export type Priced = { points: number | null; money: number | null; count: number };

/** What must be paid with points and with money, and what is one price of both: the buyer chooses. Money is in kopecks. */
export type Sums = { must: { points: number; money: number }; either: { points: number; money: number } };

/** The bank takes no less than this, in kopecks. */
export const leastMoney = 100;

type Way = "points" | "money" | "either";

/** How a thing is paid for; where nobody takes money, points alone buy what they can. */
function wayOf({ points, money }: Priced, takesMoney: boolean): Way {
  if (points === null) return "money";
  return takesMoney && points > 0 && money ? "either" : "points";
}

/** What lines cost together. */
export function sumsOf(lines: Priced[], takesMoney: boolean): Sums {
  const sums: Sums = { must: { points: 0, money: 0 }, either: { points: 0, money: 0 } };
  for (const line of lines) {
    const way = wayOf(line, takesMoney);
    const [points, money] = [(line.points ?? 0) * line.count, (line.money ?? 0) * line.count];
    if (way === "either") {
      sums.either.points += points;
      sums.either.money += money;
    } else if (way === "points") sums.must.points += points;
    else sums.must.money += money;
  }
  return sums;
}

/** How many points may be spent, where so many hundredths at most of what both buy are paid with them. */
export const rangeOf = ({ must, either }: Sums, share: number) => ({
  least: must.points,
  most: must.points + Number((BigInt(either.points) * BigInt(share)) / 100n),
});

/** What is left to pay with money where so many points are spent, in kopecks. */
export function moneyFor({ must, either }: Sums, points: number): number {
  return must.money + either.money - portion(either.money, points - must.points, either.points);
}

/** As many points as a person has and may spend, so that the bank takes what is left. */
export function pointsFor(sums: Sums, share: number, balance: number): number {
  const { least, most } = rangeOf(sums, share);
  const points = Math.max(least, Math.min(most, balance));
  const money = moneyFor(sums, points);
  if (money === 0 || money >= leastMoney || points === least) return points;
  const enough = portion(sums.either.points, sums.either.money - leastMoney, sums.either.money);
  return least + Math.max(0, enough);
}

/** What each line was paid with, where the whole was paid with so many points; the parts make up the whole to the last kopeck. */
export function sharesOf(lines: Priced[], total: number): { points: number; money: number }[] {
  const { must, either } = sumsOf(lines, true);
  const spent = total - must.points;
  const gone = { points: 0, worth: 0, money: 0 };
  return lines.map((line) => {
    const way = wayOf(line, true);
    const [points, money] = [(line.points ?? 0) * line.count, (line.money ?? 0) * line.count];
    if (way === "points") return { points, money: 0 };
    if (way === "money") return { points: 0, money };
    const before = { ...gone };
    gone.worth += money;
    gone.points = portion(spent, gone.worth, either.money);
    gone.money = gone.worth - portion(portion(either.money, spent, either.points), gone.worth, either.money);
    return { points: gone.points - before.points, money: gone.money - before.money };
  });
}

/** So much of a whole as `part` is of `all`, without its fraction; sums may be longer than numbers are exact. */
const portion = (whole: number, part: number, all: number): number =>
  all === 0 ? 0 : Number((BigInt(whole) * BigInt(part)) / BigInt(all));
