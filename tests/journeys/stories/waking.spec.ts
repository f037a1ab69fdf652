import { expect, test } from "../support/test.ts";

test("keys that are pressed while a page wakes up do not leave it without its script", { tag: "@script" }, async ({
  as,
}) => {
  const page = await as("anna");
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      document.body?.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true }));
      if (performance.now() < 2000) port2.postMessage("again");
    };
    port2.postMessage("press");
  });
  for (const path of ["/feed/work", "/account-settings", "/people"]) {
    await page.goto(path);
    // What the page's own script moves to another one keeps its window.
    await page.evaluate("window.isSame = true");
    await page.waitForFunction(() => performance.now() > 2000);
    await page.getByRole("link", { name: "Новости" }).first().click();
    await expect(page).toHaveURL(/\/rubric|\/article|\/news/);
    expect([path, await page.evaluate("window.isSame")]).toEqual([path, true]);
  }
});
