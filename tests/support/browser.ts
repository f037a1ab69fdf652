import { type IncomingHttpHeaders, request } from "node:http";
import type { LookupFunction } from "node:net";

type Options = {
  method?: string;
  form?: Record<string, string>;
  /** A body of any other kind, with its type among the headers. */
  body?: string | Uint8Array;
  headers?: Record<string, string>;
};

/** A browser without a screen: keeps cookies, follows redirects, says where a request comes from. */
export class Browser {
  readonly cookies = new Map<string, string>();
  /** Every Set-Cookie line that was ever received. */
  readonly lines: string[] = [];
  readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** One request, redirects not followed. */
  async send(target: string, { method, form, body, headers = {} }: Options = {}): Promise<Response> {
    const url = new URL(target, this.origin);
    const isPost = form !== undefined;
    const sent = body ?? new URLSearchParams(form).toString();
    const answer = await ask(url, method ?? (isPost || body !== undefined ? "POST" : "GET"), sent, {
      cookie: this.cookieHeader,
      accept: "text/html",
      "sec-fetch-site": isPost ? "same-origin" : "none",
      "sec-fetch-mode": "navigate",
      "sec-fetch-dest": "document",
      ...(isPost && { origin: this.origin, "content-type": "application/x-www-form-urlencoded" }),
      ...headers,
    });
    for (const line of answer.headers.getSetCookie()) this.keep(line);
    // What is drawn for somebody else's eyes carries tokens of its own.
    if (url.pathname.startsWith("/show-as")) this.token = undefined;
    return answer;
  }

  /** One request and the redirects after it, as long as they stay in the portal. Gives the last answer and its address. */
  async open(
    target: string,
    options: Options = {},
  ): Promise<{ answer: Response; url: URL; html: string; path: string[] }> {
    let url = new URL(target, this.origin);
    let answer = await this.send(url.href, options);
    const path = [url.pathname];
    for (let hop = 0; hop < 12; hop++) {
      const location = answer.headers.get("location");
      if (!location) break;
      url = new URL(location, url);
      path.push(url.pathname);
      answer = await this.send(url.href);
    }
    return { answer, url, html: await answer.text(), path };
  }

  /** Opens the form of sign-in for a page and sends a login and a password. */
  async signIn(username: string, password = "veche", returnTo = "/main?a=1") {
    const form = await this.open(`/login?${new URLSearchParams({ returnTo })}`);
    return this.open(form.url.href, { form: { username, password } });
  }

  /** One call of the API as the portal's own script would send it, with the CSRF token in its header. */
  async call(request: Request, headers: Record<string, string> = {}): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    return this.send(pathname + search, {
      method: request.method,
      body: new Uint8Array(await request.arrayBuffer()),
      headers: {
        accept: "application/json",
        "sec-fetch-site": "same-origin",
        "sec-fetch-mode": "cors",
        "sec-fetch-dest": "empty",
        origin: this.origin,
        "x-csrf-token": await this.csrf(),
        "content-type": request.headers.get("content-type") ?? "",
        ...headers,
      },
    });
  }

  /** The CSRF token of this browser's session, taken from a page as a form would; empty for a stranger. */
  async csrf(): Promise<string> {
    const session = this.cookieHeader;
    if (this.token?.session !== session) {
      const html = session && (await (await this.send("/personal-data")).text());
      this.token = { session, value: /name="_csrf" value="([^"]+)"/.exec(html)?.[1] ?? "" };
    }
    return this.token.value;
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  private token: { session: string; value: string } | undefined;

  private keep(line: string): void {
    this.lines.push(line);
    const [pair = "", ...attributes] = line.split("; ");
    const at = pair.indexOf("=");
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    const isOver = attributes.some((one) => /^max-age=0$/i.test(one) || /^expires=thu, 01 jan 1970/i.test(one));
    if (isOver || !value) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** A browser in which somebody has just walked through the real sign-in. */
export async function signIn(origin: string, username: string, password = "veche"): Promise<Browser> {
  const browser = new Browser(origin);
  const { answer, url } = await browser.signIn(username, password, "/about");
  if (answer.status !== 200 || url.pathname !== "/about")
    throw new Error(`${username} could not sign in: ${url.pathname}`);
  return browser;
}

type Answer = Promise<Response>;

/** Node's own fetch writes its own Sec-Fetch-Mode, so a browser's headers are sent by hand; an empty one is left out. */
export function ask(url: URL, method: string, body: string | Uint8Array, headers: Record<string, string>): Answer {
  const length = method === "GET" || !body.length ? "" : String(Buffer.byteLength(body));
  const all = { ...headers, "content-length": headers["content-length"] ?? length };
  const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
  return new Promise((resolve, reject) => {
    const call = request(url, { method, headers: sent, lookup: here }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk) => chunks.push(chunk));
      incoming.on("end", () => {
        const status = incoming.statusCode ?? 500;
        const text = [204, 303, 304].includes(status) ? null : Buffer.concat(chunks);
        resolve(new Response(text, { status, headers: pairsOf(incoming.headers) }));
      });
    });
    call.on("error", reject);
    call.end(method === "GET" ? undefined : body);
  });
}

/** Every name is this machine: an intranet without its DNS. */
const here: LookupFunction = (_, { all }, found) =>
  all ? found(null, [{ address: "127.0.0.1", family: 4 }]) : found(null, "127.0.0.1", 4);

function pairsOf(headers: IncomingHttpHeaders): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
}
