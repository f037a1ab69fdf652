import { expect, test } from "vitest";
import { Browser } from "#tests/support/browser.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const world = portalInProcess();
type Sender = { account: string | null; csrf: string };
const senderOf = async (browser: Browser) => (await browser.send("/outbox/sender")).json() as Promise<Sender>;

test("the outbox learns whose forms it may send, with a token that works", async () => {
  const anna = await world.as("anna");
  const { account, csrf } = await senderOf(anna);
  const me = (await (await anna.send("/api/users/me")).json()) as { accountId: string };
  expect(account).toBe(me.accountId);
  const form = { intent: "appearance", theme: "dark", _csrf: csrf };
  expect((await anna.send("/account-settings", { form })).status).toBe(303);
});

test("a stranger has no forms to send", async () => {
  expect(await senderOf(new Browser(world.origin))).toEqual({ account: null, csrf: "" });
});

test("nothing is sent in the name of somebody with whose eyes an administrator looks", async () => {
  const admin = await world.as("admin");
  const form = { id: world.sever.employee.accountId, returnTo: "/main", _csrf: await admin.csrf() };
  expect((await admin.send("/show-as", { form })).status).toBe(303);
  expect(await senderOf(admin)).toEqual({ account: null, csrf: "" });
  await admin.send("/show-as/end", { form: { returnTo: "/main", _csrf: await admin.csrf() } });
});
