import { expect, test } from "vitest";
import { deedOf, named } from "../ui/words.ts";

test.each([
  ["Комментарий к", "Отправить", "Комментарий к «Каппинг»"],
  [undefined, "Нравится", "«Нравится» на странице «Каппинг»"],
  [undefined, "", "Сообщение на странице «Каппинг»"],
])("what waits is called as people would call it: %s, %s", (what, button, words) => {
  expect(named(deedOf(what, button), "Каппинг")).toBe(words);
});
