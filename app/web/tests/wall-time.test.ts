import { expect, test } from "vitest";
import { momentOf, wallOf } from "#app/web/wall-time.ts";

test.each([
  ["2026-03-08T09:00", "Europe/Moscow", "2026-03-08T06:00:00.000Z"],
  ["2026-01-01T00:30", "Asia/Vladivostok", "2025-12-31T14:30:00.000Z"],
  ["2026-07-01T12:00", "Europe/Berlin", "2026-07-01T10:00:00.000Z"],
  ["2024-02-29T23:59", "Asia/Omsk", "2024-02-29T17:59:00.000Z"],
])("%s in %s is %s, and back", (local, zone, utc) => {
  expect(momentOf(local, zone)).toBe(utc);
  expect(wallOf(utc, zone)).toBe(local);
});

test("an hour that the clocks skip is still a moment of that night", () => {
  const moment = momentOf("2026-03-29T02:30", "Europe/Berlin");
  expect(["2026-03-29T00:30:00.000Z", "2026-03-29T01:30:00.000Z"]).toContain(moment);
});
