import "../../auth/tests/support/environment.ts";
import { desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { viewerOfBearer } from "#platform/auth/bearer.ts";
import { audit } from "#platform/auth/schema.ts";
import { accessToken, openSession } from "#platform/auth/session.ts";
import { config } from "#platform/config.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { changePassword, listPasskeys, removePasskey, resetSecondFactor } from "#platform/identity/index.ts";
import { letIn } from "#platform/identity/owner.ts";
import { groups } from "#platform/people/schema.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { Browser } from "../../auth/tests/support/browser.ts";
import { keyholders, newKey, seenIn, signInWith } from "./support/keyholders.ts";
import { as } from "./support/stepping.ts";

freshDatabase();
const people = keyholders();
beforeEach(() => withTenant("*", async () => void (await db().update(groups).set({ adminSecondFactor: true }))));

const isAdmin = async (browser: Browser) => (await seenIn(browser))?.isAdmin;
const tokenIn = async ({ cookieHeader: cookie }: Browser) => {
  const session = await openSession(new Request(config.publicUrl, { headers: { cookie } }));
  return accessToken(session!);
};
const isAdminBy = async (token: string | null) => (await viewerOfBearer(`Bearer ${token}`))?.isAdmin;
const byPassword = async () => {
  const browser = new Browser(config.publicUrl);
  await browser.signIn("boss", "veche");
  return browser;
};

describe("an administrator of a company that wants the second factor", () => {
  test("is one in a session that a passkey has opened, and in no other", async () => {
    const key = await newKey("boss");
    const [{ browser }, other] = [await signInWith(key), await byPassword()];
    expect([await isAdmin(browser), await isAdmin(other)]).toEqual([true, false]);
    expect((await seenIn(other))?.owesSecondFactor).toBe(true);
    expect([await isAdminBy(await tokenIn(browser)), await isAdminBy(await tokenIn(other))]).toEqual([true, false]);
  });

  test("is none there any more when that key is gone, also by the token that was given, and is one by another key", async () => {
    const [one, two] = [await newKey("boss"), await newKey("boss")];
    const [first, second] = [(await signInWith(one)).browser, (await signInWith(two)).browser];
    const token = await tokenIn(first);
    await as("boss", (viewer) => removePasskey(viewer, { id: one.passkeyId, password: "veche" }));
    expect([await isAdmin(first), await isAdmin(second)]).toEqual([false, true]);
    expect([await isAdminBy(token), await isAdminBy(await tokenIn(second))]).toEqual([false, true]);
    expect((await seenIn(first))?.accountId).toBe(people.boss);
  });

  test("does not come back in silence as one whom a removed key has let in", async () => {
    const key = await newKey("boss");
    const { browser } = await signInWith(key);
    const silently = async () => {
      for (const name of [...browser.cookies.keys()]) if (name.endsWith("sid")) browser.cookies.delete(name);
      return (await browser.open("/login?returnTo=/main")).url.pathname;
    };
    expect([await silently(), await isAdmin(browser)]).toEqual(["/main", true]);
    await as("boss", (viewer) => removePasskey(viewer, { id: key.passkeyId, password: "veche" }));
    expect(await silently()).toContain("/auth/interaction/");
  });

  test("is none after a sign-in by the password in the same browser", async () => {
    const { browser } = await signInWith(await newKey("boss"));
    const form = await browser.open("/login?returnTo=/main");
    expect(form.url.pathname).toBe("/main");
    for (const name of [...browser.cookies.keys()]) if (/sid|__Host-op$/.test(name)) browser.cookies.delete(name);
    await browser.signIn("boss", "veche");
    expect(await isAdmin(browser)).toBe(false);
  });
});

describe("passkeys", () => {
  const keysOf = async (login: string) => (await as(login, listPasskeys)).items.length;
  const deeds = async () => {
    const rows = await db().select().from(audit).where(eq(audit.objectId, people.boss!)).orderBy(desc(audit.id));
    return rows.map(({ deed, accountId }) => [deed, accountId]);
  };

  test("stay when their person thinks of another password", async () => {
    const key = await newKey("boss");
    const another = "четыре слова ни о чём";
    await as("boss", (viewer) => changePassword(viewer, { password: "veche", newPassword: another }));
    expect((await signInWith(key)).url.pathname).toBe("/main");
    await letIn({ username: "boss", password: "veche", roles: ["employee", "admin"], withoutSecondFactor: false });
  });

  test("go when the owner of the machine lets somebody in, and the sessions end", async () => {
    const key = await newKey("boss");
    const { browser } = await signInWith(key);
    const wish = { username: "boss", password: "veche", roles: ["employee" as const, "admin" as const] };
    expect(await letIn({ ...wish, withoutSecondFactor: false })).toEqual({ secondFactor: false, passkeys: 1 });
    expect(await seenIn(browser)).toBeNull();
    expect((await signInWith(key)).answer.status).toBe(422);
    expect((await deeds()).slice(0, 2)).toEqual([
      ["passkey.removed", null],
      ["password.set", null],
    ]);
  });

  test("go with the second factor when an administrator resets it", async () => {
    await newKey("boss");
    expect(await as("anna", (viewer) => resetSecondFactor(viewer, people.boss!))).toBe(true);
    expect(await keysOf("boss")).toBe(0);
    expect((await deeds())[0]).toEqual(["passkey.removed", people.anna]);
    expect(await as("anna", (viewer) => resetSecondFactor(viewer, people.boss!))).toBe(false);
  });
});
