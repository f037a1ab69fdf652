import { OpenAPIGenerator } from "@orpc/openapi";
import { OpenAPIHandler } from "@orpc/openapi/fetch";
import type { AnyRouter } from "@orpc/server";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import type { ApiContext } from "./implement.ts";

/** The API for outside clients: answers requests under /api, or null where no operation has that path. */
export function createApiHandler(router: AnyRouter) {
  const handler = new OpenAPIHandler(router as never);
  return async (request: Request, context: ApiContext): Promise<Response | null> => {
    const { matched, response } = await handler.handle(request, { prefix: "/api", context: context as never });
    return matched ? response : null;
  };
}

/** The OpenAPI document of every operation (specification §7). */
export function describeApi(router: AnyRouter, publicUrl: string) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  return generator.generate(router, {
    info: { title: "Вече: API корпоративного портала", version: "1" },
    servers: [{ url: `${publicUrl}/api` }],
    security: [{ bearer: [] }],
    components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
  });
}
