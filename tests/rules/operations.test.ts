import { oc } from "@orpc/contract";
import { isProcedure } from "@orpc/server";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { router } from "#app/areas.ts";
import { serveArea } from "#platform/api/implement.ts";
import { describeApi } from "#platform/api/openapi.ts";
import { rights } from "#platform/people/rights.ts";
import { operationsOf } from "#tests/support/operations.ts";

const operations = operationsOf();

function proceduresOf(node: unknown, path: string[] = []): string[] {
  if (isProcedure(node)) return [path.join(".")];
  return Object.entries(node as object).flatMap(([key, child]) => proceduresOf(child, [...path, key]));
}

describe("every operation of the API", () => {
  it.each(operations.map((one) => [one.name, one] as const))("%s says who may call it", (_, operation) => {
    expect(["public", "signed-in", "employee", ...rights, "admin"]).toContain(operation.access);
  });

  it("is implemented, and nothing else is", () => {
    expect(proceduresOf(router).sort()).toEqual(operations.map(({ name }) => name).sort());
  });

  it("stands in the OpenAPI document at its path", async () => {
    const { paths = {} } = await describeApi(router, "http://localhost:3000");
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(operations.map(({ method, path }) => `${method} ${path}`).sort());
  });

  it("has a method and path of its own", () => {
    const places = operations.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, "{}")}`);
    expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([]);
  });

  it("changes nothing by GET and refuses what it does not know: its input is a strict object", () => {
    const loose = operations.filter(({ input }) => input && !isStrict(input));
    expect(loose.map(({ name }) => name)).toEqual([]);
  });

  it("keeps no answer that holds a secret: what is shown once must not lie among the answers for repeats", () => {
    // The code of a document is its name, and a short link is for everybody.
    const open = ["agreements.accept", "agreements.withdraw", "shortLinks.make"];
    const telling = operations.filter(
      ({ name, writes, output }) => writes && output && !open.includes(name) && secretsIn(output).length > 0,
    );
    expect(telling.map(({ name }) => name)).toContain("scim.makeToken");
    expect(telling.filter(({ keepsNoKey }) => !keepsNoKey).map(({ name }) => name)).toEqual([]);
  });

  it("does not register without saying who may call it", () => {
    const forgotten = { leak: oc.route({ method: "GET", path: "/leak" }).output(z.string()) };
    expect(() => serveArea(forgotten, { leak: () => "" })).toThrow("leak");
  });
});

/** The names of fields in an answer that are what somebody proves to be themselves by. */
function secretsIn(schema: unknown): string[] {
  const json = JSON.stringify(z.toJSONSchema(schema as z.ZodType, { io: "output", unrepresentable: "any" }));
  return [...json.matchAll(/"(token|code|codes|key|secret|password)":\{/g)].map(([, name]) => name!);
}

function isStrict(schema: unknown): boolean {
  const { additionalProperties } = z.toJSONSchema(schema as z.ZodType, { io: "input", unrepresentable: "any" });
  return additionalProperties === false;
}
