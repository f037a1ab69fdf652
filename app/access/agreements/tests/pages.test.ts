import { expect, it } from "vitest";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const world = portalInProcess();

/** Sends a form of a page as a browser without script does. */
async function send(who: string, path: string, fields: Record<string, string>) {
  const browser = await world.as(who);
  return browser.open(path, { form: { _csrf: await browser.csrf(), ...fields } });
}

it("whoever takes the mandatory consent back reads agreements and legal papers alone, until it is given anew", async () => {
  const { url } = await send("ivan", "/agreements/personal-data/withdraw", { intent: "withdraw" });
  expect(url.pathname).toBe("/personal-data");
  const ivan = await world.as("ivan");
  for (const closed of ["/main", "/feed/work?view=tile", "/people", "/account-settings"]) {
    const told = await ivan.open(closed);
    expect(told.url.pathname + told.url.search).toBe(`/personal-data?${new URLSearchParams({ returnTo: closed })}`);
  }
  for (const open of ["/agreements", "/agreements/personal-data", "/legal", "/legal-guest", "/about"])
    expect([open, (await ivan.open(open)).url.pathname]).toEqual([open, open]);
  const { html } = await ivan.open("/personal-data");
  // Where every link would lead back here, there is no menu: the way out and support alone.
  expect(html).not.toMatch(/<nav|href="\/(feed|people|ugc|search)/);
  expect(html).toMatch(/href="\/support".*Выйти/s);
  const form = { intent: "agree", version: "1", returnTo: "/feed/work?view=tile" };
  const refused = await send("ivan", "/personal-data", form);
  expect(refused.answer.status).toBe(422);
  expect(refused.html).toContain("Поставьте отметку, если согласны");
  const back = await send("ivan", "/personal-data", { ...form, agree: "on" });
  expect(back.url.pathname + back.url.search).toBe("/feed/work?view=tile");
});

it("a tick is never set beforehand, and an acceptance keeps from where it came", async () => {
  const anna = await world.as("anna");
  const { html } = await anna.open("/agreements/analytics");
  expect(html).toMatch(/<input[^>]*type="checkbox"/);
  expect(html).not.toMatch(/<input[^>]*type="checkbox"[^>]*\schecked/);
  const headers = { "user-agent": "Обозреватель/1.0".replace(/[^\x20-\x7e]/g, "x") };
  const form = { _csrf: await anna.csrf(), intent: "agree", agree: "on", version: "1" };
  expect((await anna.open("/agreements/analytics", { form, headers })).url.pathname).toBe("/agreements");
  const admin = await world.as("admin");
  const list = await admin.open("/admin/agreements");
  const [, id] = /\/admin\/agreements\/([0-9a-f-]{36})"[^>]*>Статистика посещений/.exec(list.html)!;
  const proof = await admin.open(`/admin/agreements/${id}/people/${world.sever.head.accountId}`);
  expect(proof.html).toContain(headers["user-agent"]);
  expect(proof.html).toMatch(/[0-9a-f]{64}/);
});

it("strangers read the portal's own documents without script, and nothing of any company", async () => {
  const { html } = await (await world.as("anonymous")).open("/legal-guest");
  expect(html).toContain("Условия использования портала");
  expect(html).not.toMatch(/Север|Юг|CANARY|<script[^>]+src=/);
  const guest = await (await world.as("guest")).open("/agreements");
  expect(guest.html).not.toContain("CANARY-sever-agreements");
});

it("strangers read the consent without a form and a script: a sample of several companies' words, one company's own", async () => {
  const stranger = await world.as("anonymous");
  const { answer, html, url } = await stranger.open("/personal-data");
  expect([answer.status, url.pathname]).toEqual([200, "/personal-data"]);
  expect(html).toContain("Я даю согласие на обработку моих персональных данных");
  expect(html).toContain("Оператор – компания, в которой он работает");
  expect(html).toContain(`/login?${new URLSearchParams({ returnTo: "/personal-data" })}`);
  expect(html).not.toMatch(/Север|Юг|CANARY|<script[^>]+src=|<form/);
  const sent = await stranger.send("/personal-data", { form: { intent: "agree", agree: "on", version: "1" } });
  expect([sent.status, sent.headers.get("location")]).toEqual([302, "/login?returnTo=%2Fpersonal-data"]);
});

it("an administrator takes away the list of people as a table, another company's administrator meets nothing", async () => {
  const admin = await world.as("admin");
  const { answer, html } = await admin.open(`/admin/agreements/${world.sever.agreement}/people.csv`);
  expect(answer.headers.get("content-type")).toContain("text/csv");
  expect(html).toContain("CANARY-sever-accounts-last_name");
  const foreign = await admin.open(`/admin/agreements/${world.yug.agreement}`);
  expect(foreign.answer.status).toBe(404);
});
