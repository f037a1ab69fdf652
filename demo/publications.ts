import { publishedAt, soonAfter } from "./dates.ts";
import { fill, type Telling, telling } from "./grammar.ts";
import { demoId } from "./id.ts";
import { newest } from "./newest/index.ts";
import type { Person } from "./people.ts";
import type { Random } from "./random.ts";
import { themes } from "./texts/index.ts";
import type { Theme } from "./theme.ts";
import type { World } from "./world.ts";

export type Publication = {
  id: string;
  groupId: string;
  reach: "company" | "portal";
  kind: Theme["kind"];
  feed: Theme["feed"];
  authorId: string;
  title: string;
  /** In the small Markdown: bold, italic, lists, links, quotes, headings of two levels; the hashtags come last. */
  body: string;
  hashtags: string[];
  /** The numbers of covers in the pool, with what they show. */
  pictures: { cover: number; alt: string }[];
  publishedAt: Date;
  editedAt: Date | null;
  /** From 0 to 1: how much people talk about it. */
  popularity: number;
  theme: Theme;
  /** What has been named in it: those who answer speak of the same. */
  told: Telling;
};

const names = Object.keys(themes);

/** The publications one by one, from the oldest to the newest: as many as asked for, never all in memory. */
export function* publications(random: Random, world: World, count = 2000): Generator<Publication> {
  const lately: string[] = [];
  const titles = new Set<string>();
  for (let index = 0; index < count; index++) {
    const own = random.fork(`publication/${index}`);
    const at = publishedAt(own, index, count, world.today);
    const theme = newest[index - count + newest.length] ?? themes[pickTheme(own, at, lately)]!;
    yield write(own, theme, world, at, titles);
    if (titles.size > 4000) titles.delete(titles.values().next().value!);
  }
}

/** One of which nothing was said `lately`. */
function pickTheme(random: Random, at: Date, lately: string[]): string {
  const month = at.getUTCMonth() + 1;
  for (;;) {
    const name = random.pick(names);
    const { months, weight = 1 } = themes[name]!;
    if (months && !months.includes(month)) continue;
    if (lately.includes(name) || !random.chance(weight / 2)) continue;
    lately.push(name);
    if (lately.length > Math.min(24, names.length / 2)) lately.shift();
    return name;
  }
}

function write(random: Random, theme: Theme, world: World, at: Date, titles: Set<string>): Publication {
  const author = pickAuthor(random, theme, world, at);
  let told = tellingOf(random, theme, author, world, at);
  let title = fill(random.pick(theme.titles), told);
  for (let tries = 0; titles.has(title) && tries < 12; tries++) {
    told = tellingOf(random.fork(`again/${tries}`), theme, author, world, at);
    title = fill(told.random.pick(theme.titles), told);
  }
  titles.add(title);
  const lead = fill(random.pick(theme.leads), told);
  const text = [lead, ...partsOf(random, theme).map((part) => fill(part, told))].join("\n\n");
  const hashtags = random.some(theme.hashtags, random.int(1, 3));
  const portal = theme.portal ?? { work: 0.3, life: 0.55, blogs: 0.6 }[theme.feed];
  return {
    id: demoId(random, at),
    groupId: author.groupId,
    reach: random.chance(portal) ? "portal" : "company",
    kind: theme.kind,
    feed: theme.feed,
    authorId: author.id,
    title,
    body: `${text}\n\n${hashtags.map((tag) => `#${tag}`).join(" ")}`,
    hashtags,
    pictures: pick(random, theme, world),
    publishedAt: at,
    editedAt: random.chance(0.12) ? soonAfter(random, at, world.today, 6) : null,
    popularity: theme.whole ? 0.7 + random.next() * 0.3 : random.next(),
    theme,
    told,
  };
}

function pickAuthor(random: Random, theme: Theme, world: World, at: Date): Person {
  const roles = theme.from === "anyone" ? (["anyone"] as const) : theme.from;
  const home = world.companies.find(({ key }) => key === theme.company)?.id;
  const known = roles.flatMap((role) => world.writers.get(role) ?? []);
  const able = home ? known.filter(({ groupId }) => groupId === home) : known;
  const skew = theme.from === "anyone" ? 1.7 : 1.2;
  for (let tries = 0; tries < 30; tries++) {
    const person = able[Math.floor(random.next() ** skew * able.length)]!;
    if (person.createdAt < at) return person;
  }
  return able.find((person) => person.createdAt < at) ?? able[0]!;
}

function tellingOf(random: Random, theme: Theme, author: Person, world: World, at: Date): Telling {
  const told = telling({
    random,
    author,
    companyName: world.companies.find((company) => company.id === author.groupId)!.name,
    colleagues: world.colleagues.get(author.groupId)!.filter((person) => person.createdAt < at),
    at,
    slots: theme.slots ?? {},
  });
  told.named.set("writer", author);
  return told;
}

/** One variant of each part, a long text sometimes without one of them, and mostly a farewell. */
function partsOf(random: Random, theme: Theme): string[] {
  const skip = theme.parts.length > 2 && random.chance(0.35) ? random.int(0, theme.parts.length - 1) : -1;
  const parts = theme.parts.filter((_, at) => at !== skip).map((variants) => random.pick(variants));
  return theme.closings.length && random.chance(0.85) ? [...parts, random.pick(theme.closings)] : parts;
}

function pick(random: Random, theme: Theme, world: World): Publication["pictures"] {
  const [least, most] = theme.pictures ?? { news: [1, 2], article: [1, 4], ugc: [0, 3] }[theme.kind];
  const fitting = world.covers.flatMap((cover, at) => (theme.scenes.includes(cover.scene) ? [at] : []));
  const main = fitting.filter((at) => world.covers[at]!.scene === theme.scenes[0]);
  const count = random.int(least!, most!);
  if (count === 0) return [];
  const first = random.chance(0.7) ? random.pick(main) : random.pick(fitting);
  const others = random.some(
    fitting.filter((at) => at !== first),
    count - 1,
  );
  return [first, ...others].map((cover) => ({ cover, alt: world.covers[cover]!.alt }));
}
