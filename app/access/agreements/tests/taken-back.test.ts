import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { wallOf } from "#app/web/wall-time.ts";
import { now } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { encodeCall } from "#tests/support/call.ts";
import { pictureFile } from "#tests/support/canaries.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const world = portalInProcess();

async function call(who: string, name: string, input: unknown) {
  const browser = await world.as(who);
  return browser.call(await encodeCall(name, input), { "x-csrf-token": await browser.csrf() });
}

async function send(who: string, path: string, fields: Record<string, string>) {
  const browser = await world.as(who);
  return browser.open(path, { form: { _csrf: await browser.csrf(), ...fields } });
}

const found = { query: "ivan", sortingBy: "lastName", sortingDirection: "ASC" };
const profileOf = async (who: string) => (await call(who, "account.profile", { alias: "ivan" })).json();
const statusOf = async (who: string, path: string) => (await (await world.as(who)).send(path)).status;

it("a photo whose consent is taken back is seen by its owner alone, and comes back with the consent", async () => {
  const added = await call("ivan", "account.uploadPhoto", { photo: await pictureFile("me.png") });
  const { photo } = (await added.json()) as { photo: string };
  await send("ivan", "/agreements/photo", { intent: "agree", agree: "on", version: "1" });
  expect([(await profileOf("anna")).photo, await statusOf("anna", photo)]).toEqual([photo, 200]);

  await send("ivan", "/agreements/photo/withdraw", { intent: "withdraw" });
  expect([(await profileOf("anna")).photo, await statusOf("anna", photo)]).toEqual([null, 404]);
  const lists = [
    await call("anna", "account.users", found),
    await call("anna", "people.list", { query: "CANARY" }),
    await call("anna", "content.comments", { id: world.sever.publication }),
  ];
  const newer = await call("ivan", "account.uploadPhoto", { photo: await pictureFile("newer.png") });
  expect(await newer.json()).toMatchObject({ withheld: true });
  expect((await profileOf("anna")).photo).toBe(null);
  // The one before it opens to nobody by its old address, though it is nobody's photo any more.
  expect(await statusOf("anna", photo)).toBe(404);
  for (const answer of lists) expect(await answer.text()).not.toContain(photo);
  const { photo: own } = await profileOf("ivan");
  expect(own).not.toBe(photo);
  expect([await statusOf("ivan", own), await statusOf("anna", own)]).toEqual([200, 404]);

  await send("ivan", "/agreements/photo", { intent: "agree", agree: "on", version: "1" });
  expect([(await profileOf("anna")).photo, await statusOf("anna", own)]).toEqual([own, 200]);
});

it("of who takes back the consent to personal data colleagues see the name alone, and the desk the day and the term", async () => {
  const { accountId } = world.sever.employee;
  const { email, photo } = await profileOf("anna");
  expect([typeof email, typeof photo]).toEqual(["string", "string"]);
  await send("ivan", "/agreements/personal-data/withdraw", { intent: "withdraw" });

  const anna = await world.as("anna");
  const { html } = await anna.open("/profile/ivan");
  expect(html).toContain("Отозвал(а) согласие на обработку персональных данных");
  for (const secret of [email, photo]) expect(html).not.toContain(secret);
  expect(await statusOf("anna", "/people/cards/ivan")).toBe(404);
  expect(await statusOf("anna", photo)).toBe(404);
  for (const [name, input] of [
    ["account.users", found],
    ["people.list", {}],
  ] as const)
    expect([name, (await (await call("anna", name, input)).text()).includes(accountId)]).toEqual([name, false]);

  const desk = await (await world.as("admin")).open(`/admin/people/${accountId}`);
  expect(desk.html).toContain("Отозвал(а) согласие на обработку персональных данных");
  expect(desk.html).toContain("не позже 30 дней");
  const told = await (await call("admin", "peopleDesk.person", { id: accountId })).json();
  expect(Date.parse(told.withdrawal.until) - Date.parse(told.withdrawal.at)).toBe(30 * 86_400_000);
  expect(told.showable).toBe(false);

  await send("ivan", "/personal-data", { intent: "agree", agree: "on", version: "1" });
  expect(await profileOf("anna")).toMatchObject({ away: null, email, photo });
  expect(await statusOf("anna", "/people/cards/ivan")).toBe(200);
});

it("whoever has not signed in gets no cookie from open pages", async () => {
  const stranger = await world.as("anonymous");
  for (const path of ["/", "/welcome", "/about", "/legal-guest", "/personal-data", "/support", "/registration"]) {
    const { answer } = await stranger.open(path);
    expect([path, answer.status]).toEqual([path, 200]);
  }
  expect(stranger.lines).toEqual([]);
});

it("a birthday is known to its owner alone until they agree to showing it, and again when they take that back", async () => {
  const { accountId } = world.sever.employee;
  const today = wallOf(now().toISOString(), "Europe/Moscow").slice(5, 10);
  await withTenant("*", () =>
    db()
      .update(accounts)
      .set({ birthDate: `1992-${today === "02-29" ? "02-28" : today}`, birthdayTold: false })
      .where(eq(accounts.id, accountId)),
  );
  const seen = async () => {
    const { birthday } = (await profileOf("anna")) as { birthday: string | null };
    const { items } = await (await call("anna", "people.birthdays", {})).json();
    const { total } = await (await call("anna", "people.list", { kind: "birthday" })).json();
    return [birthday !== null, items.length, total];
  };
  expect(await seen()).toEqual([false, 0, 0]);
  expect((await profileOf("ivan")).birthday).toContain("1992-");
  await send("ivan", "/agreements/birthday", { intent: "agree", agree: "on", version: "1" });
  expect(await seen()).toEqual([true, 1, 1]);
  await send("ivan", "/agreements/birthday/withdraw", { intent: "withdraw" });
  expect(await seen()).toEqual([false, 0, 0]);
});
