import { describe, expect, it } from "vitest";
import { isSignedBy, readWords, tokenOf } from "../tbank-token.ts";

const password = "test-password";
const told = [
  '{"TerminalKey":"TDEMO","OrderId":"V-1001","Success":true,"Status":"CONFIRMED","PaymentId":700001,"ErrorCode":"0","Amount":149990,"CardId":1,"Pan":"430000******0777","ExpDate":"1230","Token":"bdfa026d31deae249b95858a0bd397db5f01c7c78b3bd4be2f03dc3191f2e1c3"}',
  '{"TerminalKey":"TDEMO","OrderId":"V-1001","Success":true,"Status":"CONFIRMED","PaymentId":700001,"ErrorCode":"0","Amount":149990,"Pan":"430000******0777","ExpDate":"1230","RebillId":"9001","NewField":"x","Data":{"Route":"ACQ","Source":"cards"},"Token":"7c79dad967b9c8d646a2ffd5447cce846d5772328b88d6c9c4c242c4338ef29a"}',
];

const passes = (json: string) => isSignedBy(readWords(json)!, password);

describe("the signature of T-Bank", () => {
  it("is over everything at the root, also what is not known here, and over nothing nested", () => {
    expect(told.map(passes)).toEqual([true, true]);
    expect(passes(told[1]!.replace('"Route":"ACQ"', '"Route":"TR"'))).toBe(true);
  });

  it("fails where anything of it is left out or changed", () => {
    expect(passes(told[1]!.replace('"NewField":"x",', ""))).toBe(false);
    expect(passes(told[1]!.replace('"NewField":"x"', '"NewField":"y"'))).toBe(false);
    expect(passes(told[0]!.replace("149990", "149991"))).toBe(false);
    expect(passes(told[0]!.replace(/"Token":"\w+"/, '"Token":""'))).toBe(false);
  });

  it("reads numbers as they were written, however long they are", () => {
    const words = { TerminalKey: "TDEMO", PaymentId: "12345678901234567890", Amount: "100.50" };
    const json = `{"TerminalKey":"TDEMO","PaymentId":12345678901234567890,"Amount":100.50,"Token":"${tokenOf(words, password)}"}`;
    expect(passes(json)).toBe(true);
  });

  it("is written in small letters, and an object alone is read", () => {
    expect(tokenOf({ TerminalKey: "TDEMO" }, password)).toMatch(/^[\da-f]{64}$/);
    expect([readWords("[]"), readWords("null"), readWords("7"), readWords("{")]).toEqual([null, null, null, null]);
  });
});
