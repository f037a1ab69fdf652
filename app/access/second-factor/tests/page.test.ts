import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { notices } from "#app/engines/notifications/server/schema.ts";
import { qrCodeOf } from "#app/web/qr-code.ts";
import { audit } from "#platform/auth/schema.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { registerIdentity } from "#platform/identity/index.ts";
import { Browser, signIn } from "#tests/support/browser.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";
import { makePerson } from "#tests/support/people.ts";
import { codeOfKey } from "../../../../tests/journeys/support/one-time-code.ts";

const world = portalInProcess();
const path = "/account-settings/second-factor";

/** Somebody new of «Север» with a password of the portal. */
async function newcomer(change: Parameters<typeof makePerson>[1] = {}) {
  const username = `step-${newId()}`;
  const { accountId } = await makePerson({ id: world.sever.id, alias: "sever", name: "Север" }, change);
  await registerIdentity({ username, password: "veche", roles: ["employee"], accountId });
  return { username, accountId };
}

async function send(browser: Browser, form: Record<string, string>, to = path) {
  return browser.send(to, { form: { ...form, _csrf: await browser.csrf() } });
}

/** Turns the second factor on as a person without script would; gives the key and the codes that the pages showed. */
async function turnOn(browser: Browser) {
  expect((await send(browser, { intent: "begin", password: "veche" })).status).toBe(303);
  const html = await (await browser.send(path)).text();
  const key = /id="key"[^>]*>([^<]+)</.exec(html)![1]!;
  const answer = await send(browser, { intent: "confirm", code: codeOfKey(key) });
  const shown = await answer.text();
  return {
    html,
    key,
    shown,
    codes: [...shown.matchAll(/<li[^>]*>((?:[A-Z2-9]{4}-){3}[A-Z2-9]{4})</g)].map(([, one]) => one!),
  };
}

describe("the page of the second factor", () => {
  it("shows a QR code and the same key in fours, then the recovery codes, once", async () => {
    const { username } = await newcomer();
    const browser = await signIn(world.origin, username);
    const { html, key, codes } = await turnOn(browser);
    expect(key).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    const issuer = encodeURIComponent("Вече localhost");
    const label = encodeURIComponent(`Вече localhost:${username}`);
    const address = `otpauth://totp/${label}?secret=${key.replaceAll(" ", "")}&issuer=${issuer}`;
    expect(html).toContain(qrCodeOf(address).path);
    expect(codes).toHaveLength(10);
    const after = await (await browser.send(path)).text();
    expect(after).toContain("Двухшаговый вход включён");
    for (const secret of [key, key.replaceAll(" ", ""), ...codes]) expect(after).not.toContain(secret);
    expect(await (await browser.send("/account-settings")).text()).toMatch(/Двухшаговый вход<\/a>: (<!-- -->)?включён/);
  });

  it("says what is wrong beside the field, and never writes a password back", async () => {
    const browser = await signIn(world.origin, (await newcomer()).username);
    const answer = await send(browser, { intent: "begin", password: "hush-hush" });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain("<title>Ошибка: ");
    expect(html).toMatch(/id="second-factor-password-error"[^>]*>.*?Пароль не подходит/s);
    expect(html).not.toContain("hush-hush");
    await send(browser, { intent: "begin", password: "veche" });
    for (const [code, said] of [
      ["12", "В коде шесть цифр"],
      ["000000", "Код не подходит"],
    ] as const) {
      const refused = await send(browser, { intent: "confirm", code });
      expect([refused.status, (await refused.text()).includes(said)]).toEqual([422, true]);
    }
    const old = await browser.send(path, { form: { intent: "begin", password: "hush-hush", _csrf: "stale" } });
    expect([old.status, (await old.text()).includes("hush-hush")]).toEqual([403, false]);
  });

  it("leaves neither password nor codes in the memory of repeated calls", async () => {
    const browser = await signIn(world.origin, (await newcomer()).username);
    const { codes, key } = await turnOn(browser);
    const renewed = await send(browser, { intent: "renew-codes", password: "veche", _key: newId() });
    const fresh = /<li[^>]*>((?:[A-Z2-9]{4}-){3}[A-Z2-9]{4})</.exec(await renewed.text())![1]!;
    const { rows } = await withTenant("*", () => db().execute("select result::text from idempotency"));
    const all = JSON.stringify(rows);
    for (const secret of [...codes, fresh, key]) expect(all).not.toContain(secret);
  });

  it("says so where a person has no password here", async () => {
    const { username } = await newcomer();
    const browser = await signIn(world.origin, username);
    await withTenant("*", () =>
      db().execute(`update accounts set subject = 'elsewhere' where subject = (
      select id::text from identity_account where username = '${username}')`),
    );
    expect(await (await browser.send(path)).text()).toContain("нет пароля на портале");
    expect((await send(browser, { intent: "begin", password: "veche" })).status).toBe(403);
  });
});

describe("who has not consented to their data being kept", () => {
  it("types the code and comes to the consent once, not in a circle", async () => {
    const { username, accountId } = await newcomer();
    const browser = await signIn(world.origin, username);
    const { key } = await turnOn(browser);
    await withTenant("*", () =>
      db().execute(`update accounts set consent_to_pers_data = false where id = '${accountId}'`),
    );
    const other = new Browser(world.origin);
    const half = await other.signIn(username, "veche", "/main");
    const end = await other.open(half.url.href, { form: { code: codeOfKey(key, 1) } });
    expect(end.answer.status).toBe(200);
    expect(end.url.pathname).not.toMatch(/^\/(auth|login)/);
    expect(new Set(end.path).size).toBe(end.path.length);
  });
});

describe("an administrator", () => {
  it("resets the second factor of somebody of the own company, and that is written down", async () => {
    const { username, accountId } = await newcomer();
    await turnOn(await signIn(world.origin, username));
    const admin = await world.as("admin");
    const desk = `/admin/people/${accountId}`;
    expect(await (await admin.send(desk)).text()).toContain("Сбросить двухшаговый вход");
    expect(await (await admin.send(`${desk}/second-factor`)).text()).toContain(
      "Прежние запасные коды и ключи доступа перестанут действовать",
    );
    expect((await send(admin, { intent: "reset" }, `${desk}/second-factor`)).status).toBe(303);
    expect((await new Browser(world.origin).signIn(username)).url.pathname).toBe("/main");
    expect(await (await admin.send(desk)).text()).not.toContain("Сбросить двухшаговый вход");
    const rows = await withTenant("*", () => db().select().from(audit));
    const mine = rows.filter(({ objectId }) => objectId === accountId).map(({ deed, accountId: who }) => [deed, who]);
    expect(mine).toEqual([
      ["second-factor.on", accountId],
      ["second-factor.reset", world.admin.accountId],
    ]);
    const told = () => withTenant("*", () => db().select().from(notices).where(eq(notices.accountId, accountId)));
    await expect.poll(told).toMatchObject([{ kind: "second-factor-reset", href: path }]);
  });

  it("resets nobody of another company, nor the own one without the password", async () => {
    const admin = await world.as("admin");
    const stranger = `/admin/people/${world.yug.head.accountId}/second-factor`;
    expect((await admin.send(stranger)).status).toBe(404);
    expect((await send(admin, { intent: "reset" }, stranger)).status).toBe(404);
    const own = `/admin/people/${world.admin.accountId}/second-factor`;
    expect((await send(admin, { intent: "reset" }, own)).status).toBe(409);
    const anna = await world.as("anna");
    expect(
      (await send(anna, { intent: "reset" }, `/admin/people/${world.sever.employee.accountId}/second-factor`)).status,
    ).toBe(302);
  });
});
