import type { Browser } from "./browser.ts";
import { pageOf, shapeOf } from "./crawl.ts";
import { allOf } from "./rows.ts";

const atOnce = 4;

/**
 * How many addresses are opened: of a page, and of those whose links look alike, at the desks, where each thing may stand in
 * a way of its own, and elsewhere; and of the choices of one list.
 */
const most = { desk: { page: 24, alike: 8 }, elsewhere: { page: 12, alike: 3 }, choices: 12 };

/** How many alike are opened from one page: the first ones and the last. */
const [first, last] = [2, 1];

type Link = { address: string; kind: string };
export type Step = { address: string; from: string; status: number };

/**
 * Goes where links lead one person, from page to page: to each kind of place by each kind of page that leads there, each
 * tab and filter, each state that badges name, the first and the last of what is alike. Gives all steps in their order.
 */
export async function walk(browser: Browser, from: string[]): Promise<Step[]> {
  const met = new Set(from);
  const opened = new Map<string, number>();
  const steps: Step[] = [];
  const queue = from.map((address) => ({ address, from: "" }));
  while (queue.length > 0) {
    const batch = queue.splice(0, atOnce);
    const answers = await allOf(batch.map(({ address }) => read(browser, address)));
    for (const [at, { status, html }] of answers.entries()) {
      const { address, from } = batch[at]!;
      steps.push({ address, from, status });
      for (const { address: next, kind } of chosen(linksOf(html))) {
        const { page, alike } = next.startsWith("/admin") ? most.desk : most.elsewhere;
        const place = pageOf(next.split("?")[0]!);
        const isWanted = (opened.get(kind) ?? 0) < alike && (opened.get(place) ?? 0) < page;
        const choices = choicesOf(next).filter(({ name, choice }) => {
          return !opened.has(choice) && (opened.get(name) ?? 0) < most.choices;
        });
        if (met.has(next) || !(isWanted || choices.length)) continue;
        met.add(next);
        for (const key of [place, kind, ...choices.flatMap(({ name, choice }) => [name, choice])])
          opened.set(key, (opened.get(key) ?? 0) + 1);
        queue.push({ address: next, from: address });
      }
    }
  }
  return steps;
}

/** One page, with the redirects on the way to it; what is no page is not read for links. */
async function read(browser: Browser, address: string): Promise<{ status: number; html: string }> {
  const { answer, url, html } = await browser.open(address);
  const isAway = ["/login", "/not-allowed"].includes(url.pathname);
  const isPage = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
  return { status: isAway ? 403 : answer.status, html: isPage && answer.ok ? html : "" };
}

/** Of the links of a page those that are opened from it: of each kind the first and the last. */
function* chosen(links: Link[]): Generator<Link> {
  for (const alike of Map.groupBy(links, ({ kind }) => kind).values())
    yield* alike.length > first + last ? [...alike.slice(0, first), ...alike.slice(-last)] : alike;
}

/** Where a page leads: its links with the state that the badges beside them name, its pictures and searches. */
function linksOf(html: string): Link[] {
  const found = new Map<string, Link>();
  for (const row of html.split(/(?=<(?:tr|li|article)\b)/)) {
    const state = [...row.matchAll(/class="badge [^>]*>([^<]*)</g)].map(([, word]) => word!.replace(/\d+/g, "#"));
    for (const [, written] of row.matchAll(/<(?:a|img|source|video|link)\b[^>]*?\s(?:href|src)="(\/[^"#]*)/g)) {
      const address = written!.replaceAll("&amp;", "&");
      if (/^\/(assets|auth|login|logout)\b/.test(address)) continue;
      const kind = `${shapeOf(address)} ${[...new Set(state)].sort().join()}`.trim();
      if (!found.has(address)) found.set(address, { address, kind });
    }
  }
  return [...found.values()];
}

/** The words of lists that an address names in its query: tabs, filters, orders. */
function choicesOf(address: string): { name: string; choice: string }[] {
  const [path = "", query = ""] = address.split("?");
  return [...new URLSearchParams(query)].flatMap(([key, value]) => {
    const name = `${pageOf(path)} ${key}`;
    return /^[a-z-]{1,24}$/.test(value) ? { name, choice: `${name}=${value}` } : [];
  });
}
