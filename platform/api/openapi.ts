import { type OpenAPI, OpenAPIGenerator } from "@orpc/openapi";
import type { AnyRouter } from "@orpc/server";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { refusalWords } from "./refusals.ts";

const refusalRef = "#/components/schemas/Refusal";

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
        which: {
          description: "Кого может значить имя в поле: из кого выбрать",
          type: "object",
          additionalProperties: { type: "array", items: { type: "object" } },
        },
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
    customErrorResponseBodySchema: () => ({ $ref: refusalRef }),
  });
  for (const item of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(item ?? {}) as OpenAPI.OperationObject[]) finish(operation);
  }
  tellPatterns(document.paths);
  return document;
}

/** Letters of any alphabet are an expression that many programs cannot read: such a rule is told in words. */
function tellPatterns(node: unknown): void {
  if (typeof node !== "object" || node === null) return;
  const schema = node as { pattern?: unknown; description?: string };
  if (typeof schema.pattern === "string" && schema.pattern.includes("\\p{")) {
    schema.description ??= `Подходит к выражению ${schema.pattern} с флагом u`;
    delete schema.pattern;
  }
  for (const child of Object.values(node)) tellPatterns(child);
}

/** What the generator leaves out: the area, words for every answer, and that a file cannot travel in JSON. */
function finish(operation: OpenAPI.OperationObject): void {
  operation.tags = [operation.operationId!.split(".")[0]!];
  const answers = (operation.responses ?? {}) as Record<string, OpenAPI.ResponseObject>;
  for (const [status, answer] of Object.entries(answers)) answer.description = refusalWords[status] ?? "Сделано";
  answers.default = { description: "Другой отказ", content: { "application/json": { schema: { $ref: refusalRef } } } };
  const { content } = (operation.requestBody ?? {}) as OpenAPI.RequestBodyObject;
  if (content && needsFile(content["multipart/form-data"]?.schema)) delete content["application/json"];
}

type Body = { required?: string[]; properties?: Record<string, { contentMediaType?: string }> };

function needsFile(schema: unknown): boolean {
  const { required = [], properties = {} } = (schema ?? {}) as Body;
  return required.some((name) => properties[name]?.contentMediaType !== undefined);
}
