import { isDeepStrictEqual } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { addressesOf } from "#tests/support/addresses.ts";
import { Browser } from "#tests/support/browser.ts";
import { encodeCall } from "#tests/support/call.ts";
import { portalOfTwoCompanies } from "#tests/support/fixture-portal.ts";
import { operationsOf } from "#tests/support/operations.ts";
import { missing, sampleOf } from "#tests/support/samples.ts";

const world = portalOfTwoCompanies();
const missingId = "01a1fe5b-0000-7000-8000-000000000000";
/** More than there is: a crawl that comes so far goes in circles. */
const most = 800;
const asked = { pages: 0, pairs: 0, calls: 0 };
const closed = operationsOf().filter(({ writes, access }) => !writes && access !== "public" && access !== "signed-in");
const told = () => addressesOf(world).filter(({ id, path }) => id && path.includes(id));

afterAll(() => {
  process.stdout.write(
    `guests: ${asked.pages} pages crawled, ${asked.pairs} pairs and ${asked.calls} calls compared\n`,
  );
  const strangers = 2;
  expect([asked.pairs, asked.calls]).toEqual([strangers * (told().length + 4), strangers * closed.length]);
});

/** Everything that is open to a stranger besides the articles that are shown to guests: whoever makes a page public names it here. */
const open = [
  ...["/", "/about", "/welcome", "/developing", "/legal-guest", "/personal-data", "/registration", "/support"],
  ...["/set-profile-ios", "/set-up-ios", "/set-up-qrcode", "/forgot-password", "/new-password", "/opinion/code"],
  ...["/answer/sent", `/answer/${"A".repeat(43)}`],
];

/** A guest account also reads what it has agreed to, and has the data that is kept of it. */
const openToGuests = [
  ...open,
  ...["/agreements", "/account/export", "/account/delete"],
  ...["personal-data", "photo", "birthday", "analytics", "mailing", "session-recording"].map(
    (code) => `/agreements/${code}`,
  ),
  ...["personal-data", "photo"].map((code) => `/agreements/${code}/withdraw`),
];

/** Where people are looked for or listed, and what only colleagues have: a crawler asks for them besides the links. */
const doors = [
  "/",
  "/main",
  "/feed",
  "/people",
  "/people/departments",
  "/search?query=canary",
  "/account",
  "/hashtag/list",
];

