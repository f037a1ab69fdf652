import { describe, expect, it } from "vitest";
import { readGrown } from "../grown.ts";

/** Seven pages of two, named by the number they begin behind. */
const read = async (after = "0") => {
  const from = Number(after);
  const items = [from, from + 1].map((number) => ({ id: String(number) }));
  return { items, next: from < 12 ? String(from + 2) : undefined };
};
const grown = async (query: string) => {
  const { items, ...page } = await readGrown(new URL(`http://here/${query}`), read);
  return { ...page, ids: items.map(({ id }) => id).join(" ") };
};

describe("a list that grows where it stands", () => {
  it("is one page until its address names more", async () => {
    expect(await grown("")).toEqual({ ids: "0 1", next: "2", grows: true, begin: "" });
    expect(await grown("?after=4")).toEqual({ ids: "4 5", next: "6", grows: true, begin: "4" });
  });

  it("shows each page that its address names, and goes on behind the last of them", async () => {
    expect(await grown("?after=&after=2&after=4")).toEqual({ ids: "0 1 2 3 4 5", next: "6", grows: true, begin: "" });
    expect(await grown("?after=10&after=12")).toEqual({
      ids: "10 11 12 13",
      next: undefined,
      grows: true,
      begin: "10",
    });
  });

  it("shows nothing twice that has moved from one page to another meanwhile", async () => {
    expect((await grown("?after=&after=1")).ids).toBe("0 1 2");
  });

  it("grows no further than five pages, whatever its address names", async () => {
    const five = { ids: "0 1 2 3 4 5 6 7 8 9", next: "10", grows: false, begin: "" };
    expect(await grown("?after=&after=2&after=4&after=6&after=8")).toEqual(five);
    expect(await grown("?after=&after=2&after=4&after=6&after=8&after=10&after=12")).toEqual(five);
  });
});
