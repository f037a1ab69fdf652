import { expect, test } from "vitest";
import { Browser, signIn } from "#tests/support/browser.ts";
import { commonWord } from "#tests/support/two-companies.ts";
import { twoMachines } from "./two-machines.ts";

const world = twoMachines();

/** Sends the form of a page as a browser without script would, and follows the answer. */
async function send(browser: Browser, page: string, values: Record<string, string>) {
  const { html } = await browser.open(page);
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
  return browser.open(page, { form: { _csrf: hidden("_csrf"), _key: hidden("_key"), ...values } });
}

type Met = [step: string, status: number, path: string[], words: boolean[]];

/** A morning at the portal; what a person meets on the way, without the ids that differ from run to run. */
async function walk(origin: string): Promise<Met[]> {
  const met: Met[] = [];
  const meet = (step: string, { answer, html, path }: Awaited<ReturnType<Browser["open"]>>, ...words: string[]) => {
    const place = path.map((one) => one.replace(/[\da-f]{8}-[\da-f-]{27}|(?<=interaction\/).+/g, "id"));
    met.push([step, answer.status, place, words.map((word) => html.includes(word))]);
    return { html, path };
  };

  const stranger = await signIn(origin, "ivan");
  meet("the feed", await stranger.open("/feed/work"), commonWord, "CANARY-sever-publications-title", "CANARY-yug");
  meet("a search", await stranger.open(`/search?query=${encodeURIComponent(commonWord)}`), "CANARY-sever");
  meet("a colleague", await stranger.open("/profile/anna"), "CANARY-sever-accounts-position");
  meet("somebody else's colleague", await stranger.open("/profile/olga"), "CANARY-yug", "не найден");
  meet("a page's data alone", await stranger.open("/profile/anna.data"), "CANARY-sever-accounts-position");

  const form = { intent: "publish", title: "Утро", feed: "work", reach: "company" };
  const text = "Кофе уже сварен, ёлка наряжена";
  meet("an empty text", await send(stranger, "/ugc/create", { ...form, body: " " }), "Напишите текст", "Утро");
  const written = meet(
    "a publication",
    await send(stranger, "/ugc/create", { ...form, body: text }),
    text,
    "Опубликовано",
  );
  const page = written.path.at(-1)!;
  meet("a comment", await send(stranger, page, { intent: "comment", text: "И мне чашку" }), "И мне чашку");
  const id = page.split("/").at(-1)!;
  const press = { intent: "react", reaction: `publication/${id}/thanks` };
  meet("a reaction", await send(stranger, page, press), "И мне чашку");

  const again = await stranger.open("/feed/work");
  meet("the feed again", again, text);
  const left = await stranger.open("/logout", {
    form: { _csrf: /name="_csrf" value="([^"]+)"/.exec(again.html)![1]! },
  });
  meet("the way out", left);
  meet("after it", await stranger.open("/feed/work"), text);
  return met;
}

test("a person meets the same on one machine and on two, and the one in front touches no table of an area", async () => {
  const whole = await walk(world.whole.origin);
  expect(await walk(world.front.origin)).toEqual(whole);
  const outcome = whole.map(([step, status]) => `${step}: ${status}`);
  expect(outcome).toEqual([
    "the feed: 200",
    "a search: 200",
    "a colleague: 200",
    "somebody else's colleague: 404",
    "a page's data alone: 200",
    "an empty text: 422",
    "a publication: 200",
    "a comment: 200",
    "a reaction: 200",
    "the feed again: 200",
    "the way out: 200",
    "after it: 200",
  ]);
  expect(world.front.output()).not.toMatch(/permission denied/);
});

test("a person whose token the backend refuses, a fresh one too, lands at the origin, from a page and from a form", async () => {
  // «whole» knows itself by another address: tokens of the front's issuer are foreign to it.
  const { origin } = await world.startFront(world.whole.origin);
  for (const deed of ["page", "form"]) {
    const signedIn = await signIn(world.front.origin, "petr");
    const browser = new Browser(origin);
    for (const [name, value] of signedIn.cookies) browser.cookies.set(name, value);
    const values = { _csrf: await signedIn.csrf(), intent: "publish", body: "Текст", feed: "work", reach: "company" };
    const { answer, path } = await (deed === "page"
      ? browser.open("/feed/work")
      : browser.open("/ugc/create", { form: values }));
    expect([answer.status, path.at(-1)]).toEqual([200, "/"]);
    expect(browser.cookieHeader).not.toContain("sid=");
    expect((await signedIn.open("/feed/work")).path).toContain("/login");
  }
});

test("without its backend the portal says so in Russian and gives back what was typed", async () => {
  const browser = await signIn(world.front.origin, "anna");
  const { html } = await browser.open("/ugc/create");
  const csrf = /name="_csrf" value="([^"]+)"/.exec(html)![1]!;
  await world.back.stop();
  const page = await browser.open("/feed/work");
  expect(page.answer.status).toBe(503);
  expect(page.html).toMatch(/<html lang="ru"/);
  const values = {
    intent: "publish",
    title: "Не потеряйте",
    body: "Мой длинный текст",
    feed: "work",
    reach: "company",
  };
  const sent = await browser.open("/ugc/create", { form: { _csrf: csrf, ...values } });
  expect(sent.answer.status).toBe(503);
  expect(sent.html).toContain("Не потеряйте");
  expect(sent.html).toContain("Мой длинный текст");
});
