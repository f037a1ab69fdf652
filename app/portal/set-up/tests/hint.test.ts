import { describe, expect, it } from "vitest";
import { installHint } from "#app/portal/set-up/ui/hint-of.ts";
import type { PagePreferences } from "#app/web/context.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const world = portalInProcess();
const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const safari = `${phone} Version/18.0 Mobile/15E148 Safari/604.1`;
const desktop = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140 Safari/537.36";
const android = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36";

const hintFor = (userAgent: string, preferences: PagePreferences = {}, isShown = false) => {
  const request = new Request("http://localhost/main", { headers: { "user-agent": userAgent } });
  return installHint({ request, preferences, viewer: { isShown } })?.href;
};

describe("the hint that the portal can be installed", () => {
  it("leads to the steps for the device at hand", () => {
    expect([safari, android, desktop].map((one) => hintFor(one))).toEqual([
      "/set-up-ios",
      "/set-up-qrcode",
      "/set-up-qrcode",
    ]);
  });

  it("is not shown inside another app, nor where it was put away, nor with somebody else's eyes", () => {
    expect(hintFor(`${phone} Mobile/15E148`)).toBeUndefined();
    expect(hintFor(safari, { noInstallHint: ["ios"] })).toBeUndefined();
    expect(hintFor(desktop, { noInstallHint: ["ios"] })).toBe("/set-up-qrcode");
    expect(hintFor(desktop, {}, true)).toBeUndefined();
  });

  it("is put away without script, once for all visits, and stays on other kinds of devices", async () => {
    const anna = await world.as("anna");
    const see = async (userAgent: string) => {
      const html = await (await anna.send("/main", { headers: { "user-agent": userAgent } })).text();
      return html.includes("Скрыть подсказку");
    };
    expect(await see(safari)).toBe(true);
    const form = { _csrf: await anna.csrf(), intent: "install-hint" };
    const answer = await anna.send("/main", { form, headers: { "user-agent": safari } });
    expect(answer.status).toBe(303);
    expect(await see(safari)).toBe(false);
    expect(await see(desktop)).toBe(true);
  });

  it("hides by itself in a window of its own: an installed iOS app has the name of an app that shows it", async () => {
    const browser = await world.as("anonymous");
    const inside = { "user-agent": `${phone} Mobile/15E148` };
    const html = await (await browser.send("/set-up-ios", { headers: inside })).text();
    expect(html).toMatch(/class="installed:hidden[^"]*"[\s\S]*внутри другого приложения/);
  });
});
