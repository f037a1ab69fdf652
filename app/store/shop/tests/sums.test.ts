import { describe, expect, it } from "vitest";
import { seededRandom } from "#demo/random.ts";
import { leastMoney, moneyFor, type Priced, pointsFor, rangeOf, sharesOf, sumsOf } from "../server/sums.ts";

const line = (points: number | null, money: number | null, count = 1): Priced => ({ points, money, count });

describe("what an order costs", () => {
  it("is points, money, or either as its buyer likes", () => {
    const lines = [line(100, null), line(null, 50_000), line(600, 60_000, 2)];
    expect(sumsOf(lines, true)).toEqual({
      must: { points: 100, money: 50_000 },
      either: { points: 1200, money: 120_000 },
    });
    expect(sumsOf(lines, false).must).toEqual({ points: 1300, money: 50_000 });
  });

  it("leaves so much money to pay as points are not spent", () => {
    const sums = sumsOf([line(1000, 100_000)], true);
    expect([0, 600, 1000].map((points) => moneyFor(sums, points))).toEqual([100_000, 40_000, 0]);
  });

  it("is suggested so that the bank takes what is left", () => {
    const sums = sumsOf([line(1000, 100_000)], true);
    expect(pointsFor(sums, 100, 600)).toBe(600);
    expect(pointsFor(sums, 100, 5000)).toBe(1000);
    const odd = sumsOf([line(3, 1000)], true);
    for (const balance of [0, 1, 2, 3]) {
      const money = moneyFor(odd, pointsFor(odd, 100, balance));
      expect(money === 0 || money >= leastMoney).toBe(true);
    }
  });

  it("is shared among its lines to the last kopeck and the last point", () => {
    const random = seededRandom(20260601);
    for (let round = 0; round < 500; round++) {
      const lines = Array.from({ length: random.int(1, 6) }, () => {
        const [points, money] = [random.int(1, 900_000), random.int(leastMoney, 90_000_000)];
        const kind = random.int(0, 2);
        return line(kind === 1 ? null : points, kind === 0 ? null : money, random.int(1, 9));
      });
      const sums = sumsOf(lines, true);
      const { least, most } = rangeOf(sums, 100);
      const total = random.int(least, most);
      const shares = sharesOf(lines, total);
      expect(shares.reduce((sum, { points }) => sum + points, 0)).toBe(total);
      expect(shares.reduce((sum, { money }) => sum + money, 0)).toBe(moneyFor(sums, total));
      for (const { points, money } of shares) expect(Math.min(points, money)).toBeGreaterThanOrEqual(0);
    }
  });
});
