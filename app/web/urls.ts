import type { Right } from "#platform/people/rights.ts";

declare global {
  var isBrowserBuild: true | undefined;
}

/** Who may open a page: guests too, employees, those with a right, administrators (specification §6). */
export type Audience = "public" | "employee" | Right | "admin";

/** What a page writes links by. */
export type Url<Pattern extends string = string> = { pattern: Pattern };

export type PageUrl = Url & {
  audience: Audience;
  /** What the browser's tab and the analytics call it (specification §2). */
  title?: string;
  /** The first words of deep links that lead here, the rest of the link as the rest of the path (specification §2). */
  deepLinks?: string[];
  /** Such links lead to this very page, whatever follows the word. */
  takesAll?: true;
  /** Where its visitors go while its section is switched off; without it to «not found» (specification §4). */
  instead?: `/${string}`;
  /** The file in `pages/`, where several URLs share one. */
  screen?: string;
  /** Some of what stands here is shown to guests too: the page itself says what. */
  guests?: true;
  /** How many bytes of files its forms may bring (`attached`, `pictured`); none without it. */
  files?: number;
  /** Sends its scripts although it is public: for a page that must move by itself; `people` – to who is signed in alone. */
  scripts?: boolean | "people";
};

const megabyte = 1024 * 1024;
/** Room for one picture, with some to spare, so that one too large is told of beside its field. */
export const pictured = 32 * megabyte;
/** Room for several files, or a film. */
export const attached = 250 * megabyte;
/** Room for a whole package of a course. */
export const packaged = 510 * megabyte;

const comics = "/services/comix";

/** Whether a page belongs to the section of services: all of it is hidden without the flag, the requests too; the comics stay (specification §4). */
export const isOfServices = (pattern: string): boolean =>
  /^\/(service(s|\/|-builder)|requests(\/|$))/.test(pattern) && pattern !== comics;

type Options = Partial<Omit<PageUrl, "pattern">>;

/** One URL of the portal. Employees only, unless the options say otherwise; the portal's own table reads them (app/routes.ts). */
export function page<const P extends `/${string}`>(pattern: P, options?: Options): Url<P> {
  // Browsers only write links: their build leaves the rest of the tables out (vite.config.ts).
  if (globalThis.isBrowserBuild) return { pattern };
  const url: PageUrl & Url<P> = { audience: "employee", ...options, pattern };
  return url;
}

type Param<Segment extends string> = Segment extends `:${infer Name}?`
  ? { [K in Name]?: string }
  : Segment extends `:${infer Name}`
    ? { [K in Name]: string }
    : unknown;

/** The parameters that a pattern names: `/c/:alias` wants `{ alias }`. */
export type Params<P extends string> = P extends `${infer Head}/${infer Rest}` ? Param<Head> & Params<Rest> : Param<P>;

type Query = Record<string, string | undefined>;
type Needed<P extends string> = unknown extends Params<P> ? [params?: null, query?: Query] : [Params<P>, query?: Query];

/** The only way to write a link: `href(feed.work)`, `href(account.profile, { socialId }, { after })`. */
export function href<P extends string>(url: Url<P>, ...[params, query]: Needed<P>): string {
  const given = (params ?? {}) as Record<string, string | undefined>;
  // Fixed words that may be left out (`/true?`) are left out.
  const pattern = url.pattern.replace(/\/[^/:]+\?/g, "");
  const path = pattern.replace(/\/:(\w+)(\?)?/g, (_, name: string, optional) => {
    const value = given[name];
    if (value === undefined && !optional) throw new Error(`href ${url.pattern}: no «${name}»`);
    return value === undefined ? "" : `/${encodeURIComponent(value)}`;
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== "") search.set(name, value);
  return search.size ? `${path}?${search}` : path;
}
