import { describe, expect, it } from "vitest";
import { Browser, signIn } from "#tests/support/browser.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const portal = portalInProcess();
const words = "Веду кофейни города <b>и\nлюблю тишину";
const target = "/account/about-myself?from=main";

/** A form of anna's that arrives when her session is over: where the portal leads her. */
async function sendLate(change: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const anna = await signIn(portal.origin, "anna");
  const form = {
    _csrf: await anna.csrf(),
    _key: crypto.randomUUID(),
    intent: "tell",
    timeZone: "Europe/Moscow",
    about: words,
    ...change,
  };
  const late = new Browser(portal.origin);
  const answer = await late.send(target, { form, headers });
  return returnOf(answer.headers.get("location"));
}

const returnOf = (location: string | null) => new URL(location ?? "", portal.origin).searchParams.get("returnTo");

/** Every field of the form that a page without script holds. */
function fieldsIn(html: string): Record<string, string> {
  const fields = [...html.matchAll(/<textarea name="([^"]+)" hidden>\n([^<]*)<\/textarea>/g)];
  const plain = (text: string) => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"');
  return Object.fromEntries(fields.map(([, name, value]) => [name, plain(value!)]));
}

describe("a form that comes after its session has ended", () => {
  it("waits for its writer, who sends it with one press after sign-in", async () => {
    const place = await sendLate();
    expect(place).toMatch(/^\/held\/[\da-f-]{36}$/);
    const anna = new Browser(portal.origin);
    const { html, url } = await anna.signIn("anna", "veche", place!);
    expect(url.pathname).toBe(place);
    expect(html).toContain("Веду кофейни города &lt;b&gt;и\nлюблю тишину");
    expect(html).toContain(`action="${target}"`);
    const sent = await anna.send(target, { form: fieldsIn(html) });
    expect([sent.status, sent.headers.get("location")]).toEqual([303, target]);
    expect((await anna.open(target)).html).toContain("люблю тишину");
  });

  it("is nobody else's: a stranger is asked to sign in, another person is told nothing", async () => {
    const place = (await sendLate())!;
    const stranger = await new Browser(portal.origin).send(place);
    expect(returnOf(stranger.headers.get("location"))).toBe(place);
    const ivan = await signIn(portal.origin, "ivan");
    for (const address of [place, "/held/01a1fe5b-0000-7000-8000-000000000000", "/held/x"]) {
      const answer = await ivan.send(address);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain("кофейни");
    }
  });

  it("leads back to its page where there are no words in it, or the token was not given by the portal", async () => {
    expect(await sendLate({ about: "" })).toBe(target);
    for (const token of ["", "x.y", "x.y.z"]) expect(await sendLate({ _csrf: token })).toBe(target);
  });

  it("is left to a browser that keeps it itself", async () => {
    expect(await sendLate({}, { "x-kept": "1" })).toBe(target);
    expect(await sendLate({}, { "x-outbox": "1" })).toBe(target);
  });

  it("is not written down where it says so: its words may stand beside nobody's name", async () => {
    expect(await sendLate({ _unkept: "yes" })).toBe(target);
  });

  it("is led to sign-in even where it is no form at all", async () => {
    const late = new Browser(portal.origin);
    const answer = await late.send(target, { form: {}, headers: { "content-type": "application/json" } });
    expect([answer.status, returnOf(answer.headers.get("location"))]).toEqual([302, target]);
  });

  it("keeps no secrets", async () => {
    const place = await sendLate({ password: "Тихий снег 12", "next-password": "Громкий снег 12" });
    const { html } = await new Browser(portal.origin).signIn("anna", "veche", place!);
    expect(html).toContain("люблю тишину");
    expect(html).not.toContain("снег");
  });

  it("is kept twenty times of one person, and half a megabyte at most", async () => {
    expect(await sendLate({ about: "word ".repeat(120_000) })).toBe(target);
    const places = [];
    for (let times = 0; times < 22; times++) places.push(await sendLate());
    expect(places.filter((place) => place?.startsWith("/held/")).length).toBeLessThanOrEqual(20);
    expect(places.at(-1)).toBe(target);
  });
});
