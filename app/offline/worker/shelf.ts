import { BaseStrategy } from "@remix-pwa/sw";

const timestamp = "sw-cache-timestamp";

/**
 * A named cache that keeps its newest copies. The strategies of remix-pwa are not used: their clean-up throws the newest
 * copies away and keeps the oldest, and they read the whole cache before each answer.
 */
export class Shelf extends BaseStrategy {
  private readonly most: number;

  constructor(name: string, most = Number.POSITIVE_INFINITY) {
    super(name);
    this.most = most;
  }

  /** Keeps a copy of the answer with the moment on it; the oldest ones above the limit go. */
  async put(key: string, answer: Response): Promise<void> {
    const cache = await this.openCache();
    await cache.put(key, this.addTimestampHeader(answer));
    // A cache lists its entries in the order in which they were put.
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - this.most)).map((one) => cache.delete(one)));
  }

  async get(key: string): Promise<Response | undefined> {
    return (await this.openCache()).match(key, { ignoreVary: true });
  }

  async delete(key: string): Promise<void> {
    await (await this.openCache()).delete(key, { ignoreVary: true });
  }

  /** Paths with their queries, the newest first. */
  async paths(): Promise<string[]> {
    const keys = await (await this.openCache()).keys();
    return keys
      .map(({ url }) => new URL(url))
      .map(({ pathname, search }) => pathname + search)
      .reverse();
  }

  /** The copy if there is one, else the portal's answer, kept when it is a good one. */
  override async handleRequest(asked: RequestInfo | URL): Promise<Response> {
    const request = this.ensureRequest(asked);
    const copy = await this.get(request.url);
    if (copy) return copy;
    const answer = await fetch(request);
    if (answer.status === 200) await this.put(request.url, answer.clone());
    return answer;
  }
}

/** The moment at which a copy was put on its shelf. */
export function savedAt(copy: Response): number {
  return Number(copy.headers.get(timestamp));
}
