import type { OpenAPI } from "@orpc/openapi";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { areaTitles, router } from "#app/areas.ts";
import { describeApi } from "#platform/api/openapi.ts";
import { type Operation, operationsOf } from "#tests/support/operations.ts";

type Told = OpenAPI.OperationObject & { "x-access"?: string };
type Schema = Record<string, unknown>;

const operations = operationsOf();
let document: OpenAPI.Document;

beforeAll(async () => {
  document = JSON.parse(JSON.stringify(await describeApi(router, "https://portal.example.ru", areaTitles)));
});

const toldOf = ({ method, path }: Operation) => document.paths![path]![method.toLowerCase() as "get"] as Told;

/** Every schema that stands anywhere in the document. */
function schemasIn(node: unknown, found: Schema[] = []): Schema[] {
  if (typeof node !== "object" || node === null) return found;
  for (const [key, value] of Object.entries(node)) {
    if (key === "schema") found.push(value as Schema);
    else schemasIn(value, found);
  }
  return found;
}

/** Every reference of the document. */
function refsIn(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => (key === "$ref" ? [String(value)] : refsIn(value)));
}

describe("the OpenAPI document", () => {
  test("is of version 3.1 and says whose server and which token it is about", () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(document.servers).toEqual([{ url: "https://portal.example.ru/api" }]);
    expect(document.security).toEqual([{ bearer: [] }]);
    expect(document.components!.securitySchemes!.bearer).toMatchObject({ type: "http", scheme: "bearer" });
  });

  test("has an area with a Russian name for every tag, and none without operations", () => {
    const used = new Set(operations.flatMap((one) => toldOf(one).tags));
    expect(document.tags!.map(({ name }) => name).sort()).toEqual([...used].sort());
    for (const { description } of document.tags!) expect(description).toMatch(/^[А-ЯЁ]/);
  });

  test("has no schema that nothing fits, and no expression that only some programs can read", () => {
    const patterns: string[] = [];
    const walk = (node: unknown, path: string) => {
      if (typeof node !== "object" || node === null) return;
      const { not, pattern } = node as { not?: unknown; pattern?: unknown };
      expect(JSON.stringify(not), path).not.toBe("{}");
      if (typeof pattern === "string") patterns.push(pattern);
      for (const [key, value] of Object.entries(node)) walk(value, `${path}/${key}`);
    };
    walk(document.paths, "");
    expect(patterns.length).toBeGreaterThan(10);
    for (const pattern of patterns) expect(() => new RegExp(pattern), pattern).not.toThrow();
    expect(patterns.filter((one) => one.includes("\\p{"))).toEqual([]);
    expect(JSON.stringify(document.paths)).toContain("с флагом u");
  });

  test("has only schemas that a validator understands, and only references that lead somewhere", () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    const schemas = schemasIn(document.paths).filter((schema) => refsIn(schema).length === 0);
    expect(schemas.length).toBeGreaterThan(operations.length);
    // Many operations give the same: a schema is compiled once.
    for (const text of new Set(schemas.map((one) => JSON.stringify(one))))
      expect(() => ajv.compile(JSON.parse(text)), text).not.toThrow();
    for (const ref of new Set(refsIn(document))) {
      const steps = ref.replace(/^#\//, "").split("/");
      expect(
        steps.reduce<unknown>((node, step) => (node as Schema)?.[step], document),
        ref,
      ).toBeDefined();
    }
  });

  test("has an id of its own for every operation", () => {
    const ids = operations.map((one) => toldOf(one).operationId);
    expect(new Set(ids).size).toBe(operations.length);
  });
});

test("a read takes only text, or what makes itself out of text: its input stands in the address", () => {
  const wrong = operations.flatMap(({ name, writes, input }) => {
    const { properties = {} } = (writes || !input ? {} : z.toJSONSchema(input as z.ZodType, { io: "input" })) as {
      properties?: Record<string, { type?: string }>;
    };
    return Object.entries(properties).flatMap(([field, { type = "string" }]) =>
      type === "string" ? [] : [`${name}.${field}`],
    );
  });
  expect(wrong).toEqual([]);
});

describe.each(operations.map((one) => [one.name, one] as const))("%s", (name, operation) => {
  test("is described: what for, who may, with what, how it ends", () => {
    const told = toldOf(operation);
    expect(told.operationId).toBe(name);
    expect(told.summary).toMatch(/^[А-ЯЁ]/);
    expect(told["x-access"]).toBe(operation.access);
    expect(told.security).toEqual(operation.access === "public" ? [] : undefined);
    const { default: other, ...answers } = told.responses as Record<string, OpenAPI.ResponseObject>;
    expect(other!.content).toBeDefined();
    const { access, writes, method, limit, path, beforeConsent } = operation;
    const expected: [number, boolean][] = [
      [operation.success, true],
      [401, access !== "public"],
      [403, (access !== "public" && !(access === "signed-in" && beforeConsent)) || writes],
      [404, path.includes("{")],
      [409, writes],
      [413, writes],
      [422, true],
      [429, limit !== undefined || (writes && method !== "DELETE")],
      [503, true],
    ];
    const due = expected.flatMap(([status, isDue]) => (isDue ? [String(status)] : []));
    expect(Object.keys(answers)).toEqual(due.sort());
    for (const { description, content } of Object.values(answers)) {
      expect(description).toMatch(/^[А-ЯЁ]/);
      expect(content!["application/json"]!.schema).toBeDefined();
    }
  });

  test("names every parameter of its path, and a key for every write", () => {
    const { parameters = [] } = toldOf(operation);
    const given = parameters.map((one) => ("in" in one ? `${one.in} ${one.name}` : ""));
    for (const [, parameter] of operation.path.matchAll(/\{(\w+)\}/g)) expect(given).toContain(`path ${parameter}`);
    expect(given.includes("header Idempotency-Key")).toBe(operation.writes);
  });
});
