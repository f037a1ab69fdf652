import { describe, expect, it } from "vitest";
import { isInApp } from "#app/web/in-app.ts";
import { qrCodeOf } from "#app/web/qr-code.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const world = portalInProcess();

describe("the pages on how to install the portal", () => {
  it("are open to strangers and draw the portal's address as a code, beside a link in words", async () => {
    const html = await (await (await world.as("anonymous")).send("/set-up-qrcode")).text();
    expect(html).toContain(qrCodeOf(world.origin).path);
    expect(html).toContain(`href="${world.origin}"`);
    expect(html).not.toMatch(/<script[^>]*type="module"/);
  });

  it("say inside another app that one must come out of it first", async () => {
    const inside = { "user-agent": "Mozilla/5.0 (Linux; Android 15; wv) AppleWebKit/537.36 Chrome/140 Mobile" };
    const browser = await world.as("anonymous");
    for (const path of ["/set-up-ios", "/set-profile-ios", "/set-up-qrcode"]) {
      expect(await (await browser.send(path, { headers: inside })).text(), path).toContain("внутри другого приложения");
      expect(await (await browser.send(path)).text(), path).not.toContain("внутри другого приложения");
    }
  });
});

it.each([
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148",
    true,
  ],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1", false],
  ["Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 Version/4.0 Chrome/140 Mobile Safari/537.36", true],
  // iPads call themselves Macintosh: Safari, then an app that shows a page.
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15", false],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)", true],
  // Other browsers of iOS wear the mark too, apps do not.
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140.0 Mobile/15E148 Safari/604.1", false],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) FxiOS/140.0 Mobile/15E148 Safari/605.1.15", false],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 [FBAN/FBIOS;FBAV/500.0]", true],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140 Safari/537.36", false],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0", false],
  ["Mozilla/5.0 (Linux; Android 15; SM-S911B) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36", false],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140 Safari/537.36", false],
])("«%s» is inside an app: %s", (userAgent, isInside) => {
  expect(isInApp(userAgent)).toBe(isInside);
});

it("the portal installed on iOS has an app's name, and is none when it is known to be installed", () => {
  const userAgent = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148";
  expect([isInApp(userAgent), isInApp(userAgent, true)]).toEqual([true, false]);
});
