import { packs as packPages } from "#app/offline/packs/routes.ts";
import { assets, filesOf } from "./assets.ts";
import type { Wish } from "./messages.ts";
import { presentAge, saveFor, saveOf } from "./owner.ts";
import { type Pack, type PackNews, packChannel, packName, packNote, type Trouble } from "./pack.ts";
import { linksOf, picturesOf } from "./pack-html.ts";
import { Shelf, savedAt } from "./shelf.ts";

const patience = 60_000;
const listPage = packPages.list.pattern;

class Stopped extends Error {
  readonly why: Trouble | "removed";
  constructor(why: Trouble | "removed") {
    super(why);
    this.why = why;
  }
}

/** Keeps a page with all that its pack wants; what was kept stays when the line is lost, and the next time goes on from there. */
export async function keepPack(wish: Wish): Promise<void> {
  const name = packName(wish.path);
  let trouble: Trouble | undefined;
  await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    const work = new Packing(wish);
    tell({});
    trouble = await work.run();
  });
  tell({ path: wish.path, ...(trouble && { trouble }) });
}

export async function dropPack(path: string): Promise<void> {
  await saveOf(presentAge(), async () => void (await caches.delete(packName(path))));
  tell({});
}

export function tell(news: PackNews): void {
  const channel = new BroadcastChannel(packChannel);
  channel.postMessage(news);
  channel.close();
}

/** One keeping of one pack. */
class Packing {
  private readonly age = presentAge();
  private readonly wish: Wish;
  private readonly name: string;
  private readonly shelf: Shelf;
  private pack: Pack;

  constructor(wish: Wish) {
    const { screen: _screen, isNew: _isNew, ...recipe } = wish;
    this.wish = wish;
    this.name = packName(wish.path);
    this.shelf = new Shelf(this.name);
    this.pack = { ...recipe, startedAt: Date.now(), savedAt: null, done: 0, total: 0 };
  }

  /** Gives what went wrong, if something did. */
  async run(): Promise<Trouble | undefined> {
    try {
      await this.keepAll();
    } catch (error) {
      const why = error instanceof Stopped ? error.why : isFull(error) ? "space" : "line";
      if (why === "removed") return undefined;
      if (why === "gone") await dropPack(this.wish.path);
      else await this.note({ trouble: why }).catch(() => {});
      return why;
    }
  }

  private async keepAll(): Promise<void> {
    const known = (await caches.has(this.name)) ? await this.shelf.get(packNote) : undefined;
    const before: Pack | undefined = await known?.json();
    if (before) this.pack = { ...this.pack, ...atFirst(before) };
    const { path, list, pages } = this.wish;
    const first = await this.ask(path);
    if (this.wish.isNew) this.pack.startedAt = Date.now();
    await this.begin(first);
    const inside = list && pages ? linksOf(await this.keep(list, await this.ask(list)), pages) : [];
    const wanted = [path, ...(list ? [list] : []), listPage, ...inside];
    const waiting: string[] = [];
    for (const one of inside) if (!(await this.isFresh(one))) waiting.push(one);
    await this.note({ done: inside.length - waiting.length, total: inside.length });
    await this.keep(path, first);
    await this.keep(listPage, await this.ask(listPage));
    for (const one of waiting) {
      await this.keepOrForget(one);
      await this.note({ done: this.pack.done + 1 });
    }
    await this.tidy(wanted);
    await this.note({ savedAt: Date.now() });
  }

  /** The first answer says whose the pack is; another person's shelves are wiped before it. */
  private async begin(answer: Response): Promise<void> {
    const viewer = answer.headers.get("x-viewer");
    if (!viewer || viewer === "nobody") throw new Stopped("gone");
    const isOurs = await saveFor(viewer, this.age, () => this.shelf.put(packNote, Response.json(this.pack)));
    if (!isOurs) throw new Stopped("removed");
  }

  private async ask(path: string): Promise<Response> {
    // A prefetch does not take the toasts that wait for the person's next page.
    const answer = await this.fetch(path, { headers: { purpose: "prefetch" }, redirect: "manual", cache: "no-store" });
    if (!answer.ok || !answer.headers.has("x-viewer")) throw new Stopped("gone");
    return answer;
  }

  private async fetch(path: string, init: RequestInit): Promise<Response> {
    const answer = await fetch(path, { ...init, signal: AbortSignal.timeout(patience) }).catch(() => undefined);
    if (!answer || answer.status === 429 || answer.status >= 500) throw new Stopped("line");
    return answer;
  }

  /** A page after its pictures: where it stands, they stand too. */
  private async keep(path: string, answer: Response): Promise<string> {
    const html = await whole(answer.text());
    await Promise.allSettled(filesOf(html).map((file) => assets.handleRequest(file)));
    await Promise.all(picturesOf(html, this.wish.screen).map((one) => this.keepPicture(one)));
    await this.put(path, new Response(html, { headers: answer.headers }));
    return html;
  }

  /** What the person may not open any more does not stay. */
  private async keepOrForget(path: string): Promise<void> {
    try {
      await this.keep(path, await this.ask(path));
    } catch (error) {
      if (!(error instanceof Stopped) || error.why !== "gone") throw error;
      await saveOf(this.age, () => this.shelf.delete(path));
    }
  }

  /** A picture stands under its file: without the line any width of it will do. */
  private async keepPicture({ file, address, width }: ReturnType<typeof picturesOf>[number]): Promise<void> {
    const copy = await this.shelf.get(file);
    if (copy && Number(copy.headers.get("x-width")) >= width) return;
    const answer = await this.fetch(address, {});
    if (answer.status !== 200) return;
    const headers = new Headers(answer.headers);
    headers.set("x-width", String(width));
    await this.put(file, new Response(await whole(answer.blob()), { headers }));
  }

  private async put(key: string, answer: Response): Promise<void> {
    const viewer = answer.headers.get("x-viewer");
    const save = async () => {
      if (!(await caches.has(this.name))) throw new Stopped("removed");
      await this.shelf.put(key, answer);
    };
    const isOurs = await (viewer ? saveFor(viewer, this.age, save) : saveOf(this.age, save));
    if (!isOurs) throw new Stopped("removed");
  }

  private async note(change: Partial<Pack>): Promise<void> {
    this.pack = { ...this.pack, ...change };
    await this.put(packNote, Response.json(this.pack));
    tell({});
  }

  private async isFresh(path: string): Promise<boolean> {
    const copy = await this.shelf.get(path);
    return copy !== undefined && savedAt(copy) >= this.pack.startedAt;
  }

  /** Pages that have left the list go, with the pictures that nobody else shows. */
  private async tidy(pages: string[]): Promise<void> {
    const wanted = new Set([packNote, ...pages]);
    for (const path of pages) {
      const html = await (await this.shelf.get(path))?.text();
      for (const { file } of picturesOf(html ?? "", this.wish.screen)) wanted.add(file);
    }
    for (const path of await this.shelf.paths()) {
      if (!wanted.has(path)) await saveOf(this.age, () => this.shelf.delete(path));
    }
  }
}

const atFirst = ({ startedAt, savedAt, done, total }: Pack) => ({ startedAt, savedAt, done, total });

/** Read to its end before it is put away: nobody waits at the shelves for a slow line. */
async function whole<T>(body: Promise<T>): Promise<T> {
  return body.catch(() => {
    throw new Stopped("line");
  });
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}
