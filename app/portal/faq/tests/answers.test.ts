import { afterEach, expect, it } from "vitest";
import { config } from "#platform/config.ts";
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

const before = { ...config };
afterEach(() => void Object.assign(config, before));

it("tells what to do about a forgotten password as this portal is set up", () => {
  const told = () => findAnswers("забыл пароль").chapters[0]!.items[0]!.answer;
  Object.assign(config, { oidcIssuer: undefined, smtpUrl: undefined });
  expect(told()).toContain("даст и администратор портала");
  expect(told()).not.toContain("письмо");
  config.smtpUrl = "smtp://localhost";
  expect(told()).toContain("«Забыли пароль?»: придёт письмо");
  config.oidcIssuer = "https://sso.example.ru";
  expect(told()).toContain("Портал не хранит паролей");
});
