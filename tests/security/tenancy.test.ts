import { afterAll, describe, expect, it } from "vitest";
import { searchTabs } from "#app/engines/search/contract.ts";
import { addressesOf, dataPath } from "#tests/support/addresses.ts";
import type { Browser } from "#tests/support/browser.ts";
import { encodeCall } from "#tests/support/call.ts";
import { crawl } from "#tests/support/crawl.ts";
import { portalOfTwoCompanies } from "#tests/support/fixture-portal.ts";
import { operationsOf } from "#tests/support/operations.ts";
import { sampleOf } from "#tests/support/samples.ts";
import { commonWord, hiddenCanary } from "#tests/support/two-companies.ts";

const world = portalOfTwoCompanies();
const asked = { pages: 0, searches: 0, links: 0, calls: 0, files: 0 };

afterAll(() => {
  const { pages, searches: found, links, calls, files } = asked;
  process.stdout.write(
    `tenancy: ${pages} pages, ${found} searches, ${links} links, ${calls} calls and ${files} files looked through\n`,
  );
  const readers = people.length + strangers.length;
  expect([pages, found]).toEqual([readers * tableOf().length, readers * searches.length]);
  expect(calls).toBe(people.length * reads.length);
  expect(files).toBe(people.length * 2);
  expect(links).toBeGreaterThan(0);
});

/** What this person must never read: the other company's rows, and what nobody may read. */
function forbiddenTo(own: "sever" | "yug" | "nobody"): RegExp {
  if (own === "nobody") return /CANARY/;
  return new RegExp(`CANARY-${own === "sever" ? "yug" : "sever"}|${hiddenCanary}`);
}

/** Whoever has its number checks a certificate, of whatever company. */
const byNumber = { path: /^\/certificates\/[^/]+$/, call: "certificates.check" };

/** Every page of the table and its data alone. */
function tableOf(): string[] {
  return [...new Set(addressesOf(world).flatMap(({ path }) => [path, dataPath(path)]))];
}

/** The words that are looked for in every tab of the search. */
const words = [commonWord, "CANARY", hiddenCanary];
const searches = words.flatMap((query) =>
  searchTabs.map((tab) => `/search${tab === "all" ? "" : `/${tab}`}?${new URLSearchParams({ query })}`),
);

/** Everything that somebody can open: all pages, all searches, and where the links on them lead. */
async function readAll(browser: Browser): Promise<[path: string, text: string][]> {
  const read = await crawl(browser, [...tableOf(), ...searches]);
  asked.pages += tableOf().filter((path) => read.has(path)).length;
  asked.searches += searches.filter((path) => read.has(path)).length;
  asked.links += read.size - tableOf().length - searches.length;
  return [...read]
    .filter(([path]) => !byNumber.path.test(path))
    .map(([path, text]) => [path, withoutQuestion(path, text)]);
}

const people = [
  ["anna", "sever"],
  ["ivan", "sever"],
  ["olga", "yug"],
  ["petr", "yug"],
] as const;
const strangers = ["anonymous", "guest"];
const reads = operationsOf().filter(({ writes }) => !writes);

describe.each(people)("%s of %s", (username, own) => {
  it("reads nothing of the other company on any page", async () => {
    const browser = await world.as(username);
    const read = await readAll(browser);
    const leaks = read.filter(([, text]) => forbiddenTo(own).test(text));
    expect(leaks.map(([path]) => path)).toEqual([]);
    // The crawl would have noticed: it has met the person's own company.
    expect(read.some(([, text]) => text.includes(`CANARY-${own}-publications-title`))).toBe(true);
    expect(read.some(([, text]) => text.includes(`OPEN-${own === "sever" ? "yug" : "sever"}`))).toBe(true);
  });

  it("reads nothing of the other company by any call", async () => {
    const browser = await world.as(username);
    for (const { name } of reads) {
      const answer = await browser.call(await encodeCall(name, (await sampleOf(name, world)).input));
      const text = await answer.text();
      // What one has looked for oneself is told in one's own words.
      const said = name === "search.own" ? words.reduce((rest, word) => rest.replaceAll(`"${word}"`, ""), text) : text;
      if (name !== byNumber.call) expect(said, name).not.toMatch(forbiddenTo(own));
      asked.calls += 1;
    }
  });

  it("opens no file of the other company, and its own", async () => {
    const browser = await world.as(username);
    for (const company of [world.sever, world.yug]) {
      const answer = await browser.send(`/files/${company.file}`);
      expect([company.name, answer.status]).toEqual([company.name, company.name === own ? 200 : 404]);
      expect(await answer.text()).not.toMatch(forbiddenTo(own));
      asked.files += 1;
    }
  });
});

describe.each(strangers)("%s", (username) => {
  it("reads nothing of any company on any page, nor a file", async () => {
    const browser = await world.as(username);
    const read = await readAll(browser);
    // A guest's own name stands in the header of their pages.
    const own = username === "guest" ? /CANARY-sever-accounts-(first|last)_name/g : /$^/g;
    const leaks = read.filter(([, text]) => /CANARY/.test(text.replace(own, "")));
    expect(leaks.map(([path]) => path)).toEqual([]);
    if (username === "anonymous") expect((await browser.send(`/files/${world.sever.picture}`)).status).toBe(404);
  });
});

/** A page repeats what it was asked for: the question is not an answer. */
function withoutQuestion(path: string, text: string): string {
  const query = new URLSearchParams(path.split("?")[1] ?? "").get("query");
  return query ? text.replaceAll(query, "") : text;
}
