import { expect, test } from "vitest";
import { isDay, isWall, momentOf, wallOf } from "#app/web/wall-time.ts";

test.each([
  ["2026-03-08T09:00", "Europe/Moscow", "2026-03-08T06:00:00.000Z"],
  ["2026-01-01T00:30", "Asia/Vladivostok", "2025-12-31T14:30:00.000Z"],
  ["2026-07-01T12:00", "Europe/Berlin", "2026-07-01T10:00:00.000Z"],
  ["2024-02-29T23:59", "Asia/Omsk", "2024-02-29T17:59:00.000Z"],
])("%s in %s is %s, and back", (local, zone, utc) => {
  expect(momentOf(local, zone)).toBe(utc);
  expect(wallOf(utc, zone)).toBe(local);
});

test("an hour that the clocks skip is as much later, one that they show twice is the first", () => {
  expect(momentOf("2026-03-29T02:30", "Europe/Berlin")).toBe("2026-03-29T01:30:00.000Z");
  expect(momentOf("2026-10-25T02:30", "Europe/Berlin")).toBe("2026-10-25T00:30:00.000Z");
  expect(momentOf("2026-10-25T03:00", "Europe/Berlin")).toBe("2026-10-25T02:00:00.000Z");
  expect(momentOf("2026-03-29T03:00", "Europe/Berlin")).toBe("2026-03-29T01:00:00.000Z");
});

test("a calendar has the 29th of February in its years, and no thirteenth month", () => {
  expect(["2024-02-29", "2000-12-31", "1900-01-01"].filter(isDay)).toHaveLength(3);
  expect(["2026-02-29", "2026-13-01", "0000-01-01", "9999-12-31", "завтра", ""].filter(isDay)).toEqual([]);
  expect(["2026-11-23T00:00", "2026-11-23T23:59:30"].filter(isWall)).toHaveLength(2);
  expect(["2026-11-23T24:00", "2026-11-23", "2026-11-31T10:00"].filter(isWall)).toEqual([]);
});
