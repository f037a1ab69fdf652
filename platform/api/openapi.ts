import { type OpenAPI, OpenAPIGenerator } from "@orpc/openapi";
import type { AnyRouter } from "@orpc/server";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";

const refusal: OpenAPI.SchemaObject = {
  description: "Отказ: слова для людей, ошибки по полям, через сколько секунд повторить",
  type: "object",
  properties: {
    defined: { type: "boolean" },
    code: { type: "string" },
    status: { type: "integer" },
    message: { type: "string" },
    data: {
      type: "object",
      properties: {
        fields: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
        retryAfter: { type: "number" },
        detail: { type: "string" },
      },
    },
  },
  required: ["defined", "code", "status", "message"],
};

const bearer: OpenAPI.SecuritySchemeObject = {
  type: "http",
  scheme: "bearer",
  bearerFormat: "JWT",
  description: "Токен доступа области gid, выданный клиенту webapp",
};

/** The OpenAPI document of every operation (specification §7), grouped by area; `titles` name the areas for people. */
export async function describeApi(
  router: AnyRouter,
  publicUrl: string,
  titles: Record<string, string> = {},
): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(router, {
    info: { title: "Вече: API корпоративного портала", version: "1" },
    servers: [{ url: `${publicUrl}/api` }],
    security: [{ bearer: [] }],
    tags: Object.entries(titles).map(([name, description]) => ({ name, description })),
    components: { securitySchemes: { bearer }, schemas: { Refusal: refusal } },
    customErrorResponseBodySchema: () => ({ $ref: "#/components/schemas/Refusal" }),
  });
  for (const operation of operationsOf(document)) operation.tags = [operation.operationId!.split(".")[0]!];
  return document;
}

/** Every operation of a document, in its order. */
export function operationsOf(document: OpenAPI.Document): OpenAPI.OperationObject[] {
  return Object.values(document.paths ?? {}).flatMap((item) => Object.values(item ?? {}) as OpenAPI.OperationObject[]);
}
