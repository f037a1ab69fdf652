import { expect, it } from "vitest";
import { backOf } from "../forms.ts";

it("a test leads back to a page of the portal alone", () => {
  expect(backOf({ back: "/courses/1/2" })).toBe("/courses/1/2");
  for (const back of [
    undefined,
    "",
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "courses",
  ])
    expect(backOf({ back })).toBeUndefined();
});
