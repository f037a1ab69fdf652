import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cookieName, readCookies, setCookie } from "#platform/auth/cookies.ts";
import type { PageBuild } from "./remix.ts";

const cookie = cookieName("style");
const month = 30 * 24 * 3600;

/**
 * Writes the stylesheet into the first page that a browser gets, with this answer's nonce; a cookie says from then on that
 * its link is enough. In the place of that link stands the largest script, which the browser would otherwise ask for after
 * the pictures. Whoever has not signed in or reads as a guest gets no cookie, and the style each time. Numbers:
 * docs/decisions/004-first-paint.md.
 */
export function createFirstStyle(build: PageBuild) {
  const href = typeof build === "function" ? undefined : build.assets.routes.root?.css?.[0];
  if (!href || typeof build === "function") return null;
  const style = readFileSync(join(build.assetsBuildDirectory, href), "utf8");
  const link = `<link rel="stylesheet" href="${href}"/>`;
  const engine = build.assets.entry.imports.find((path) => path.includes("/engine-"));
  const known = href.replace(/\W/g, "");
  return {
    isNeeded: (request: Request) => readCookies(request.headers.get("cookie")).get(cookie) !== known,
    write(page: Buffer, headers: Headers, nonce: string, isWithoutCookie: boolean): Buffer {
      if (!isWithoutCookie) headers.append("set-cookie", setCookie(cookie, known, { maxAge: month }));
      const text = page.toString();
      const instead = engine && text.includes(engine) ? `<link rel="modulepreload" href="${engine}"/>` : "";
      return Buffer.from(text.replace(`<style nonce="${nonce}">`, (start) => start + style).replace(link, instead));
    },
  };
}
