import "../../auth/tests/support/environment.ts";
import { eq } from "drizzle-orm";
import { HtmlValidate } from "html-validate";
import { describe, expect, test, vi } from "vitest";
import { audit } from "#platform/auth/schema.ts";
import { config } from "#platform/config.ts";
import { db, withTenant } from "#platform/db/index.ts";
import {
  beginSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
} from "#platform/identity/index.ts";
import { identityAccount } from "#platform/identity/schema.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { Browser } from "../../auth/tests/support/browser.ts";
import { as, code, halfway as halfwayAt, steppingPeople, turnOn } from "./support/stepping.ts";

freshDatabase();
const origin = config.publicUrl;
const world = steppingPeople();
const halfway = (login?: string, returnTo?: string) => halfwayAt(origin, login, returnTo);

const signedIn = async (browser: Browser) =>
  ((await (await browser.send("/")).json()) as { viewer: { accountId: string } | null }).viewer?.accountId;

describe("the second factor of a sign-in", () => {
  test("is a plain form in the same sign-in, with nothing hidden in it", async () => {
    const { answer, html, url } = await halfway();
    expect(answer.status).toBe(200);
    expect(url.pathname).toMatch(/^\/auth\/interaction\//);
    expect(html).toContain("<title>Второй шаг входа");
    expect(html).toMatch(/name="code" type="text" inputmode="numeric" autocomplete="one-time-code"/);
    expect(html).not.toMatch(/<script|type="hidden"|veche"|anna/);
  });

  test("lets in with the code of this half-minute, and leads where the person was going", async () => {
    const { browser, send } = await halfway("anna", "/article/15?from=mail");
    expect(await signedIn(browser)).toBeUndefined();
    const { url } = await send({ code: await code("anna") });
    expect(url.pathname + url.search).toBe("/article/15?from=mail");
    expect(await signedIn(browser)).toBe(world.people.anna);
  });

  test("takes a code with spaces in it, and one of a clock that is half a minute ahead", async () => {
    const { send } = await halfway();
    const next = await code("anna", 1);
    expect((await send({ code: ` ${next.slice(0, 3)} ${next.slice(3)} ` })).url.pathname).toBe("/main");
  });

  test("asks nobody who has not turned it on, nor who has only begun to", async () => {
    await as("ivan", (viewer) => beginSecondFactor(viewer, "veche"));
    expect((await halfway("ivan")).url.pathname).toBe("/main");
    expect((await halfway("olga")).url.pathname).toBe("/main");
  });

  test("stays open for the person who reloads the page, and not for another browser", async () => {
    const { browser, url } = await halfway();
    expect((await browser.open(url.href)).html).toContain('name="code"');
    const other = new Browser(origin);
    expect((await other.open(url.href, { form: { code: await code("anna") } })).answer.status).toBe(400);
  });

  test("is valid HTML in every state", async () => {
    const validate = new HtmlValidate({
      extends: ["html-validate:recommended"],
      rules: { "no-trailing-whitespace": "off" },
    });
    const { html, send } = await halfway();
    const pages = [html, (await send({ code: "000000" })).html, (await send({ recovery: "AAAA" })).html];
    for (const page of pages) {
      const { results } = await validate.validateString(page);
      expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual(
        [],
      );
    }
  });
});

describe("a wrong code", () => {
  test("is said on top and beside its own field, and nothing typed comes back", async () => {
    const { browser, send } = await halfway();
    const wrong = await code("anna", 5);
    const { answer, html } = await send({ code: wrong });
    expect(answer.status).toBe(422);
    expect(html).toContain("<title>Ошибка: ");
    expect(html).toContain('<a href="#code">Код не подходит');
    expect(html.match(/aria-invalid="true" aria-describedby="problem"/g)).toHaveLength(1);
    expect(html).not.toContain(wrong);
    expect(await signedIn(browser)).toBeUndefined();
    const spare = await send({ recovery: "AAAA-BBBB-CCCC-DDDD" });
    expect([spare.answer.status, spare.html.includes("<details open>")]).toEqual([422, true]);
    expect(spare.html).toContain('<a href="#recovery">Запасной код не подходит');
  });

  test("five times is enough: then the right one waits too, from whatever browser, and the neighbour does not", async () => {
    const { send } = await halfway();
    for (let attempt = 0; attempt < 5; attempt++) expect((await send({ code: "000000" })).answer.status).toBe(422);
    const { answer, html } = await send({ code: await code("anna") });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(html).toContain("Слишком много неверных кодов. Повторите через 2 минуты");
    const again = await halfway();
    expect((await again.send({ recovery: world.recovery[0]! })).answer.status).toBe(429);
    expect((await halfway("ivan")).url.pathname).toBe("/main");
  });

  test("is written down under the name of the person", async () => {
    const { send } = await halfway();
    await send({ code: "000000" });
    const rows = await withTenant("*", () => db().select().from(audit).where(eq(audit.accountId, world.people.anna!)));
    expect(rows.some(({ deed, result }) => deed === "login" && result === "refused")).toBe(true);
  });
});

describe("a code that was used", () => {
  test("opens nothing a second time, nor does an older one", async () => {
    const first = await halfway();
    const used = await code("anna");
    expect((await first.send({ code: used })).url.pathname).toBe("/main");
    const second = await halfway();
    expect((await second.send({ code: used })).answer.status).toBe(422);
    expect((await second.send({ code: await code("anna", -1) })).answer.status).toBe(422);
    expect((await second.send({ code: await code("anna", 1) })).url.pathname).toBe("/main");
  });

  test("was used when it turned the second factor on", async () => {
    const { send } = await halfway();
    expect((await send({ code: await code("anna", -1) })).answer.status).toBe(422);
  });

  test("opens one of two sign-ins that send it at once", async () => {
    const both = [await halfway(), await halfway()];
    const one = await code("anna");
    const ends = await Promise.all(both.map(({ send }) => send({ code: one })));
    expect(ends.map(({ answer }) => answer.status).sort()).toEqual([200, 422]);
  });
});

describe("a recovery code", () => {
  test("opens once, however it is typed, and is written down", async () => {
    const typed = world.recovery[3]!.toLowerCase().replaceAll("-", " ");
    const first = await halfway();
    expect((await first.send({ recovery: typed })).url.pathname).toBe("/main");
    expect((await as("anna", readSecondFactor)).codes).toBe(9);
    const second = await halfway();
    expect((await second.send({ recovery: world.recovery[3]! })).answer.status).toBe(422);
    expect((await second.send({ recovery: world.recovery[4]! })).url.pathname).toBe("/main");
    const rows = await withTenant("*", () =>
      db().select().from(audit).where(eq(audit.deed, "second-factor.recovered")),
    );
    expect(rows.map(({ accountId }) => accountId)).toEqual([world.people.anna, world.people.anna]);
  });

  test("of somebody else opens nothing", async () => {
    const others = await turnOn("ivan");
    const { send } = await halfway("anna");
    expect((await send({ recovery: others[0]! })).answer.status).toBe(422);
  });

  test("is worth nothing once there are new ones", async () => {
    const { codes } = await as("anna", (viewer) => renewRecoveryCodes(viewer, "veche"));
    const { send } = await halfway();
    expect((await send({ recovery: world.recovery[0]! })).answer.status).toBe(422);
    expect((await send({ recovery: codes[0]! })).url.pathname).toBe("/main");
  });
});

describe("the password", () => {
  test.each(["code", "recovery"])("cannot be skipped by sending the second form first: %s", async (field) => {
    const browser = new Browser(origin);
    const form = await browser.open("/login?returnTo=/main");
    const value = field === "code" ? await code("anna") : world.recovery[0]!;
    const { answer, html } = await browser.open(form.url.href, { form: { [field]: value, username: "anna" } });
    expect(answer.status).toBe(422);
    expect(html).toContain('name="password"');
    expect(await signedIn(browser)).toBeUndefined();
  });

  test("is asked anew when the person waits too long", async () => {
    const { browser, url, send } = await halfway();
    vi.setSystemTime(Date.now() + 11 * 60_000);
    expect((await browser.open(url.href)).html).toContain('name="password"');
    expect((await send({ code: await code("anna") })).answer.status).toBe(422);
  });

  test("of another person may follow in the same form, and then it is their code that counts", async () => {
    await turnOn("ivan");
    const { browser, send } = await halfway("anna");
    await send({ username: "ivan", password: "veche" });
    expect((await send({ code: await code("anna") })).answer.status).toBe(422);
    await send({ code: await code("ivan") });
    expect(await signedIn(browser)).toBe(world.people.ivan);
  });

  test("is enough again after the second factor was taken away meanwhile", async () => {
    const { browser, url } = await halfway();
    await as("anna", (viewer) => resetSecondFactor(viewer, viewer.accountId));
    expect((await browser.open(url.href)).html).toContain('name="password"');
    expect((await halfway()).url.pathname).toBe("/main");
  });

  test("of somebody whose account was closed meanwhile opens nothing", async () => {
    const { browser, send } = await halfway();
    await db().update(identityAccount).set({ disabled: true }).where(eq(identityAccount.username, "anna"));
    await send({ code: await code("anna") });
    expect(await signedIn(browser)).toBeUndefined();
    await db().update(identityAccount).set({ disabled: false }).where(eq(identityAccount.username, "anna"));
  });
});
