import "../../auth/tests/support/environment.ts";
import { desc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { audit } from "#platform/auth/schema.ts";
import { setClock } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { db } from "#platform/db/index.ts";
import { listPasskeys, removePasskey } from "#platform/identity/index.ts";
import { identityAccount, identitySecondFactor } from "#platform/identity/schema.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { softwareKey } from "#tests/support/software-key.ts";
import { Browser } from "../../auth/tests/support/browser.ts";
import { keyholders, newKey, seenIn, signInForm, signInWith } from "./support/keyholders.ts";
import { as, turnOn } from "./support/stepping.ts";

freshDatabase();
const people = keyholders();

const lastDeed = async () => {
  const [row] = await db().select().from(audit).orderBy(desc(audit.id)).limit(1);
  return row && [row.deed, row.result, row.accountId];
};

describe("a passkey", () => {
  test("signs in without a password and without a code, and leads where the person was going", async () => {
    await turnOn("anna");
    const key = await newKey("anna");
    const form = await signInForm("/article/15?from=mail");
    const { challenge } = await form.ask();
    const { url } = await form.send(key.answer({ challenge }));
    expect(url.pathname + url.search).toBe("/article/15?from=mail");
    expect((await seenIn(form.browser))?.accountId).toBe(people.anna);
    expect((await as("anna", listPasskeys)).items[0]!.usedAt).not.toBeNull();
    await db().delete(identitySecondFactor);
  });

  test("leaves a sign-in by the password as it was", async () => {
    await turnOn("anna");
    await newKey("anna");
    const { html } = await new Browser(config.publicUrl).signIn("anna", "veche");
    expect(html).toContain('name="code"');
    await db().delete(identitySecondFactor);
  });

  test("that does not count signs in as often as it likes, and one that counts with each new number", async () => {
    const [plain, counting] = [await newKey("anna"), await newKey("ivan", 3)];
    for (let time = 0; time < 2; time++) expect((await signInWith(plain)).url.pathname).toBe("/main");
    for (const count of [4, 9]) expect((await signInWith(counting, count)).url.pathname).toBe("/main");
  });

  test("whose count does not grow is a copy: it lets nobody in and is written down", async () => {
    const key = await newKey("anna", 5);
    expect((await signInWith(key, 6)).url.pathname).toBe("/main");
    for (const count of [6, 2, 0]) {
      const { answer, browser } = await signInWith(key, count);
      expect(answer.status).toBe(422);
      expect(await seenIn(browser)).toBeNull();
      expect(await lastDeed()).toEqual(["passkey.copied", "refused", people.anna]);
    }
  });

  test("that was removed signs in no more", async () => {
    const key = await newKey("anna");
    await as("anna", (viewer) => removePasskey(viewer, { id: key.passkeyId, password: "veche" }));
    expect((await signInWith(key)).answer.status).toBe(422);
  });

  test("of a closed login opens nothing", async () => {
    const key = await newKey("anna");
    const close = (disabled: boolean) =>
      db().update(identityAccount).set({ disabled }).where(eq(identityAccount.username, "anna"));
    await close(true);
    expect((await signInWith(key)).answer.status).toBe(422);
    await close(false);
    expect((await signInWith(key)).url.pathname).toBe("/main");
  });
});

describe("an answer", () => {
  test("to another challenge, for another origin, or by another key is refused in words, and the password still works", async () => {
    const key = await newKey("anna");
    const stranger = { ...softwareKey(config.publicUrl), id: key.id };
    for (const wish of [
      (challenge: string) => key.answer({ challenge: `${challenge}x` }),
      (challenge: string) => key.answer({ challenge, origin: "http://localhost:1" }),
      (challenge: string) => key.answer({ challenge, userHandle: "01a1fe5b-0000-7000-8000-000000000000" }),
      (challenge: string) => softwareKey(config.publicUrl).answer({ challenge }),
      (challenge: string) => stranger.answer({ challenge }).replace(/"(id|rawId)":"[^"]*"/g, `"$1":"${key.id}"`),
      () => "{}",
      () => "null",
      () => "",
    ]) {
      const form = await signInForm();
      const { challenge } = await form.ask();
      const { answer, html } = await form.send(wish(challenge));
      expect([answer.status, html.includes("Ключ доступа не подошёл")]).toEqual([422, true]);
      expect(html).toContain("<title>Ошибка: ");
      expect(await seenIn(form.browser)).toBeNull();
    }
    expect((await new Browser(config.publicUrl).signIn("anna", "veche")).url.pathname).toBe("/main");
  });

  test("counts once: neither again, nor in another sign-in, nor after a wrong one, nor in a new browser", async () => {
    const key = await newKey("anna");
    const first = await signInForm();
    const { challenge } = await first.ask();
    const good = key.answer({ challenge });
    const second = await signInForm();
    await second.ask();
    expect((await second.send(good)).answer.status).toBe(422);
    expect((await first.send("{}")).answer.status).toBe(422);
    expect((await first.send(good)).answer.status).toBe(422);
    expect((await (await signInForm()).send(good)).answer.status).toBe(422);
    const third = await signInForm();
    const right = key.answer(await third.ask());
    expect((await third.send(right)).url.pathname).toBe("/main");
    expect((await third.send(right)).answer.status).toBe(400);
    expect((await new Browser(config.publicUrl).open(first.url.href, { form: { passkey: good } })).answer.status).toBe(
      400,
    );
  });

  test("is waited for five minutes", async () => {
    const key = await newKey("anna");
    const form = await signInForm();
    const good = key.answer(await form.ask());
    setClock(() => new Date(Date.now() + 6 * 60_000));
    expect((await form.send(good)).answer.status).toBe(422);
  });

  test("that is wrong ten times is enough for that key, and not for another", async () => {
    const [key, other] = [await newKey("anna"), await newKey("ivan")];
    const form = await signInForm();
    for (let time = 0; time < 10; time++) {
      expect((await form.send(key.answer({ challenge: "c29tZXRoaW5n" }))).answer.status).toBe(422);
    }
    const { answer, html } = await form.send(key.answer(await form.ask()));
    expect([answer.status, html.includes("Слишком много неудачных попыток")]).toEqual([429, true]);
    expect((await signInWith(other)).url.pathname).toBe("/main");
  });
});

describe("what a key is to sign", () => {
  test("is told to the browser that began the sign-in alone, and not to a foreign page", async () => {
    const form = await signInForm();
    expect((await form.ask({ "sec-fetch-site": "cross-site", origin: "https://evil.ru" })).status).toBe(403);
    const elsewhere = new Browser(config.publicUrl);
    expect((await elsewhere.send(`${form.url.pathname}/passkey`, { form: {} })).status).toBe(400);
    expect((await form.browser.send(`${form.url.pathname}/passkey`)).status).toBe(400);
    const asked = await form.ask();
    expect(asked).toMatchObject({ status: 200, rpId: "localhost", userVerification: "required" });
    expect((await form.ask()).challenge).not.toBe(asked.challenge);
  });

  test("says nothing of who has keys", async () => {
    await newKey("anna");
    expect(await (await signInForm()).ask()).not.toHaveProperty("allowCredentials");
  });
});
