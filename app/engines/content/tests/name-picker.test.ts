import { expect, test } from "vitest";
import { nameTyped } from "../ui/name-picker.tsx";

test.each([
  ["Анна Пет", "Анна Пет"],
  ["Анна ", "Анна"],
  ["@anna", "anna"],
  ["@anna ", undefined],
])("in a field of one name colleagues are looked for as it is typed: %j", (typed, query) => {
  expect(nameTyped(typed)).toBe(query);
});
