import type { OpenAPI } from "@orpc/openapi";

export type Field = { name: string; place: string; type: string; required: boolean };

type Schema = {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  items?: Schema;
  anyOf?: Schema[];
  contentMediaType?: string;
  properties?: Record<string, Schema>;
  required?: string[];
};

const places: Record<string, string> = { path: "в адресе", query: "в строке запроса", header: "в заголовке" };

/** Everything that an operation takes, in words for people. */
export function fieldsOf({ parameters = [], requestBody }: OpenAPI.OperationObject): Field[] {
  const given = parameters.flatMap((one) =>
    "in" in one
      ? [
          {
            name: one.name,
            place: places[one.in] ?? one.in,
            type: typeOf(one.schema as Schema),
            required: one.required === true,
          },
        ]
      : [],
  );
  const content = requestBody && "content" in requestBody ? requestBody.content : {};
  const [kind, body] = Object.entries(content)[0] ?? [];
  const { properties = {}, required = [] } = (body?.schema ?? {}) as Schema;
  const place = kind?.startsWith("multipart/") ? "поле формы" : "в теле";
  const sent = Object.entries(properties).map(([name, schema]) => ({
    name,
    place,
    type: typeOf(schema),
    required: required.includes(name),
  }));
  const rank = ({ required, place }: Field) => (required ? 0 : place === places.header ? 2 : 1);
  return [...given, ...sent].sort((a, b) => rank(a) - rank(b));
}

function typeOf(schema: Schema | undefined): string {
  if (!schema) return "что угодно";
  const { type, format, enum: values, const: value, items, anyOf, maxLength, contentMediaType } = schema;
  if (value !== undefined) return String(value);
  if (values) return values.map(String).join(" или ");
  const real = anyOf?.filter((one) => one.type !== "null") ?? [];
  if (real[0])
    return `${[...new Set(real.map(typeOf))].join(" или ")}${real.length < anyOf!.length ? " или пусто" : ""}`;
  if (contentMediaType || format === "binary") return "файл";
  if (type === "array") return `список (${typeOf(items)})`;
  if (format === "uuid") return "номер (UUID)";
  if (type === "string") return maxLength ? `строка до ${maxLength.toLocaleString("ru-RU")} знаков` : "строка";
  return { integer: "целое число", number: "число", boolean: "да или нет", object: "объект" }[String(type)] ?? "строка";
}
