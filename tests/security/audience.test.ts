import { beforeAll, describe, expect, it } from "vitest";
import { router } from "#app/areas.ts";
import { createApiHandler } from "#platform/api/handler.ts";
import { nobody, type Viewer } from "#platform/auth/viewer.ts";
import { config } from "#platform/config.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { registerIdentity } from "#platform/identity/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { departments } from "#platform/people/schema.ts";
import { makeThing, type AddressedThing as Thing, thingKinds } from "#tests/support/addressed-things.ts";
import { apiAs } from "#tests/support/api.ts";
import { encodeCall } from "#tests/support/call.ts";
import { portalOfTwoCompanies } from "#tests/support/fixture-portal.ts";
import { operationsOf } from "#tests/support/operations.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { allOf } from "#tests/support/rows.ts";
import { type Sample, sampleOf } from "#tests/support/samples.ts";

type Reader = { login: string; company: string; viewer: Viewer; isAddressed: boolean };

const world = portalOfTwoCompanies();
const handle = createApiHandler(router);
const things: Thing[] = [];
const readers: Reader[] = [];
const guests = new Map<string, Viewer>([["anonymous", nobody]]);
const samples = new Map<string, Sample>();
const wordPattern = /WATCH-\w+-\w+-\w+/g;

const mayRead = ({ company, isAddressed }: Reader, thing: Thing) =>
  thing.company === company && (["all", "company"].includes(thing.to) || isAddressed);
/** What is a reader's own, and what any guest may read as well. */
const wordsFor = (reader?: Reader) =>
  things
    .filter((thing) => thing.isShown || (reader && mayRead(reader, thing)))
    .map(({ word }) => word)
    .sort();

beforeAll(async () => {
  await fill("sever", { ...world.sever, alias: "sever", name: "Север" }, world.sever.editor);
  await fill("yug", { ...world.yug, alias: "yug", name: "Юг" }, world.yug.editor);
  const east = await makeCompany("Восток");
  await fill("vostok", east, await makePerson(east, { rights: ["editor", "chief-editor"] }));
});

/** A company's own things, each kind to all, to a department, to a town, to people with a tag, to the company out of the whole portal and to one person; one who is all of these, and one who is none. */
async function fill(key: string, company: Company, editor: Viewer): Promise<void> {
  const departmentId = newId();
  const location = `Город ${key}`;
  const tag = `Умение ${key}`;
  await withTenant("*", () => db().insert(departments).values({ id: departmentId, groupId: company.id, name: "Цех" }));
  const addressed = await makePerson(company, { departmentId, location, skills: [tag], lastName: "Видящая" });
  const other = await makePerson(company, { location: "Другой город", lastName: "Соседкина" });
  for (const [viewer, isAddressed] of [
    [addressed, true],
    [other, false],
  ] as const) {
    const login = `${isAddressed ? "in" : "out"}-${key}`;
    await registerIdentity({ username: login, password: "veche", roles: ["employee"], accountId: viewer.accountId });
    await apiAs(viewer).agreements.consent({ version: "1" });
    readers.push({ login, company: key, viewer, isAddressed });
  }
  const guest = await makePerson(company, { roles: ["guest"] });
  await registerIdentity({
    username: `guest-${key}`,
    password: "veche",
    roles: ["guest"],
    accountId: guest.accountId,
  });
  await apiAs(guest).agreements.consent({ version: "1" });
  guests.set(`guest-${key}`, guest);
  const rubric = newId();
  await apiAs(editor).rubrics.put({ id: rubric, title: `Рубрика ${key}`, reach: "company" });
  const audiences = {
    all: null,
    department: [`department:${departmentId}`],
    city: [`location:${location}`],
    tag: [`tag:${tag.toLowerCase()}`],
    company: [`group:${company.id}`],
    person: [`user:${addressed.accountId}`],
  };
  for (const [to, audience] of Object.entries(audiences) as [Thing["to"], string[] | null][]) {
    for (const kind of thingKinds) {
      const word = `WATCH-${key}-${to}-${kind}`;
      const isShown = to === "all" && kind === "article";
      const id = await makeThing(editor, { to, kind, word, audience, rubric, isShown });
      things.push({ company: key, to, kind, word, id, isShown });
    }
  }
}

/** What a person finds in an answer that they should not. */
function leaksOf(reader: Reader, text: string): string[] {
  const allowed = wordsFor(reader);
  return [...new Set(text.match(wordPattern))].filter((word) => !allowed.includes(word));
}