/** Follows every link and every redirect. Gives the paths that were opened, and what they said. */
async function crawl(browser: Browser, from: string[]) {
  const opened = new Map<string, string>();
  const seen = new Set<string>();
  const queue = [...from];
  for (let path = queue.shift(); path && seen.size < most; path = queue.shift()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const answer = await browser.send(path);
    expect([path, answer.status < 500]).toEqual([path, true]);
    const location = answer.headers.get("location");
    const body = await answer.text();
    asked.pages += 1;
    const { pathname, origin } = new URL(path, world.origin);
    if (answer.status === 200 && /html/.test(answer.headers.get("content-type") ?? ""))
      opened.set(pathname, (opened.get(pathname) ?? "") + body);
    const links = [location ?? "", ...[...body.matchAll(/(?:href|action)="([^"#]*)/g)].map(([, link]) => link!)];
    for (const link of links) {
      const next = new URL(link.replaceAll("&amp;", "&") || "/", new URL(path, world.origin));
      if (next.origin !== origin || /^\/(assets|auth|login|logout|files)\b/.test(next.pathname)) continue;
      queue.push(next.pathname + next.search);
    }
  }
  expect(seen.size).toBeLessThan(most);
  return opened;
}

const shownArticles = () => [world.sever, world.yug].map(({ shown }) => `/article/${shown.id}`);
const shownThreads = () =>
  [world.sever, world.yug].map(({ openChannel, openThread }) => `/c/${openChannel}/${openThread}`);
/** Whoever has the number of a certificate checks it: the course and no more of the name than «Имя Ф.». */
const certificates = () => [world.sever, world.yug].map(({ certificate }) => `/certificates/${certificate}`);
const shownEvents = () => [world.sever, world.yug].map(({ openEvent }) => `/calendar/${openEvent}`);
const shownChannels = () => [world.sever, world.yug].map(({ openChannel }) => `/c/${openChannel}`);

describe.each([
  ["anonymous", open],
  ["guest", openToGuests],
])("a crawler as %s", (who, expected) => {
  it("finds exactly the public pages and the articles, channels and events that are shown to guests, and nobody's name on them", async () => {
    const start = [
      ...doors,
      ...addressesOf(world).map(({ path }) => path),
      ...shownArticles(),
      ...shownChannels(),
      ...shownEvents(),
      ...certificates(),
    ];
    const before = asked.pages;
    const opened = await crawl(await world.as(who), start);
    expect(asked.pages - before).toBeGreaterThanOrEqual(new Set(start).size);
    expect([...opened.keys()].sort()).toEqual(
      [
        ...[...expected, ...shownArticles(), ...shownChannels(), ...shownThreads(), ...shownEvents()],
        ...certificates(),
      ].sort(),
    );
    for (const path of shownEvents()) expect(opened.get(path)).toMatch(/SHOWN-\w+ событие.*Проходная/s);
    for (const path of shownThreads()) expect(opened.get(path)).toMatch(/SHOWN-\w+ вопрос.*SHOWN-\w+ ответ/s);
    for (const path of shownArticles()) expect(opened.get(path)).toMatch(/SHOWN-\w+ текст.*SHOWN-\w+ words/s);
    // A guest's own name stands in the header.
    const own = who === "guest" ? /CANARY-sever-accounts-(first|last)_name/g : /$^/g;
    const told = [...opened].filter(([, body]) => /CANARY/.test(body.replace(own, "")));
    expect(told.map(([path]) => path).sort()).toEqual(certificates().sort());
    for (const path of certificates())
      expect(opened.get(path)!.replace(own, "")).not.toMatch(/CANARY-\w+-accounts-last/);
  });

  it("cannot tell a page about something from a page about nothing", async () => {
    const browser = await world.as(who);
    for (const { path, id } of told()) {
      const [there, nowhere] = [
        await look(browser, path, id!),
        await look(browser, path.replace(id!, missingId), missingId),
      ];
      expect(there, path).toEqual(nowhere);
      asked.pairs += 1;
    }
    for (const { file, picture } of [world.sever, world.yug]) {
      for (const id of [file, picture]) {
        const there = await look(browser, `/files/${id}`, id);
        expect(there, id).toEqual(await look(browser, `/files/${missingId}`, missingId));
        asked.pairs += 1;
      }
    }
  });

  it("has the pictures and files of what is shown, and not those of its talk", async () => {
    const browser = await world.as(who);
    for (const { shown } of [world.sever, world.yug]) {
      const statusOf = async (path: string) => (await browser.send(`/files/${path}`)).status;
      expect([await statusOf(shown.picture), await statusOf(`${shown.picture}/480`)]).toEqual([200, 200]);
      expect([await statusOf(shown.file), await statusOf(shown.commentFile)]).toEqual([200, 404]);
    }
  });

  it("is refused every call about people and things, the same whether they are there or not", async () => {
    const browser = await world.as(who);
    for (const { name } of closed) {
      const sample = await sampleOf(name, world);
      const answer = await browser.call(await encodeCall(name, sample.input));
      expect([name, answer.status]).toEqual([name, who === "guest" ? 403 : 401]);
      const body = await answer.text();
      expect(body, name).not.toMatch(/CANARY/);
      if (sample.id) {
        const other = await browser.call(await encodeCall(name, missing(sample)));
        expect([name, other.status, plain(await other.text())]).toEqual([name, answer.status, plain(body)]);
      }
      asked.calls += 1;
    }
  });
});

it("shows a guest an article without script, cookies, names and search engines, and says of it what a link needs", async () => {
  const { shown } = world.sever;
  const browser = new Browser(world.origin);
  const answer = await browser.send(`/article/${shown.id}`);
  const html = await answer.text();
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(browser.lines).toEqual([]);
  expect(html).not.toMatch(/<script|<form|CANARY|@ivan|\/hashtag\/|\/profile\/|\/rubric\//);
  expect(html).toContain("спасибо @коллега");
  for (const [name, content] of [
    ["robots", "noindex"],
    ["og:title", "SHOWN-sever"],
    ["og:description", "SHOWN-sever вводка"],
    ["og:site_name", "Север"],
    ["og:url", `${world.origin}/article/${shown.id}`],
    ["og:image", `${world.origin}/files/${shown.picture}/960`],
    ["og:image:alt", "SHOWN-sever картинка"],
  ])
    expect(html, name).toMatch(new RegExp(`<meta (name|property)="${name}" content="${content}"`));
  expect(html).toContain(`/login?${new URLSearchParams({ returnTo: `/article/${shown.id}` })}`);
  const file = await browser.send(`/files/${shown.picture}`);
  expect([file.headers.get("cache-control"), file.headers.get("x-robots-tag")]).toEqual([
    "private, max-age=31536000, immutable",
    "noindex",
  ]);
});

it("lets a colleague of another company read what is shown to guests, and talk about it nowhere", async () => {
  const olga = await world.as("olga");
  const { html } = await olga.open(`/article/${world.sever.shown.id}`);
  expect(html).toContain("SHOWN-sever текст");
  expect(html).not.toMatch(/CANARY-sever|Комментарии/);
  const form = { intent: "comment", text: "Можно?", _csrf: await olga.csrf() };
  expect((await olga.send(`/article/${world.sever.shown.id}`, { form })).status).toBe(404);
});

it("answers an address that is not there, one that is hidden and one of nothing with the same page", async () => {
  for (const who of ["anonymous", "guest", "ivan"]) {
    const browser = await world.as(who);
    const page = async (path: string) => {
      const answer = await browser.send(path);
      return [answer.status, plain((await answer.text()).replaceAll(path, "PATH"))];
    };
    const difference = async (one: string, other: string) => {
      const [hidden, missing] = [await page(one), await page(other)];
      return isDeepStrictEqual(hidden, missing) ? [] : [hidden, missing];
    };
    // What is on its way to the bell may change its number between two pages.
    const areTheSame = (one: string, other: string) =>
      expect.poll(() => difference(one, other), { message: one, timeout: 10_000 }).toEqual([]);
    expect((await page("/no-such-place"))[0]).toBe(404);
    await areTheSame("/no/such/place", "/no-such-place");
    if (who !== "ivan") continue;
    const { yug } = world;
    for (const path of [`/ugc/${yug.publication}`, `/article/${yug.article}`, `/profile/${yug.head.accountId}`])
      await areTheSame(path, path.replace(/[^/]+$/, missingId));
  }
});

async function look(browser: Browser, path: string, id: string) {
  const answer = await browser.send(path);
  const location = (answer.headers.get("location") ?? "").replaceAll(id, "ID");
  return { status: answer.status, location, body: plain((await answer.text()).replaceAll(id, "ID")) };
}

/** A page without what is new in every answer: nonce, token, error code, moment. */
function plain(body: string): string {
  return body
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, "UUID")
    .replace(/nonce="[^"]*"/g, "")
    .replace(/[\w-]{12}\.[\w-]{43}(\.[\w-]+)?/g, "TOKEN")
    .replace(/<code[^>]*>\w+<\/code>/g, "")
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "NOW");
}
