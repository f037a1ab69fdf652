import { existsSync, statSync } from "node:fs";
import type { Page, Request } from "@playwright/test";

/** Kilobytes to the first decimal. */
export const kilobytes = (bytes: number) => Math.round(bytes / 102.4) / 10;

/** The most that a page may weigh on a first visit: HTML with its style, and script; less where people are most. */
export const mostOf = (name: string) => ({
  // One page tells of every operation of the API; the main page has a kilobyte more of words and one less of script.
  words: name === "the API for people" ? 45 : name === "shell/main" ? 31 : 30,
  script: /^(feed\/|shell\/main|a feed)/.test(name) ? 89 : 100,
});

const named = {
  css: /rel="stylesheet" href="(\/[^"]+)"/g,
  js: /(?:rel="modulepreload" href=|<script[^>]* src=|\bfrom )"(\/[^"]+\.js)"/g,
};

/** Kilobytes of the built files of a kind that a page's HTML asks for, as they are sent: the small ones as they are. */
export function builtOf(html: string, kind: keyof typeof named): number {
  const paths = new Set([...html.matchAll(named[kind])].map(([, path]) => `build/client${path}`));
  const sizes = [...paths].map((path) => statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size);
  return kilobytes(sizes.reduce((sum, size) => sum + size, 0));
}

type Weight = { status: number; words: number; script: number; foreign: string[] };

/**
 * Opens a page. Kilobytes as they came over the wire on a cold visit: words (HTML and CSS), script, and what was not ours.
 * Script is what the page's own HTML names: what script asks for when it is there already nobody waits for.
 */
export async function weigh(page: Page, path: string): Promise<Weight> {
  const foreign: string[] = [];
  const waiting: Promise<{ kind: string; path: string; bytes: number }>[] = [];
  const own = new URL(process.env.JOURNEYS_URL!).origin;
  const first = new Set<Request>();
  const count = (request: Request) => void first.add(request);
  page.on("request", count);
  page.once("load", () => page.off("request", count));
  page.on("requestfinished", (request) => {
    if (request.url().startsWith("data:")) return;
    const { origin, pathname } = new URL(request.url());
    if (origin !== own) foreign.push(request.url());
    const kind = request.resourceType();
    if (!first.has(request) || !["document", "stylesheet", "script"].includes(kind)) return;
    waiting.push(request.sizes().then(({ responseBodySize: bytes }) => ({ kind, path: pathname, bytes })));
  });
  const answer = await page.goto(path, { waitUntil: "load" });
  const came = await Promise.all(waiting);
  page.removeAllListeners("requestfinished");
  const html = (await answer?.text()) ?? "";
  const sumOf = (some: typeof came) => kilobytes(some.reduce((sum, { bytes }) => sum + bytes, 0));
  return {
    status: answer?.status() ?? 0,
    words: sumOf(came.filter(({ kind }) => kind !== "script")),
    script: sumOf(came.filter(({ kind, path }) => kind === "script" && html.includes(path))),
    foreign,
  };
}
