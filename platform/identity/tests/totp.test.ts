import { describe, expect, test } from "vitest";
import { base32, codeAt, keyAddress, newSecret, stepAt, stepOfCode } from "#platform/identity/totp.ts";

/** Appendix B of RFC 6238; its secret is the twenty letters that it prints. */
const secret = Buffer.from("12345678901234567890");

describe("a code of a half-minute", () => {
  test.each([
    [59, "94287082"],
    [1111111109, "07081804"],
    [1111111111, "14050471"],
    [1234567890, "89005924"],
    [2000000000, "69279037"],
    [20000000000, "65353130"],
  ])("is at second %i what RFC 6238 says", (second, code) => {
    expect(codeAt(secret, stepAt(new Date(second * 1000)), 8)).toBe(code);
  });

  test("is what RFC 4226 counts", () => {
    const counted = "755224 287082 359152 969429 338314 254676 287922 162583 399871 520489".split(" ");
    expect(counted.map((_, step) => codeAt(secret, step))).toEqual(counted);
  });

  test("is taken one step early and one late, and no more", () => {
    const moment = new Date(1_700_000_000_000);
    const taken = [-2, -1, 0, 1, 2].map((late) => stepOfCode(secret, codeAt(secret, stepAt(moment) + late), moment));
    const step = stepAt(moment);
    expect(taken).toEqual([null, step - 1, step, step + 1, null]);
  });

  test.each(["", "12345", "1234567", "abcdef", "٠٠٠٠٠٠"])("is no nonsense: «%s»", (typed) => {
    expect(stepOfCode(secret, typed, new Date())).toBeNull();
  });
});

test.each([
  ["", ""],
  ["f", "MY"],
  ["fo", "MZXQ"],
  ["foo", "MZXW6"],
  ["foob", "MZXW6YQ"],
  ["fooba", "MZXW6YTB"],
  ["foobar", "MZXW6YTBOI"],
])("RFC 4648 spells «%s» as %s", (text, spelt) => {
  expect(base32(Buffer.from(text))).toBe(spelt);
});

test("an application learns whose codes these are, and no two secrets are one", () => {
  const address = new URL(keyAddress({ issuer: "Вече portal.example.ru", login: "anna@example.ru", secret }));
  expect([address.protocol, address.host]).toEqual(["otpauth:", "totp"]);
  expect(decodeURIComponent(address.pathname)).toBe("/Вече portal.example.ru:anna@example.ru");
  expect(Object.fromEntries(address.searchParams)).toEqual({
    secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
    issuer: "Вече portal.example.ru",
  });
  expect(newSecret()).toHaveLength(20);
  expect(newSecret().equals(newSecret())).toBe(false);
});
