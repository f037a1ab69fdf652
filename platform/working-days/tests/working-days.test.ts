import { describe, expect, it } from "vitest";
import { dayAfter, workingDays } from "../index.ts";

const days = workingDays();
const offIn = (from: string, to: string) => {
  const off: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1))
    if (!days.isWorked(day) && ![0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay())) off.push(day);
  return off;
};

describe("working days of Russia", () => {
  it("are those of the calendar of 2025, with what was moved", () => {
    expect(offIn("2025-01-01", "2025-12-31")).toEqual([
      ...["2025-01-01", "2025-01-02", "2025-01-03", "2025-01-06", "2025-01-07", "2025-01-08"],
      ...["2025-05-01", "2025-05-02", "2025-05-08", "2025-05-09", "2025-06-12", "2025-06-13"],
      ...["2025-11-03", "2025-11-04", "2025-12-31"],
    ]);
    expect(days.isWorked("2025-11-01")).toBe(true);
    expect(days.between("2025-01-01", "2026-01-01")).toBe(247);
  });

  it("are those of the calendar of 2026, where holidays on weekends move on", () => {
    expect(offIn("2026-01-01", "2026-12-31")).toEqual([
      ...["2026-01-01", "2026-01-02", "2026-01-05", "2026-01-06", "2026-01-07", "2026-01-08", "2026-01-09"],
      ...["2026-02-23", "2026-03-09", "2026-05-01", "2026-05-11", "2026-06-12", "2026-11-04", "2026-12-31"],
    ]);
    expect(days.between("2026-01-01", "2027-01-01")).toBe(247);
  });

  it("go by the Labour Code where there is no decree yet", () => {
    expect(days.isWorked("2027-02-24")).toBe(true);
    // 1 and 9 May 2027 are a Saturday and a Sunday.
    expect(offIn("2027-05-01", "2027-05-31")).toEqual(["2027-05-03", "2027-05-10"]);
  });

  it("are what those who manage the calendar say first", () => {
    const own = workingDays(
      new Map([
        ["2026-06-13", true],
        ["2026-06-15", false],
      ]),
    );
    expect(own.after("2026-06-11", 1)).toBe("2026-06-13");
    expect(own.after("2026-06-11", 2)).toBe("2026-06-16");
  });

  it.each([
    ["2026-01-01", 0, "2026-01-12"],
    ["2025-12-30", 1, "2026-01-12"],
    ["2026-01-30", 1, "2026-02-02"],
    ["2026-02-20", 1, "2026-02-24"],
    ["2026-03-06", 1, "2026-03-10"],
    ["2026-04-30", 1, "2026-05-04"],
    ["2026-05-08", 1, "2026-05-12"],
    ["2026-06-10", 2, "2026-06-15"],
    ["2026-11-03", 1, "2026-11-05"],
    ["2026-07-04", 0, "2026-07-06"],
    ["2026-07-04", 5, "2026-07-13"],
    ["2028-02-28", 1, "2028-02-29"],
  ])("%s and %i more make %s", (from, count, to) => {
    expect(days.after(from, count)).toBe(to);
  });
});
