import { readFileSync } from "node:fs";
import { pages } from "#app/routes.ts";
import { signIn } from "#tests/support/browser.ts";

/** A page to look at: where it is, who looks, what it answers, and which file draws it. */
export type Stop = { name: string; path: string; who: string; status: number; file: string };

/** What a page of the table needs to be opened; one that is not named here is opened as it is, by an employee. */
const special: Record<string, Partial<Stop>> = {
  "account/profile": { path: "/profile/ivan" },
  "hashtags/tag": { path: "/hashtag/list/сервис" },
  "search/tab": { path: "/search/people?query=иван" },
  "shell/notFound": { status: 404 },
};

/** More states of the same pages: for strangers and guests, empty, nothing found, asked for consent, in error. */
const states: Record<string, Partial<Stop> & { path: string }> = {
  "sign-in": { path: "/login", who: "nobody" },
  "home of a stranger": { path: "/", who: "nobody" },
  "not found for a stranger": { path: "/nowhere", who: "nobody", status: 404 },
  "denied to a guest": { path: "/feed/work", who: "guest" },
  "an empty feed": { path: "/feed/subscriptions" },
  "a feed of tiles": { path: "/feed/work?view=tile" },
  found: { path: "/search?query=отпуск" },
  "a hashtag that nobody uses": { path: "/hashtag/list/никто" },
  "no such hashtags": { path: "/hashtag/list?query=никто" },
  "nothing found": { path: "/search?query=абракадабра" },
  "a profile without publications": { path: "/profile/admin" },
  "consent asked": { path: "/main", who: "newcomer-pages" },
  planned: { path: "/calendar", status: 404 },
  "a publication that is gone": { path: "/ugc/00000000-0000-7000-8000-000000000000", status: 404 },
  "the API for people": { path: "/api/docs" },
};

/** Every page that exists, by the portal's own table of routes; those still planned are drawn by one file, so one stands for all. */
export const stops: Stop[] = [
  ...Object.entries(pages)
    .filter(([id]) => !id.startsWith("planned"))
    .map(([name, { pattern, audience, file }]) => ({
      name,
      path: pattern.replace(/:(id|postId)\b/, "{publication}"),
      who: audience === "admin" ? "admin" : "anna",
      status: 200,
      file,
      ...special[name],
    })),
  ...Object.entries(states).map(([name, state]) => ({ name, who: "anna", status: 200, file: name, ...state })),
];

/** One stop for each state and for each file that draws something: five feeds that one file draws look alike. */
export const screens = stops.filter(
  ({ file }, index) => stops.findIndex((other) => other.file === file) === index && !leadsOn(file),
);

/** A route without a component has no page: its visitors land on another. */
function leadsOn(file: string): boolean {
  return file.includes("/") && !/export (default|\{ default)/.test(readFileSync(`app/${file}`, "utf8"));
}

for (const { name, path } of stops)
  if (path.includes(":"))
    throw new Error(`Nobody says in tests/journeys/support/pages.ts how to open ${name} (${path})`);

let publication: Promise<string> | undefined;

/** The address of a stop, the fixture's publication in its place. */
export async function addressOf({ path }: Pick<Stop, "path">): Promise<string> {
  if (!path.includes("{publication}")) return path;
  publication ??= findPublication();
  return path.replace("{publication}", await publication);
}

/** Found by its words, because its id is new at every run. */
async function findPublication(): Promise<string> {
  const anna = await signIn(process.env.JOURNEYS_URL!, "anna");
  const { html } = await anna.open(`/search/ugc?${new URLSearchParams({ query: "график отпусков" })}`);
  const [, id] = /href="\/ugc\/([0-9a-f-]{36})"/.exec(html) ?? [];
  if (!id) throw new Error("The fixture's publication is not found");
  return id;
}
