import http from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { type ConfigData, HtmlValidate } from "html-validate";
import { parse } from "parse5";
import { Browser } from "#tests/support/browser.ts";
import rules from "../../../.htmlvalidate.mjs";
import { addressOf, type Stop, signedIn } from "../support/pages.ts";
import { builtOf, kilobytes, mostOf } from "../support/weight.ts";

// While a page is validated nobody hears that the server has closed an idle connection, so none is used twice.
http.globalAgent = new http.Agent({ keepAlive: false });

/** What a page sends to a browser that has none of it yet: `title` is null where a file is given. */
export type Seen = { title: string | null; isThere: boolean; faults: string[] };

const validator = new HtmlValidate(rules as unknown as ConfigData);
const known = new Map<Stop, Promise<Seen>>();

/** Opens a page as the server writes it and says what is wrong with it; a page is opened once, whoever asks. */
export function see(stop: Stop): Promise<Seen> {
  const seen = known.get(stop) ?? look(stop);
  known.set(stop, seen);
  return seen;
}

async function look(stop: Stop): Promise<Seen> {
  const address = await addressOf(stop);
  const { answer, isThere, sent, html } = await arrive(await asNew(stop.who), address);
  const faults = answer.status === stop.status ? [] : [`answers ${answer.status}`];
  if (!answer.headers.get("content-type")?.includes("html")) return { title: null, isThere, faults };
  const most = mostOf(stop.name);
  const words = kilobytes(sent) + builtOf(html, "css");
  const script = builtOf(html, "js");
  if (words > most.words) faults.push(`${words} KB of HTML and CSS`);
  if (script > most.script) faults.push(`${script} KB of script`);
  const { title, outline } = outlineOf(html);
  faults.push(...outline);
  for (const { messages } of (await validator.validateString(html, address)).results)
    for (const { ruleId, message, selector } of messages) faults.push(`${ruleId}: ${message} (${selector})`);
  return { title, isThere, faults: [...new Set(faults)].map((fault) => `${stop.name}: ${fault}`) };
}

/** What html-validate does not ask: one h1, one main, the language said, a Russian title. */
function outlineOf(html: string): { title: string; outline: string[] } {
  const elements = [...walk(parse(html))];
  const count = (tag: string) => elements.filter(({ nodeName }) => nodeName === tag).length;
  const outline = ["h1", "main"].filter((tag) => count(tag) !== 1).map((tag) => `${count(tag)} of ${tag}`);
  const language = elements.find(({ nodeName }) => nodeName === "html")?.attrs?.find(({ name }) => name === "lang");
  if (language?.value !== "ru") outline.push(`in the language «${language?.value}»`);
  const head = elements.find(({ nodeName }) => nodeName === "head");
  const title = head?.childNodes?.find(({ nodeName }) => nodeName === "title")?.childNodes?.[0]?.value ?? "";
  if (!/[а-яё]/i.test(title)) outline.push(`has the title «${title}»`);
  return { title, outline };
}

/** What is read of parse5's nodes. */
type Node = { nodeName: string; value?: string; attrs?: { name: string; value: string }[]; childNodes?: Node[] };

function* walk(node: Node): Generator<Node> {
  yield node;
  for (const child of node.childNodes ?? []) yield* walk(child);
}

type Arrived = { answer: Response; isThere: boolean; sent: number; html: string };

/** Follows a link to where it leads: how many bytes came, and whether from the page that was asked for. */
async function arrive(browser: Browser, address: string): Promise<Arrived> {
  let url = new URL(address, browser.origin);
  for (let hop = 0; hop < 12; hop++) {
    const answer = await browser.send(url.href, { headers: { "accept-encoding": "br" } });
    const location = answer.headers.get("location");
    if (!location) {
      const body = Buffer.from(await answer.arrayBuffer());
      const html = answer.headers.get("content-encoding") === "br" ? brotliDecompressSync(body) : body;
      const isThere = url.pathname === new URL(address, browser.origin).pathname;
      return { answer, isThere, sent: body.length, html: html.toString() };
    }
    url = new URL(location, url);
  }
  throw new Error(`${address} leads round in circles`);
}

/** Somebody's browser that has seen no page yet: only who they are is known to it. */
async function asNew(who: string): Promise<Browser> {
  const browser = new Browser(process.env.JOURNEYS_URL!);
  if (who === "nobody") return browser;
  for (const [name, value] of (await signedIn(who)).cookies)
    if (!name.endsWith("style")) browser.cookies.set(name, value);
  return browser;
}
