import { describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { newId } from "#platform/db/index.ts";
import { registerIdentity } from "#platform/identity/index.ts";
import { Browser } from "#tests/support/browser.ts";
import { encodeCall } from "#tests/support/call.ts";
import { portalOfTwoCompanies } from "#tests/support/fixture-portal.ts";
import { oneWith } from "#tests/support/holder.ts";
import { operationsOf } from "#tests/support/operations.ts";
import { makePerson } from "#tests/support/people.ts";
import { sampleOf } from "#tests/support/samples.ts";

const world = portalOfTwoCompanies();
const limited = operationsOf().filter(({ limit }) => limit);
const tooMany = "Превышено допустимое количество попыток. Пожалуйста, повторите Ваше действие позднее.";

describe.each(limited.map((one) => [one.name, one] as const))("%s", (name, { limit, access, success }) => {
  it("stops at its limit with the words of the specification, for this person alone", async () => {
    const fresh = async () => encodeCall(name, (await sampleOf(name, world)).input);
    // What is its owner's alone only its owner can spend.
    const isOwn = (await sampleOf(name, world)).for === "owner";
    const spender = isOwn ? "anna" : oneWith(access);
    const [one, other] = [await world.as(spender), await world.as(await neighbourOf(spender))];
    const { count, perSeconds } = limit!;
    let refused: Response | undefined;
    // A budget fills up again while it is being spent.
    for (let call = 0; call < count * 2 && !refused; call++) {
      const answer = await one.call(await fresh());
      if (answer.status === 429) refused = answer;
      else expect(answer.status).toBe(success);
    }
    expect(refused?.status).toBe(429);
    expect(await refused?.json()).toMatchObject({ code: "TOO_MANY", message: tooMany });
    const wait = Number(refused?.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(Math.ceil(perSeconds / count));
    expect((await other.call(await fresh())).status).toBe(isOwn ? 404 : success);
  });
});

describe("a form of a page", () => {
  it("says the same words, and keeps what was typed", async () => {
    const petr = await world.as("petr");
    const form = { intent: "publish", title: "Много", body: "Очень много текста", feed: "blogs", reach: "company" };
    let answer = await petr.send("/ugc/create", { form: { ...form, _csrf: await petr.csrf() } });
    for (let left = 60; left > 0 && answer.status === 303; left--) {
      answer = await petr.send("/ugc/create", { form: { ...form, _csrf: await petr.csrf() } });
    }
    expect(answer.status).toBe(429);
    const html = await answer.text();
    expect(html).toContain(tooMany);
    expect(html).toContain("Очень много текста");
  });
});

describe("sign-in", () => {
  it("stops guessing passwords, and lets the neighbour in", async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess++) {
      const { answer, html } = await new Browser(world.origin).signIn("ivan", `guess-${guess}`);
      statuses.push(answer.status);
      if (answer.status === 429) {
        expect(html).toContain(tooMany);
        expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      }
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect((await new Browser(world.origin).signIn("olga")).url.pathname).toBe("/main");
  });
});

/** Somebody else who may do the same: of administrators the fixture has one. */
async function neighbourOf(spender: string): Promise<string> {
  if (spender !== "admin") return spender === "anna" ? "ivan" : "admin";
  const username = `admin-${newId()}`;
  const roles = ["employee", "admin"] as Viewer["roles"];
  const { accountId } = await makePerson({ ...world.sever, alias: "", name: "" }, { roles });
  await registerIdentity({ username, password: "veche", roles, accountId });
  return username;
}
