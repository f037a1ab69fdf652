import { describe, expect, test } from "vitest";
import { describeError } from "#platform/log.ts";

describe("an error in the log", () => {
  test("keeps its kind, code and place, and drops what people typed", () => {
    const pgError = Object.assign(new Error('invalid input syntax for type uuid: "anna@example.ru"'), {
      code: "22P02",
    });
    const drizzleError = Object.assign(new Error("Failed query: insert …\nparams: anna@example.ru"), {
      query: "insert",
      cause: pgError,
    });
    const line = JSON.stringify(describeError(drizzleError));
    expect(line).toContain("22P02");
    expect(line).toContain("at ");
    expect(line).not.toContain("anna@example.ru");
  });

  test("is one line, however many its message has", () => {
    expect(JSON.stringify(describeError(new Error("раз\r\n{два}")))).not.toMatch(/[\r\n]|два/);
  });

  test("may be anything that was thrown", () => {
    expect(describeError("текст")).toEqual({ name: "string" });
    expect(describeError(undefined)).toEqual({ name: "undefined" });
  });
});
