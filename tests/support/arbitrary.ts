import fc from "fast-check";
import { z } from "zod";

type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
};

/** Inputs that a schema accepts, and things that break in it; `ids` are those of things that exist. */
export function inputsOf(schema: unknown, ids: string[]): fc.Arbitrary<Record<string, unknown>> {
  if (!schema) return fc.constant({});
  const json = z.toJSONSchema(schema as z.ZodType, { io: "input", unrepresentable: "any" }) as Schema;
  return arbitraryOf(json, ids) as fc.Arbitrary<Record<string, unknown>>;
}

function arbitraryOf(schema: Schema, ids: string[]): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => arbitraryOf(one, ids)));
  const { properties = {}, required = [] } = schema;
  if (schema.type === "object") {
    const parts = Object.entries(properties).map(([name, one]) => [name, arbitraryOf(one, ids)] as const);
    return fc.record(Object.fromEntries(parts), { requiredKeys: required });
  }
  if (schema.type === "array")
    return fc.array(arbitraryOf(schema.items ?? {}, ids), { maxLength: schema.maxItems ?? 3 });
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "integer") return fc.integer({ min: 1, max: 3 });
  if (schema.type === "number") return fc.double({ noNaN: true });
  if (schema.type === "null") return fc.constant(null);
  if (schema.format === "uuid") return fc.oneof(fc.constantFrom(...ids), fc.uuid());
  if (schema.pattern?.includes("[a-z0-9]")) return fc.stringMatching(/^[a-z][a-z0-9-]{3,20}[a-z0-9]$/);
  if (schema.type === "string") return textOf(schema);
  return file;
}

/** Text as people write it, and as they never would. */
function textOf({ minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  const most = Math.min(maxLength, 400);
  const words = fc.array(fc.constantFrom("собрание", "ёж", "100%", "#тег", "**жирный**", "<b>", "';--", "\n", "🙂"), {
    minLength: 1,
    maxLength: 20,
  });
  return fc
    .oneof(
      words.map((list) => list.join(" ")),
      fc.string({ minLength, maxLength: most, unit: "grapheme" }),
    )
    .map((text) => text.slice(0, most));
}

const file = fc
  .tuple(fc.uint8Array({ minLength: 1, maxLength: 200 }), fc.constantFrom("a.txt", "b.png", "c.svg", "d"))
  .map(([bytes, name]) => new File([new Uint8Array(bytes)], name));

/** What hardly any schema of ours accepts, for the place of any value. */
export const poisons: unknown[] = [
  null,
  0,
  -0,
  2 ** 53,
  -1,
  true,
  "",
  " ",
  "\u0000",
  "текст\u0000с нулём",
  "\ud800",
  "a".repeat(100_000),
  "%00",
  "../../etc/passwd",
  "{{7*7}}",
  "' or 1=1 --",
  [],
  ["a"],
  {},
  { $ne: null },
  deep(1000),
];

function deep(levels: number): unknown {
  let value: unknown = "дно";
  for (let level = 0; level < levels; level++) value = { a: value };
  return value;
}

/** A good input with something wrong in it: a field gone, another kind of value, one too many. */
export function spoiled(good: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<Record<string, unknown>> {
  return fc
    .tuple(good, fc.nat(), fc.constantFrom(...poisons), fc.constantFrom("drop", "swap", "swap", "add"))
    .map(([input, at, bad, how]) => {
      const names = Object.keys(input);
      const name = names[at % Math.max(names.length, 1)];
      if (how === "add" || !name) return { ...input, surplus: bad };
      const { [name]: _, ...rest } = input;
      return how === "drop" ? rest : { ...rest, [name]: bad };
    });
}
