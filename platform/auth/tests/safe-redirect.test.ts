import { describe, expect, test } from "vitest";
import { safeRedirect } from "#platform/auth/safe-redirect.ts";

const hosts = [
  "evil.ru",
  "evil.ru:443",
  "portal@evil.ru",
  "localhost.evil.ru",
  "evil。ru",
  "евил.рф",
  "[::1]",
  "2130706433",
];
const controls = ["\t", "\n", "\r", "\0", "\u000b", "\u001f", "\u007f", "\u0085"];

/** Every way known to us of leaving the portal by an address that looks like one of its own. */
const hostile: unknown[] = [
  ...hosts.flatMap((host) => [
    `//${host}`,
    `//${host}/main`,
    `///${host}`,
    `////${host}`,
    `/\\${host}`,
    `\\/${host}`,
    `\\\\${host}`,
    `http://${host}`,
    `https:${host}`,
    `https:/${host}`,
    `HTTPS://${host}`,
    ` //${host}`,
    `/.//${host}`,
    `/..//${host}`,
    `/main/..//${host}`,
    `/./..//${host}`,
  ]),
  ...controls.flatMap((sign) => [
    `${sign}/main`,
    `/${sign}/evil.ru`,
    `/main${sign}`,
    `//${sign}evil.ru`,
    `/\\${sign}evil.ru`,
  ]),
  ...["javascript:alert(1)", "JaVaScRiPt:alert(1)", "data:text/html,x", "vbscript:x", "blob:x", "file:///etc/passwd"],
  ...["", " ", "main", "./main", "../main", "?a=1", "#top", "@evil.ru", ".evil.ru", "feed:evil"],
  ...["/main\r\nSet-Cookie: a=b", "/main\nLocation: //evil.ru", "/%0d%0a\r\n", "/\u2028\\evil.ru"],
  ...[null, undefined, 0, {}, [], ["/main"], { toString: () => "//evil.ru" }, `/${"a".repeat(1001)}`],
];

const own = [
  ["/", "/"],
  ["/main", "/main"],
  ["/feed/work?after=1&q=%D1%91#top", "/feed/work?after=1&q=%D1%91#top"],
  ["/c/кофе", "/c/%D0%BA%D0%BE%D1%84%D0%B5"],
  ["/search?q=//evil.ru", "/search?q=//evil.ru"],
  ["/search?next=https://evil.ru", "/search?next=https://evil.ru"],
  ["/a/../b", "/b"],
  ["/%2f%2fevil.ru", "/%2f%2fevil.ru"],
  ["/a//b", "/a//b"],
];

describe("the page to go to after sign-in", () => {
  test("has more than a hundred hostile addresses to refuse", () => {
    expect(hostile.length).toBeGreaterThan(100);
  });

  test.each(hostile)("is the main page instead of %j", (target) => {
    expect(safeRedirect(target)).toBe("/main");
  });

  test.each(own)("is the portal's own %j", (target, expected) => {
    expect(safeRedirect(target)).toBe(expected);
  });

  test("never leaves the portal, whatever was asked for", () => {
    const portal = "https://portal.ru";
    for (const target of [...hostile, ...own.map(([one]) => one)]) {
      expect(new URL(safeRedirect(target), portal).origin).toBe(portal);
    }
  });
});
