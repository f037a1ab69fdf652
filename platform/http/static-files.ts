import { readdirSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative } from "node:path";

type Asset = { body: Buffer; brotli?: Buffer; headers: Record<string, string> };

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/**
 * Serves a built folder from memory, brotli where the build made it: hashed assets for a year, the rest revalidated.
 * What is no file of the folder goes on to `next`.
 */
export function serveStatic(folder: string) {
  const assets = new Map(list(folder).map((path) => [`/${relative(folder, path)}`, read(path)]));
  return (
    request: IncomingMessage,
    response: ServerResponse,
    headers: Record<string, string>,
    next: () => void,
  ): void => {
    const path = request.url?.split("?", 1)[0] ?? "/";
    const asset = assets.get(path);
    if (!asset || (request.method !== "GET" && request.method !== "HEAD")) {
      next();
      return;
    }
    if (request.headers["if-none-match"] === asset.headers.etag) {
      response.writeHead(304, { ...headers, ...asset.headers, "cache-control": cacheFor(path) }).end();
      return;
    }
    const brotli = /\bbr\b/.test(request.headers["accept-encoding"]?.toString() ?? "") ? asset.brotli : undefined;
    const body = brotli ?? asset.body;
    response.writeHead(200, {
      ...headers,
      ...asset.headers,
      ...(brotli && { "content-encoding": "br" }),
      "cache-control": cacheFor(path),
      "content-length": body.length,
      vary: "accept-encoding",
    });
    response.end(request.method === "HEAD" ? undefined : body);
  };
}

function cacheFor(path: string): string {
  return path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}

function list(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile() && !path.endsWith(".br") && !path.endsWith(".map"));
}

function read(path: string): Asset {
  const body = readFileSync(path);
  const { mtimeMs, size } = statSync(path);
  return {
    body,
    brotli: brotliOf(path),
    headers: {
      "content-type": types[extname(path)] ?? "application/octet-stream",
      etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
    },
  };
}

function brotliOf(path: string): Buffer | undefined {
  try {
    return readFileSync(`${path}.br`);
  } catch {
    return undefined;
  }
}
