import type { Page, Request } from "@playwright/test";

const kilobytes = (bytes: number) => Math.round(bytes / 102.4) / 10;

type Weight = { status: number; words: number; script: number; foreign: string[] };

/**
 * Opens a page. Kilobytes as they came over the wire on a cold visit: words (HTML and CSS), script, and what was not ours.
 * What the page asks for after it has loaded nobody waits for.
 */
export async function weigh(page: Page, path: string): Promise<Weight> {
  const sum = { words: 0, script: 0 };
  const foreign: string[] = [];
  const waiting: Promise<void>[] = [];
  const own = new URL(process.env.JOURNEYS_URL!).origin;
  const first = new Set<Request>();
  const count = (request: Request) => void first.add(request);
  page.on("request", count);
  page.once("load", () => page.off("request", count));
  page.on("requestfinished", (request) => {
    if (request.url().startsWith("data:")) return;
    if (new URL(request.url()).origin !== own) foreign.push(request.url());
    const kind = request.resourceType();
    if (!first.has(request) || !["document", "stylesheet", "script"].includes(kind)) return;
    waiting.push(
      request.sizes().then(({ responseBodySize }) => {
        sum[kind === "script" ? "script" : "words"] += responseBodySize;
      }),
    );
  });
  const answer = await page.goto(path, { waitUntil: "load" });
  await Promise.all(waiting);
  page.removeAllListeners("requestfinished");
  return { status: answer?.status() ?? 0, words: kilobytes(sum.words), script: kilobytes(sum.script), foreign };
}
