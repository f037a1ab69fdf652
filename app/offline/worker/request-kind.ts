/** What the worker takes care of. `exit` is where a sign-in begins or ends: everything personal is wiped. */
export type RequestKind = "exit" | "document" | "data" | "manifest" | "asset" | "picture" | "original";

type Asked = Pick<Request, "method" | "mode" | "destination" | "url">;

const exit = /^\/(login|logout)(\/|$)/;
const never = /^\/(auth|api|files|exports|rss|live|healthz|readyz|metrics)(\/|$)/;
const variant = /^\/files\/[^/]+\/[^/]+$/;
const original = /^\/files\/[^/]+$/;

/** Names a request by what the worker does with it; null leaves it to the browser: forms, uploads, sign-in, API, downloads. */
export function kindOf({ method, mode, destination, url }: Asked, origin: string): RequestKind | null {
  const { origin: its, pathname, search } = new URL(url);
  if (its !== origin) return null;
  if (exit.test(pathname)) return "exit";
  if (method !== "GET") return null;
  if (destination === "image" && variant.test(pathname)) return "picture";
  if (destination === "image" && original.test(pathname)) return "original";
  if (never.test(pathname)) return null;
  if (pathname.startsWith("/assets/") || (pathname === "/icons.svg" && search)) return "asset";
  if (pathname === "/__manifest") return "manifest";
  if (mode === "navigate") return "document";
  return pathname.endsWith(".data") ? "data" : null;
}

/** In the address of a saved page that only carries another one's data (see pages.ts). */
export const carries = "_saved";

/** The page that a request is about: Remix asks for its data at `/path.data?_routes=…`. */
export function pageOf(url: string): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete("_routes");
  searchParams.delete(carries);
  const path = pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
  return searchParams.size ? `${path}?${searchParams}` : path;
}

/** Which of the page's routes the data is for; empty means all of them. */
export function routesOf(url: string): string {
  return new URL(url).searchParams.get("_routes") ?? "";
}
