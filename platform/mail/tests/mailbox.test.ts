import { describe, expect, it } from "vitest";
import { mailboxOf } from "#platform/mail/mailbox.ts";

describe("a mailbox", () => {
  it.each([
    ["новый@пример.рф", "новый@пример.рф"],
    ["Новый@Пример.РФ", "новый@пример.рф"],
    [" новый@xn--e1afmkfd.xn--p1ai ", "новый@пример.рф"],
    ["anna@пример.рф", "anna@пример.рф"],
    ["и\u0306а@пример.рф", "йа@пример.рф"],
    ["Anna.S+news@Example.ru", "anna.s+news@example.ru"],
    ["a@sub_one.example.ru", "a@sub_one.example.ru"],
    ["o'neill@example.travel", "o'neill@example.travel"],
  ])("is kept in one spelling: %s", (typed, kept) => {
    expect(mailboxOf(typed)).toBe(kept);
    expect(mailboxOf(kept)).toBe(kept);
  });

  it.each([
    "",
    "anna",
    "@example.ru",
    "anna@",
    "anna@localhost",
    "anna@127.0.0.1",
    ".anna@example.ru",
    "an..na@example.ru",
    "anna @example.ru",
    "a@b@example.ru",
    "<anna@example.ru>",
    "anna@exa mple.ru",
    "anna@-example.ru",
    "anna@пример..рф",
    "anna@example.ru\r\nBcc: all@example.ru",
    `${"a".repeat(65)}@example.ru`,
    `a@${"a".repeat(64)}.ru`,
    "anna@пример.рф>",
  ])("is none: %j", (typed) => {
    expect(mailboxOf(typed)).toBeUndefined();
  });
});
