import { agreements } from "#app/access/agreements/routes.ts";
import { feed } from "#app/feed/feed/routes.ts";
import { saved } from "#app/feed/saved/routes.ts";
import { agreementsOf, readsOf } from "./ahead-html.ts";
import { assets, filesOf } from "./assets.ts";
import { ahead, presentAge, saveFor } from "./owner.ts";
import { newestDocument } from "./packed.ts";
import { savedAt } from "./shelf.ts";

const hour = 3600 * 1000;
/** So long the lists of this device are new enough, and a publication whose words are here already. */
const often = 6 * hour;
const seldom = 7 * 24 * hour;
/** What was cut off is not begun again at once. */
const afterTrouble = hour / 2;
const note = "/.ahead";

/** Where the installed portal opens (app/web/server/app-manifest.ts). */
const home = "/main";
const own = [saved.list, agreements.list];
const feeds = [feed.work, feed.life, feed.subscriptions, feed.company, feed.blogs];

/** The lists that are kept ahead: the first page of each. */
export const listsAhead = [home, ...[...feeds, ...own].map(({ pattern }) => pattern)];

const mostItems = 50;
const mostSaved = 20;
const mostAgreements = 10;

type Note = { at: number; isWhole: boolean };
type Line = { saveData?: boolean; type?: string; effectiveType?: string };

class Enough extends Error {}

/** Whether this line costs its person dearly: nothing is fetched by it that nobody has asked for. */
export function isDear({ saveData, type, effectiveType }: Line = {}): boolean {
  return saveData === true || type === "cellular" || /2g|^3g/.test(effectiveType ?? "");
}

const line = () => (navigator as Navigator & { connection?: Line }).connection;

/**
 * Keeps what a person may want to read without network before they have opened it: the first pages of the
 * feeds, what is in them, what they have saved and their agreements. One request after another, at most once in six hours,
 * never by a dear line; what is here already is not asked for again. Pictures come with a pack alone.
 */
export async function keepAhead(): Promise<void> {
  await navigator.locks.request("ahead", { ifAvailable: true }, async (lock) => {
    if (!lock || isDear(line()) || !(await isDue())) return;
    await keepAll(presentAge()).catch((error) => {
      if (!(error instanceof Enough)) throw error;
    });
  });
}

async function isDue(): Promise<boolean> {
  const known: Note | undefined = await (await ahead.get(note))?.json();
  return !known || Date.now() - known.at > (known.isWhole ? often : afterTrouble);
}

async function keepAll(age: number): Promise<void> {
  let viewer = "";
  const say = (isWhole: boolean) => put(viewer, age, note, Response.json({ at: Date.now(), isWhole } satisfies Note));
  const keep = async (path: string, patience: number): Promise<string> => {
    const copy = await newestDocument(path);
    if (copy && Date.now() - savedAt(copy) < patience) return copy.text();
    const answer = await ask(path);
    if (!answer) return "";
    const isFirst = viewer === "";
    viewer = answer.headers.get("x-viewer") ?? "";
    if (isFirst) await say(false);
    const html = await answer.text();
    await Promise.allSettled(filesOf(html).map((file) => assets.handleRequest(file)));
    await put(viewer, age, path, new Response(html, { headers: answer.headers }));
    return html;
  };

  const lists = new Map<string, string>();
  for (const path of listsAhead) lists.set(path, await keep(path, often));
  const ofSaved = readsOf(lists.get(saved.list.pattern)!).slice(0, mostSaved);
  const ofFeeds = new Set(inTurns(feeds.map(({ pattern }) => readsOf(lists.get(pattern)!))));
  const texts = agreementsOf(lists.get(agreements.list.pattern)!).slice(0, mostAgreements);
  for (const path of new Set([...texts, ...ofSaved, ...[...ofFeeds].slice(0, mostItems)])) await keep(path, seldom);
  if (viewer) await say(true);
}

/** The newest of every list, then the next ones. */
function inTurns(lists: string[][]): string[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

/** The page, or nothing where the person may not go; a portal that has no time now, or a line that is gone, ends it all. */
async function ask(path: string): Promise<Response | undefined> {
  if (isDear(line())) throw new Enough();
  const headers = { purpose: "prefetch" };
  const patience = AbortSignal.timeout(60_000);
  const answer = await fetch(path, { headers, redirect: "manual", signal: patience }).catch(() => undefined);
  if (!answer || answer.status === 429 || answer.status >= 500) throw new Enough();
  const viewer = answer.headers.get("x-viewer");
  if (viewer === "nobody") throw new Enough();
  return answer.ok && viewer ? answer : undefined;
}

async function put(viewer: string, age: number, path: string, answer: Response): Promise<void> {
  // Somebody has signed in or out since, or the device is full: nobody waits for this.
  const isPut = await saveFor(viewer, age, () => ahead.put(path, answer)).catch(() => false);
  if (!isPut) throw new Enough();
}
