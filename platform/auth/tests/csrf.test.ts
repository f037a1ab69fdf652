import "./support/environment.ts";
import { describe, expect, test } from "vitest";
import { checkCsrf, csrfTokenFor } from "#platform/auth/csrf.ts";
import { config } from "#platform/config.ts";

const mine = { idHash: "my session" };
const theirs = { idHash: "another session" };
const own = config.publicUrl;

const post = (headers: Record<string, string>, method = "POST") => new Request(`${own}/main`, { method, headers });

/** Header sets that browsers and others send, and whether a form with a right token may come with them. */
const origins: [string, Record<string, string>, boolean][] = [
  ["a form of our own page", { "sec-fetch-site": "same-origin", origin: own }, true],
  ["a browser that tells the site alone", { "sec-fetch-site": "same-origin" }, true],
  ["an old browser that tells the origin alone", { origin: own }, true],
  ["a foreign page", { "sec-fetch-site": "cross-site", origin: "https://evil.ru" }, false],
  ["a foreign page that hides its origin", { "sec-fetch-site": "cross-site", origin: "null" }, false],
  ["a foreign page without origin", { "sec-fetch-site": "cross-site" }, false],
  ["a neighbour on the same site", { "sec-fetch-site": "same-site", origin: "http://localhost:1" }, false],
  ["an address typed by hand", { "sec-fetch-site": "none" }, false],
  ["an old browser on a foreign page", { origin: "https://evil.ru" }, false],
  ["an old browser that hides the origin", { origin: "null" }, false],
  ["a sender that says nothing", {}, false],
  [
    "a foreign page that forges Host",
    { origin: "https://evil.ru", host: "evil.ru", "x-forwarded-host": "evil.ru" },
    false,
  ],
  ["our name with another port", { origin: `${own}1` }, false],
];

describe("a change", () => {
  test.each(origins)("from %s", (_, headers, isAllowed) => {
    expect(checkCsrf(post(headers), mine, csrfTokenFor(mine))).toBe(isAllowed);
    expect(checkCsrf(post(headers), null, null)).toBe(isAllowed);
  });

  test.each([
    ["no token", null],
    ["an empty token", ""],
    ["a token of another session", csrfTokenFor(theirs)],
    ["a token with something added", `${csrfTokenFor(mine)}.x`],
    ["a token of another salt", `x${csrfTokenFor(mine)}`],
    ["a token cut short", csrfTokenFor(mine).slice(0, -2)],
    ["a token without salt", csrfTokenFor(mine).split(".")[1]],
    ["a file in the token's place", new Blob([])],
  ])("with %s is refused", (_, token) => {
    expect(checkCsrf(post({ "sec-fetch-site": "same-origin" }), mine, token)).toBe(false);
  });

  test("may carry any token that its session was given", () => {
    const [one, other] = [csrfTokenFor(mine), csrfTokenFor(mine)];
    expect(one).not.toBe(other);
    for (const token of [one, other])
      expect(checkCsrf(post({ "sec-fetch-site": "same-origin" }), mine, token)).toBe(true);
  });
});

test("reading needs no proof", () => {
  for (const method of ["GET", "HEAD"])
    expect(checkCsrf(post({ "sec-fetch-site": "cross-site" }, method), mine, null)).toBe(true);
});
