import { openExport } from "#app/access/own-data/server/index.ts";
import { callFacts } from "#platform/auth/call-facts.ts";
import { config } from "#platform/config.ts";
import { withTenant } from "#platform/db/index.ts";
import type { RequestFacts } from "#platform/http/request.ts";
import { log } from "#platform/log.ts";
import { Refusal } from "#platform/refusal.ts";
import { callerOf } from "./api.ts";
import { forward } from "./backend.ts";

/**
 * Gives the archive of a person's own data to that person alone, as a download that nobody keeps on the way. The same 404
 * for another's, for one whose days are over and for none at all.
 */
export async function answerExport(request: Request, id: string, facts: RequestFacts): Promise<Response> {
  const { requestId, address } = facts;
  try {
    if (config.backendUrl) return await forward(request, facts);
    const viewer = await callerOf(request);
    if (!viewer.groupId) return none();
    const { body, bytes, name } = await callFacts.run({ requestId, address }, () =>
      withTenant(viewer.groupId, () => openExport(viewer, id)),
    );
    return new Response(body, {
      headers: {
        "content-type": "application/zip",
        "content-length": String(bytes),
        "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
        "cache-control": "private, no-store",
        "content-security-policy": "sandbox; default-src 'none'",
      },
    });
  } catch (error) {
    if (error instanceof Refusal && error.kind !== "unavailable") return none();
    log.error("An export could not be given", { requestId, error });
    return new Response(null, { status: 500 });
  }
}

function none(): Response {
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "private, no-store" };
  return new Response("Архив не найден. Возможно, его срок вышел: соберите новый в кабинете.", {
    status: 404,
    headers,
  });
}
