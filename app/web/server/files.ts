import { config } from "#platform/config.ts";
import { transaction, withTenant } from "#platform/db/index.ts";
import { drawingType, openFile } from "#platform/files/index.ts";
import type { RequestFacts } from "#platform/http/request.ts";
import { log } from "#platform/log.ts";
import { Refusal } from "#platform/refusal.ts";
import { callerOf } from "./api.ts";
import { forward } from "./backend.ts";
import { statusOf, waiting } from "./trouble.ts";

/**
 * Gives a stored file to those who may see it, by session or by bearer token, and what is shown to guests to anybody: a
 * picture as a picture, a film in parts, anything else as a download in a sandbox. The same 404 for a missing one and a
 * hidden one.
 */
export async function answerFile(
  request: Request,
  id: string,
  variant: string | undefined,
  facts: RequestFacts,
): Promise<Response> {
  const { requestId } = facts;
  const none = new Response("Файл не найден", {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
  try {
    if (config.backendUrl) return await forward(request, facts);
    const viewer = await callerOf(request);
    const range = request.headers.get("range");
    const readsAvif = request.headers.get("accept")?.includes("image/avif") ?? false;
    const open = () => openFile(viewer, id, variant, { readsAvif, range });
    const file = await (viewer.groupId ? withTenant(viewer.groupId, open) : transaction(open));
    if (file.isFilm) return film(file);
    return new Response(file.body, {
      headers: {
        // A text is given as it came, in whatever it was written.
        "content-type": file.type.replace(/^(text\/plain);.*/, "$1"),
        "content-length": String(file.bytes),
        ...forGood,
        ...(file.type === drawingType && { "content-security-policy": `${sandbox}; style-src 'unsafe-inline'` }),
        ...(variant && { vary: "accept" }),
        "content-disposition": file.isImage
          ? "inline"
          : `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      },
    });
  } catch (error) {
    if (error instanceof Refusal && error.kind !== "unavailable") return none;
    log.error("A file could not be given", { requestId, error });
    const status = statusOf(error);
    return new Response(null, { status, headers: waiting(status) });
  }
}

const sandbox = "sandbox; default-src 'none'";

/** A file never changes under its address; some are open to guests, and none is for search engines. */
const forGood = {
  "cache-control": "private, max-age=31536000, immutable",
  "x-robots-tag": "noindex",
  "content-security-policy": sandbox,
};

/** A film for the browser's own player: the part that it asks for, 416 when there is no such part. */
function film({ body, bytes, part, type, sha256 }: Awaited<ReturnType<typeof openFile>>): Response {
  const headers = { ...forGood, "content-type": type, "accept-ranges": "bytes", etag: `"${sha256.slice(0, 16)}"` };
  if (part === null) {
    void body.cancel();
    const none = { "cache-control": "no-store", "content-range": `bytes */${bytes}` };
    return new Response(null, { status: 416, headers: { ...headers, ...none } });
  }
  if (!part) return new Response(body, { headers: { ...headers, "content-length": String(bytes) } });
  const { start, end } = part;
  return new Response(body, {
    status: 206,
    headers: {
      ...headers,
      "content-length": String(end - start + 1),
      "content-range": `bytes ${start}-${end}/${bytes}`,
    },
  });
}
