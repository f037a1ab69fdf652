import type { Person } from "./people.ts";

/** With script; without it; with nothing but HTML, because no file of script or style comes. */
export const keyboardWays = ["js", "no-js", "html-alone"] as const;
export type Way = (typeof keyboardWays)[number];

/**
 * Those of them in which the desks are walked. The way of HTML alone is left out: the desks are built of the same fields
 * and buttons as the rest, which is walked that way, and without script the server is asked for nothing else than without
 * style.
 */
export const deskWays: readonly Way[] = ["js", "no-js"];

type Role = Omit<Person, "login" | "company">;

/** Who walks, and who stands by. */
const roles = {
  walker: { firstName: "Глеб", lastName: "Клавишин", position: "Технолог" },
  asked: { firstName: "Нина", lastName: "Табова", position: "Стажёр", consent: false },
  friend: { firstName: "Алла", lastName: "Соседова", position: "Технолог" },
  talker: { firstName: "Савва", lastName: "Говоров", position: "Технолог" },
  moderator: { firstName: "Роман", lastName: "Судный", position: "Технолог", rights: ["moderator"] },
  keeper: {
    firstName: "Ада",
    lastName: "Хранителева",
    position: "Редактор и администратор",
    roles: ["employee", "admin"],
  },
  second: { firstName: "Клава", lastName: "Складская", position: "Кладовщик", rights: ["store"] },
  mate: { firstName: "Вера", lastName: "Сменщикова", position: "Редактор новостей", rights: ["editor"] },
  kept: { firstName: "Фома", lastName: "Подопечный", position: "Стажёр" },
  hosted: { firstName: "Инна", lastName: "Приезжая", position: "", roles: ["guest"] },
} satisfies Record<string, Role>;
export type RoleName = keyof typeof roles;

/** What stands in a company of an area's own before the walks begin. */
export type Furnishing =
  | "report"
  | "story"
  | "line"
  | "tags"
  | "pin"
  | "articles"
  | "faults"
  | "department"
  | "services"
  | "gathering";

type Company = {
  /** Whoever decides for a whole company has one, where nobody else walks; the rest are colleagues of anna. */
  own?: boolean;
  furnishing?: Furnishing[];
};
type Needs = Company & { roles: RoleName[]; ways: readonly Way[] };

const reader = (...others: RoleName[]): Needs => ({ roles: ["walker", ...others], ways: keyboardWays });
const desk = (furnishing: Furnishing[] = [], ...others: RoleName[]): Needs => ({
  roles: ["keeper", ...others],
  ways: deskWays,
  own: true,
  furnishing,
});

/** Which people each file of walks needs, and the ways in which it is walked. */
export const needs = {
  agreements: reader(),
  cabinet: reader("friend"),
  entry: reader("asked"),
  feed: reader(),
  follow: reader("friend"),
  main: reader(),
  moderation: { ...reader("talker", "moderator"), own: true },
  news: reader(),
  notices: reader("talker"),
  polls: reader(),
  "canned-replies": { ...desk(), ways: keyboardWays },
  passkeys: reader(),
  rss: reader(),
  saved: reader(),
  search: reader(),
  settings: reader(),
  "short-links": reader(),
  stories: reader(),
  support: reader(),
  talk: reader("talker"),
  "content-filters": { ...desk([], "walker", "moderator"), ways: keyboardWays },
  trash: reader(),
  videos: reader(),
  writing: reader(),
  "agreement-desk": desk(),
  analytics: desk(),
  bulk: desk(["articles"], "mate"),
  channels: desk(["department"], "walker", "friend"),
  communities: desk(["department"], "walker", "friend"),
  invitations: reader(),
  company: desk(),
  points: desk([], "walker", "friend"),
  thanks: desk(["report"], "walker", "friend"),
  "desk-talk": desk(["articles"]),
  directory: desk(),
  extras: desk(["articles"]),
  hashtags: desk(["tags"]),
  invites: desk(),
  // The company of the LDAP server is one, and has its keeper.
  ldap: { roles: [], ways: ["js"] },
  line: desk(["line"]),
  newsroom: desk(["pin", "articles"], "mate"),
  events: desk(["gathering"], "walker"),
  maps: desk([], "walker"),
  shop: desk([], "walker", "second"),
  courses: desk(["report"], "walker"),
  catalogue: desk(["services"], "walker"),
  adaptation: desk(["report"], "walker"),
  opinions: desk([], "walker"),
  "people-desk": desk([], "kept", "hosted"),
  rubrics: desk(),
  "search-desk": desk(),
  staff: desk(),
  "story-desk": desk(["story"]),
  "support-desk": desk(),
  surveys: desk([], "walker"),
  "system-desk": desk(["faults"]),
  templates: desk(["articles"]),
  translations: desk(["articles"]),
} satisfies Record<string, Needs>;
export type WalksName = keyof typeof needs;

/** A second try and a repetition find people whom nobody has been yet. */
export const tries = 2;

/** The logins of those whom a file of walks needs in one way, at one try, and the short name of their company. */
export type Cast = Record<RoleName, string> & { way: Way; company: string };

export function castOf(name: WalksName, way: Way, again = 0): Cast {
  const own = `${name}-${way}${again % tries ? "-2" : ""}`;
  const logins = Object.fromEntries(Object.keys(roles).map((role) => [role, `${role}-${own}`]));
  const { own: isOwn = false }: Needs = needs[name];
  return { ...(logins as Record<RoleName, string>), way, company: isOwn ? own : "kofe" };
}

/** Everybody whom the walks need, in every way and at every try. */
export const walkers: Person[] = allCasts().flatMap(({ name, cast }) =>
  needs[name].roles.map((role): Person => ({ ...(roles[role] as Role), login: cast[role], company: cast.company })),
);

/** The companies where only walkers are, each with what stands there. */
export const walkersCompanies = allCasts()
  .filter(({ cast }) => cast.company !== "kofe")
  .map(({ name, cast }) => ({
    alias: cast.company,
    keeper: cast.keeper,
    furnishing: (needs[name] as Needs).furnishing,
  }));

function allCasts(): { name: WalksName; cast: Cast }[] {
  return (Object.keys(needs) as WalksName[]).flatMap((name) =>
    needs[name].ways.flatMap((way) =>
      [...Array(tries).keys()].map((again) => ({ name, cast: castOf(name, way, again) })),
    ),
  );
}
