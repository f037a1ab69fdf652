import { expect, test } from "../support/test.ts";

test("keys that are pressed while a page wakes up do not leave it without its script", { tag: "@script" }, async ({
  as,
}) => {
  const page = await as("anna");
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      document.body?.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true }));
      if (!("isAwake" in window)) port2.postMessage("again");
    };
    port2.postMessage("press");
  });
  for (const path of ["/feed/work", "/account-settings", "/people"]) {
    await page.goto(path);
    await page.waitForFunction(hasWoken);
    await page.evaluate("window.isAwake = true");
    // What the page's own script moves to another one keeps its window.
    await page.evaluate("window.isSame = true");
    await page.getByRole("link", { name: "Новости" }).first().click();
    await expect(page).toHaveURL(/\/rubric|\/article|\/news/);
    expect([path, await page.evaluate("window.isSame")]).toEqual([path, true]);
  }
});

/** React has taken over the whole page: with keys pressed without end the browser is never idle, so React itself is asked. */
function hasWoken(): boolean {
  const [, root] = Object.entries(document).find(([key]) => key.startsWith("__reactContainer")) ?? [];
  return root?.stateNode.current.memoizedState.isDehydrated === false;
}
