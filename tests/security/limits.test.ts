import { afterAll, afterEach, describe, expect, it } from "vitest";
import { router } from "#app/areas.ts";
import { createApiHandler } from "#platform/api/handler.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { Browser } from "#tests/support/browser.ts";
import { encodeCall } from "#tests/support/call.ts";
import { portalOfTwoCompanies } from "#tests/support/fixture-portal.ts";
import { oneWith } from "#tests/support/holder.ts";
import { operationsOf } from "#tests/support/operations.ts";
import { makePerson } from "#tests/support/people.ts";
import { sampleOf } from "#tests/support/samples.ts";

/** Budgets of a tenth prove the same as whole ones: what is counted is that they end. */
const share = 0.1;
const world = portalOfTwoCompanies({ LIMITS: String(share) });
const handle = createApiHandler(router);
const limited = operationsOf().filter(({ limit }) => limit);
const tooMany = "Превышено допустимое количество попыток. Пожалуйста, повторите Ваше действие позднее.";
let proved = 0;

afterEach(() => {
  setClock();
  config.limits = 1;
});

afterAll(() => {
  process.stdout.write(`limits: spent the budgets of ${proved} of ${limited.length} operations\n`);
  expect(proved).toBe(limited.length);
});

/** A new good call; what is made for it comes out of nobody's budget. */
async function fresh(name: string): Promise<{ request: Request; isOwn: boolean }> {
  config.limits = 0;
  const sample = await sampleOf(name, world);
  config.limits = share;
  return { request: await encodeCall(name, sample.input), isOwn: sample.for === "owner" };
}

// The clock stands still, so that no budget fills up again while it is being spent, however slowly.
describe.each(limited.map((one) => [one.name, one] as const))("%s", (name, { limit, access, success }) => {
  it("stops at its limit with the words of the specification, for this person alone", async () => {
    setClock(new Date());
    forgetSpending();
    const callBy = async (viewer: Viewer) =>
      handle((await fresh(name)).request, "limits", async () => ({ viewer, address: "", requestId: "limits" }));
    // What is its owner's alone only its owner can spend.
    const { isOwn } = await fresh(name);
    const one = isOwn ? world.sever.head : viewerWith(oneWith(access));
    const count = Math.ceil(limit!.count * share);
    for (let call = 1; call <= count; call++) {
      const { status } = await callBy(one);
      expect([name, call, status]).toEqual([name, call, success]);
    }
    const refused = await callBy(one);
    expect([name, refused.status]).toEqual([name, 429]);
    expect(await refused.json()).toMatchObject({ code: "TOO_MANY", message: tooMany });
    expect(Number(refused.headers.get("retry-after"))).toBe(Math.ceil(limit!.perSeconds / count));
    expect((await callBy(await neighbourOf(one))).status).toBe(isOwn ? 404 : success);
    proved += 1;
  });
});

describe("a call over HTTP", () => {
  it("stops at the share that LIMITS leaves, and says when to come again", async () => {
    const anna = await world.as("anna");
    const call = async () => anna.call(await encodeCall("feed.renewRss", undefined));
    // Two at once and one more in half an hour: no machine is so slow.
    expect([(await call()).status, (await call()).status]).toEqual([200, 200]);
    const refused = await call();
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(1800);
  });
});

describe("a form of a page", () => {
  it("says the same words, and keeps what was typed", async () => {
    const petr = await world.as("petr");
    const form = { intent: "publish", title: "Много", body: "Очень много текста", feed: "blogs", reach: "company" };
    const publish = async () => petr.send("/ugc/create", { form: { ...form, _csrf: await petr.csrf() } });
    expect([(await publish()).status, (await publish()).status]).toEqual([303, 303]);
    const answer = await publish();
    expect(answer.status).toBe(429);
    const html = await answer.text();
    expect(html).toContain(tooMany);
    expect(html).toContain("Очень много текста");
  });
});

const tooManyWrong = "Слишком много неверных паролей. Повторите через";

describe("sign-in", () => {
  it("stops guessing passwords, and lets the neighbour in", async () => {
    const guess = () => new Browser(world.origin).signIn("ivan", "guess");
    const first = await guess();
    expect([first.answer.status, first.html.includes(tooManyWrong)]).toEqual([422, false]);
    const { answer, html } = await guess();
    expect(answer.status).toBe(429);
    expect(html).toContain(tooManyWrong);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await new Browser(world.origin).signIn("olga")).url.pathname).toBe("/main");
  });
});

/** Whoever of «Север» may do this. */
function viewerWith(who: string): Viewer {
  const { head, editor, moderator } = world.sever;
  return { anna: head, editor, moderator, admin: world.admin }[who]!;
}

/** Somebody else who may do the same: of administrators the fixture has one. */
async function neighbourOf(spender: Viewer): Promise<Viewer> {
  if (spender === world.sever.head) return world.sever.employee;
  if (spender !== world.admin) return world.admin;
  const roles = ["employee", "admin"] as Viewer["roles"];
  return makePerson({ ...world.sever, alias: "", name: "" }, { roles });
}
