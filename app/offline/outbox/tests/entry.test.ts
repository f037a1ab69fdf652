import { expect, test } from "vitest";
import { filesOf, wordsOf } from "../ui/entry.ts";

const fields: [string, string | File][] = [
  ["_csrf", "a b c"],
  ["_key", "1"],
  ["id", "01a1fe5b-0000-7000-8000-0000000c0de1"],
  ["title", "Поход"],
  ["text", " Взяли турку и ушли "],
  ["files", new File(["1"], "поход.jpg")],
  ["files", new File([], "")],
];

test("the list shows the longest words of a form, never its own signs", () => {
  expect(wordsOf({ fields })).toBe("Взяли турку и ушли");
  expect(wordsOf({ fields: fields.slice(0, 3) })).toBe("");
});

test("a field of files that nobody chose is no file", () => {
  expect(filesOf({ fields }).map(({ name }) => name)).toEqual(["поход.jpg"]);
});
