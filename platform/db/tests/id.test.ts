import { describe, expect, it } from "vitest";
import { isId, newId } from "#platform/db/id.ts";

describe("a new id", () => {
  it("is greater than the one before, within a millisecond too", () => {
    const moment = Date.now();
    const ids = Array.from({ length: 1000 }, () => newId(moment));
    expect(ids.every(isId)).toBe(true);
    expect(ids).toEqual([...new Set(ids)].sort());
    expect(newId(moment + 1) > ids.at(-1)!).toBe(true);
  });
});
