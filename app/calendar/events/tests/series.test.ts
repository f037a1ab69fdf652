import { describe, expect, it } from "vitest";
import { wallOf } from "#app/web/wall-time.ts";
import { beginnings, rhythmOf, ruleOf, wishOf } from "../server/series.ts";

const walls = (startsAt: string, zone: string, rule: string, from: string, to: string) =>
  beginnings({ startsAt: new Date(startsAt), zone, rule }, new Date(from), new Date(to)).map((at) =>
    wallOf(at.toISOString(), zone),
  );

describe("a series", () => {
  it("keeps its hour on the clock when clocks change", () => {
    const rule = "FREQ=WEEKLY;INTERVAL=1";
    expect(walls("2026-03-22T08:00:00Z", "Europe/Berlin", rule, "2026-03-20T00:00Z", "2026-04-06T00:00Z")).toEqual([
      "2026-03-22T09:00",
      "2026-03-29T09:00",
      "2026-04-05T09:00",
    ]);
  });

  it.each([
    ["Europe/Kaliningrad", "2026-12-31T22:30:00Z"],
    ["Asia/Kamchatka", "2026-12-31T12:30:00Z"],
  ])("goes over the end of the year in %s", (zone, startsAt) => {
    const rule = "FREQ=DAILY;INTERVAL=1";
    const found = walls(startsAt, zone, rule, startsAt, "2027-01-02T23:00:00Z");
    expect(found[0]).toBe("2027-01-01T00:30");
    expect(found[1]).toBe("2027-01-02T00:30");
  });

  it("of 29 February comes in leap years alone", () => {
    const found = walls(
      "2024-02-29T09:00:00Z",
      "Europe/Moscow",
      "FREQ=YEARLY;INTERVAL=1",
      "2024-01-01T00:00Z",
      "2033-01-01T00:00Z",
    );
    expect(found).toEqual(["2024-02-29T12:00", "2028-02-29T12:00", "2032-02-29T12:00"]);
  });

  it("ends on the last day that was asked for, in its own zone", () => {
    const rule = ruleOf("daily", 1, "2026-05-03", "Asia/Vladivostok")!;
    const found = walls("2026-05-01T12:00:00Z", "Asia/Vladivostok", rule, "2026-05-01T00:00Z", "2026-06-01T00:00Z");
    expect(found).toEqual(["2026-05-01T22:00", "2026-05-02T22:00", "2026-05-03T22:00"]);
    expect(wishOf(rule, "Asia/Vladivostok")).toEqual({ frequency: "daily", interval: 1, until: "2026-05-03" });
    expect(rhythmOf(rule, "Asia/Vladivostok")).toBe("Каждый день, по 03.05.2026");
  });
});
