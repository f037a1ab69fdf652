import { describe, expect, it } from "vitest";
import { apiAs } from "#tests/support/api.ts";
import { Browser, signIn } from "#tests/support/browser.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const world = portalInProcess();

describe("a short link", () => {
  it("is made once for a page, whoever asks, and leads there in any case of its letters", async () => {
    const path = `/ugc/${world.sever.publication}`;
    const [one, other] = [apiAs(world.sever.head), apiAs(world.sever.employee)];
    const { code } = await one.shortLinks.make({ path });
    expect(code).toMatch(/^[2-9a-z]{7}$/);
    expect(await other.shortLinks.make({ path })).toEqual({ code });
    expect(await other.shortLinks.find({ path })).toEqual({ code });
    const anna = await signIn(world.origin, "anna");
    const { url, answer } = await anna.open(`/s/${code.toUpperCase()}`);
    expect([answer.status, url.pathname]).toEqual([200, path]);
  });

  it("opens nothing that its reader may not see", async () => {
    const { code } = await apiAs(world.sever.head).shortLinks.make({ path: `/ugc/${world.sever.publication}` });
    const olga = await signIn(world.origin, "olga");
    expect((await olga.open(`/s/${code}`)).answer.status).toBe(404);
    const stranger = await new Browser(world.origin).open(`/s/${code}`);
    expect(stranger.path).toContain("/login");
  });

  it("that nobody has made leads to «not found»", async () => {
    for (const code of ["zzzzzzz", "1", "%00", "x".repeat(300)]) {
      const { path } = await new Browser(world.origin).open(`/s/${code}`);
      expect(path.at(-1)).toBe("/not-found");
    }
  });

  it("is a path of the portal, never another site", async () => {
    const anna = apiAs(world.sever.head);
    for (const path of ["https://evil.ru", "//evil.ru", "/x?next=1", "javascript:1", "/a\\b", ""])
      await expect(anna.shortLinks.make({ path })).rejects.toMatchObject({ status: 422 });
  });

  it("is shown with a QR code, and made without script", async () => {
    const petr = await signIn(world.origin, "petr");
    const to = "/profile/petr";
    const before = await petr.open(`/share?to=${to}`);
    expect(before.html).toContain("Сделать короткую ссылку");
    const form = { _csrf: await petr.csrf(), intent: "shorten" };
    const sent = await petr.send(`/share?to=${to}`, { form });
    expect(sent.status).toBe(303);
    const { html } = await petr.open(`/share?to=${to}`);
    const short = /\/s\/[2-9a-z]{7}/.exec(html)![0];
    expect(html).toContain(`aria-label="QR-код с адресом: ${world.origin}${short}"`);
    expect((await petr.open(short)).url.pathname).toBe(to);
    expect((await petr.open("/share")).answer.status).toBe(404);
    expect((await petr.open("/share?to=https://evil.ru")).answer.status).toBe(404);
  });
});
