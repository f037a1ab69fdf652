import { expect, it } from "vitest";
import { findAnswers } from "../server/answers.ts";

const questions = (query: string) =>
  findAnswers(query).chapters.flatMap(({ items }) => items.map(({ question }) => question));

it("answers at least twenty-five questions, each asked once", () => {
  const all = questions("");
  expect(all.length).toBeGreaterThanOrEqual(25);
  expect(new Set(all).size).toBe(all.length);
  expect(findAnswers("").total).toBe(all.length);
});

it("finds by words in any form, with «ё» as «е»", () => {
  expect(questions("темная тема")).toContain("Как включить тёмную тему?");
  expect(questions("сменить фото")).toContain("Как поставить или сменить фотографию?");
  expect(questions("видео")).toContain("Как вставить видео?");
  expect(findAnswers("абракадабра")).toEqual({ chapters: [], total: 0 });
});