// Six people look everywhere: on a busy machine that takes more than a minute.
describe("what speaks to some people", () => {
  it("is given to nobody else by any call", async () => {
    const seen = new Map<string, Set<string>>();
    for (const reader of readers) {
      const words = seen.set(reader.login, new Set()).get(reader.login)!;
      for await (const { call, text } of answersTo(reader.viewer)) {
        expect(leaksOf(reader, text), `${call} to ${reader.login}`).toEqual([]);
        for (const word of text.match(wordPattern) ?? []) words.add(word);
      }
    }
    // The calls would have told: everyone has met what is theirs.
    for (const reader of readers) expect([...seen.get(reader.login)!].sort(), reader.login).toEqual(wordsFor(reader));
  });

  it("is drawn for nobody else on any page, nor told by a search, a tag, a feed of RSS or the page's own description", async () => {
    const opened = async (reader: Reader) => {
      const browser = await world.as(reader.login);
      for (const path of pagesOf()) {
        const { html } = await browser.open(path);
        expect(leaksOf(reader, html), `${path} to ${reader.login}`).toEqual([]);
      }
      await apiAs(reader.viewer).feed.renewRss();
      for (const { address } of (await apiAs(reader.viewer).feed.rss()).items) {
        const text = await (await fetch(address.replace(config.publicUrl, world.origin))).text();
        expect(leaksOf(reader, text), `${address} to ${reader.login}`).toEqual([]);
      }
    };
    await allOf(readers.map(opened));
  });

  it("is found by a guest of any company, and by whoever has not signed in, only where it is shown to guests", async () => {
    expect(wordsFor()).toHaveLength(3);
    for (const [login, viewer] of guests) {
      const [called, drawn] = [new Set<string>(), new Set<string>()];
      for await (const { text } of answersTo(viewer))
        for (const word of text.match(wordPattern) ?? []) called.add(word);
      for (const path of pagesOf()) {
        const { html } = await (await world.as(login)).open(path);
        for (const word of html.match(wordPattern) ?? []) drawn.add(word);
      }
      expect([...called].sort(), `calls of ${login}`).toEqual(wordsFor());
      expect([...drawn].sort(), `pages of ${login}`).toEqual(wordsFor());
    }
  });

  it("gives the files of its talk to nobody else", async () => {
    const talks = things.filter(({ kind }) => kind !== "story" && kind !== "line");
    for (const thing of talks) {
      const { viewer } = readers.find((reader) => mayRead(reader, thing))!;
      const [comment] = (await apiAs(viewer).content.comments({ id: thing.id })).items;
      const { src } = comment!.attachments![0]!;
      for (const reader of readers) {
        const answer = await (await world.as(reader.login)).send(src);
        expect([answer.status, thing.word, reader.login]).toEqual([
          mayRead(reader, thing) ? 200 : 404,
          thing.word,
          reader.login,
        ]);
        expect(leaksOf(reader, await answer.text())).toEqual([]);
      }
      for (const login of guests.keys())
        expect([login, (await (await world.as(login)).send(src)).status]).toEqual([login, 404]);
    }
  });

  it("is counted for nobody else", async () => {
    for (const reader of readers) {
      const api = apiAs(reader.viewer);
      const own = things.filter((thing) => mayRead(reader, thing));
      const articles = own.filter(({ kind }) => kind === "news" || kind === "article");
      const rubric = (await api.news.rubrics({})).items.find(({ title }) => title === `Рубрика ${reader.company}`);
      expect(rubric?.count, `${reader.login}: the rubric`).toBe(articles.length);
      const tags = (await api.hashtags.list({ query: "watch" })).items;
      expect(tags.map(({ name, count }) => `${name} ${count}`).sort(), `${reader.login}: tags`).toEqual(
        articles.map(({ word }) => `${word.toLowerCase().replaceAll("-", "_")} 1`).sort(),
      );
    }
    for (const company of ["sever", "yug", "vostok"]) {
      const [addressed, other] = await Promise.all(
        readers.filter((reader) => reader.company === company).map(({ viewer }) => countOver(apiAs(viewer))),
      );
      expect(addressed! - other!, `${company}: fresh`).toBe(8);
    }
  });
});

/** How much «Работа» has for a reader: what stands above the feed is not counted in it again. */
async function countOver({ feed, news }: ReturnType<typeof apiAs>): Promise<number> {
  const { count } = await feed.fresh({ tab: "work", since: "2020-01-01T00:00:00Z" });
  return count + (await news.pinnedWork({})).items.length;
}

/** What every operation that reads answers to a person: to its sample, and to the same about each thing that could stand there. */
async function* answersTo(viewer: Viewer) {
  for (const { name, writes } of operationsOf()) {
    if (writes) continue;
    const sample = await readSample(name);
    const ids = [undefined, ...things.filter(({ kind }) => kindsLike(sample.id).includes(kind)).map(({ id }) => id)];
    for (const id of ids) {
      const input = JSON.stringify(sample.input ?? null).replaceAll(id ? sample.id! : "\u0000", id ?? "");
      forgetSpending();
      const request = await encodeCall(name, JSON.parse(input.replaceAll("CANARY", "WATCH")) ?? undefined);
      const answer = await handle(request, "leaks", async () => ({ viewer, address: "", requestId: "leaks" }));
      yield { call: `${name} ${request.url}`, text: await answer.text() };
    }
  }
}

/** Reading changes nothing: one sample serves all readers. */
async function readSample(name: string): Promise<Sample> {
  const known = samples.get(name) ?? (await sampleOf(name, world));
  samples.set(name, known);
  return known;
}

/** What could stand in the place of a sample's own thing. */
function kindsLike(id: string | undefined): string[] {
  const { publication, article, story, line, shown } = world.sever;
  if (id === shown.id) return ["news", "article"];
  if (id === story) return ["story"];
  if (id === line) return ["line"];
  return id === publication || id === article ? ["news", "article", "ugc"] : [];
}

/** Every list, and the page of every thing. */
function pagesOf(): string[] {
  return [
    ...["/main", "/article", "/rubric", "/hashtag/list", "/hashtag/list?query=watch", "/notifications"],
    ...["work", "life", "blogs", "subscriptions", "company"].map((tab) => `/feed/${tab}`),
    ...["/search?query=WATCH", "/search/ugc?query=WATCH"],
    ...things.map(({ kind, id }) => pageOf(kind, id)).filter((path) => path !== null),
  ];
}

function pageOf(kind: string, id: string): string | null {
  if (kind === "line") return null;
  if (kind === "story") return `/stories/${id}`;
  return kind === "ugc" ? `/ugc/${id}` : `/article/${id}`;
}
