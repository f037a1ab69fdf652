import { existsSync, readdirSync } from "node:fs";
import { Browser, signIn } from "#tests/support/browser.ts";
import { sourcesIn } from "#tests/support/sources.ts";
import { addressOf, stops } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";
import { castOf, needs, type WalksName } from "../support/walkers.ts";
import { drawnOnce, formWalked } from "./area.ts";
import { formsOf } from "./forms.ts";
import { areas, walksOf } from "./walks.ts";

/** What every area draws its forms with; it has none of its own. */
const tools = ["ui", "web"];

test("no form of the portal is left out of these walks", async () => {
  test.setTimeout(480_000);
  const walked = new Set(walksOf("js").map(formWalked));
  const intents = new Set([...walked].map((form) => form.split(" ")[0]!));
  const browsers = new Map<string, Promise<Browser>>();
  const missing = new Map<string, string>();
  const asked: string[] = [];
  const left = [...stops];
  const askOn = async () => {
    for (let stop = left.shift(); stop; stop = left.shift()) {
      const browser = browsers.get(stop.who) ?? browserOf(stop.who);
      browsers.set(stop.who, browser);
      const { html, url, answer } = await (await browser).open(await addressOf(stop));
      expect(answer.status, `${stop.name}, as ${stop.who} opens it`).toBe(stop.status);
      for (const form of formsOf(html, url.pathname)) {
        const [intent = ""] = form.split(" ");
        const isLent = drawnOnce.has(intent) && !url.pathname.startsWith("/admin") && intents.has(intent);
        if (!walked.has(form) && !isLent) missing.set(form, `«${form}» at ${stop.name}, as ${stop.who} opens it`);
      }
      asked.push(stop.name);
    }
  };
  await Promise.all([askOn(), askOn(), askOn()]);
  expect(
    [...missing.values()],
    "Forms without a walk: add each to the walks-*.ts of its area in tests/journeys/forms",
  ).toEqual([]);
  expect(asked.length).toBe(stops.length);
});

test("every file of walks names the areas whose forms it completes", () => {
  const files = readdirSync(import.meta.dirname).map((file) => /^walks-([\w-]+)\.ts$/.exec(file)?.[1]);
  expect(files.filter(Boolean).sort()).toEqual(Object.keys(areas).sort());
  for (const [name, { folders, walks }] of Object.entries(areas)) {
    expect(
      folders.filter((folder) => !readdirSync("app").some((chapter) => existsSync(`app/${chapter}/${folder}`))),
      `folders of ${name} that are not there`,
    ).toEqual([]);
    const [way] = needs[name as WalksName].ways;
    const forms = walks(castOf(name as WalksName, way!)).map(formWalked);
    const answering = forms
      .map((form) => / of [\w-]+\/([\w-]+)\/pages\//.exec(form)?.[1])
      .filter((folder) => folder !== undefined);
    expect(folders, `what answers the forms of ${name}`).toEqual(expect.arrayContaining(answering));
  }
});

test("every area that draws a form is named by a file of walks", () => {
  const drawing = sourcesIn(["app"], /^(?!.*\/tests\/).*\.tsx$/)
    .filter(({ text }) => /<[Ff]orm\b/.test(text))
    .map(({ path }) => path.split("/"))
    .map(([, chapter, area]) => (tools.includes(chapter!) ? chapter! : area!));
  const named = Object.values(areas).flatMap(({ folders }) => folders);
  expect([...new Set(drawing)].filter((folder) => !tools.includes(folder) && !named.includes(folder))).toEqual([]);
  expect(drawing.length, "files that draw a form").toBeGreaterThan(100);
});

async function browserOf(who: string): Promise<Browser> {
  const origin = process.env.JOURNEYS_URL!;
  return who === "nobody" ? new Browser(origin) : signIn(origin, who);
}
