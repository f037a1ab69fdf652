import { pages } from "#app/routes.ts";

/** A form that only asks has no intent, and neither has the sign-in. */
type Method = "get" | "post";

/** The routes, those with the fewest parameters first: `/ugc/create` is no `/ugc/:id`. */
const routes = Object.values(pages)
  .map(({ pattern, file }) => ({ file, match: matcherOf(pattern), pattern }))
  .sort((one, other) => one.pattern.split(":").length - other.pattern.split(":").length);

/** Segments that may be left out (`/true?`) may be. */
function matcherOf(pattern: string): RegExp {
  const spelled = pattern.replace(/\/[^/]+\?/g, (segment) => `(?:${segment.slice(0, -1)})?`);
  return new RegExp(`^${spelled.replace(/\/:\w+/g, "/[^/]+")}$`);
}

/** Of a form whose body nobody could read. */
export const anyIntent = "*";

/** What a form is known by: the page that answers it and its intent. Five feeds that one file draws are one page. */
export function formOf(path: string, intent: string): string {
  const file = routes.find(({ match }) => match.test(path))?.file;
  // The sign-in has an address of its own at every visit.
  return `${intent} of ${file ?? path.replace(/\/[\w-]{16,}$/, "")}`;
}

/** Every form that a page shows, as it stands in its HTML. */
export function formsOf(html: string, path: string): string[] {
  const found = new Set<string>();
  for (const [, attributes = "", inner = ""] of html.matchAll(/<form([^>]*)>(.*?)<\/form>/gs)) {
    const method = (read(attributes, "method") ?? "get") as Method | "dialog";
    if (method === "dialog") continue;
    const target = new URL(read(attributes, "action") ?? path, "http://portal").pathname;
    const id = read(attributes, "id");
    // A button may stand outside of its form.
    const outside = id ? (html.match(new RegExp(`<(?:button|input)[^>]*\\sform="${id}"[^>]*>`, "g")) ?? []) : [];
    const intents = [inner, ...outside].flatMap(intentsOf);
    for (const intent of intents.length ? intents : [method]) found.add(formOf(target, intent));
  }
  return [...found];
}

/** The form that a request of a browser carries; nothing if it is none. */
export function formSent(method: string, url: string, body: string | null): string | undefined {
  const { pathname, searchParams } = new URL(url);
  const path = pathname.replace(/(\/_root)?\.data$/, "") || "/";
  if (method === "GET")
    return [...searchParams.keys()].some((key) => key !== "_routes") ? formOf(path, "get") : undefined;
  const [, intent] =
    /name="intent"\r\n\r\n([\w-]+)/.exec(body ?? "") ?? /(?:^|&)intent=([\w-]+)/.exec(body ?? "") ?? [];
  // A body with files is not shown to those who watch.
  return formOf(path, body === null ? anyIntent : (intent ?? "post"));
}

const intentsOf = (html: string) =>
  [...html.matchAll(/<(?:button|input)[^>]*\sname="intent"[^>]*\svalue="([^"]+)"/g)].map(([, name]) => name!);

const read = (attributes: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1]?.replaceAll("&amp;", "&");
