import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cookieName, readCookies, setCookie } from "#platform/auth/cookies.ts";
import type { PageBuild } from "./remix.ts";

const cookie = cookieName("style");
const month = 30 * 24 * 3600;

/**
 * Writes the stylesheet into the first page that a browser gets, with this answer's nonce, and leaves its link for the
 * browser to fetch at leisure; a cookie says from then on that the link is enough. Whoever has not signed in or
 * reads as a guest gets none, and the style each time. Numbers: docs/decisions/004-first-paint.md.
 */
export function createFirstStyle(build: PageBuild) {
  const href = typeof build === "function" ? undefined : build.assets.routes.root?.css?.[0];
  if (!href || typeof build === "function") return null;
  const style = readFileSync(join(build.assetsBuildDirectory, href), "utf8");
  const link = `<link rel="stylesheet" href="${href}"/>`;
  const known = href.replace(/\W/g, "");
  return {
    isNeeded: (request: Request) => readCookies(request.headers.get("cookie")).get(cookie) !== known,
    write(page: Buffer, headers: Headers, nonce: string, isWithoutCookie: boolean): Buffer {
      if (!isWithoutCookie) headers.append("set-cookie", setCookie(cookie, known, { maxAge: month }));
      return Buffer.from(
        page
          .toString()
          .replace(`<style nonce="${nonce}">`, (start) => start + style)
          .replace(link, `<link rel="prefetch" as="style" href="${href}"/>`),
      );
    },
  };
}
