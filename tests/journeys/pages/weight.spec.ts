import { expect, test } from "../support/test.ts";
import { weigh } from "../support/weight.ts";

test("public pages, and every page for who saves data, send no script", async ({ as }) => {
  const stranger = await as("nobody");
  for (const path of ["/", "/about", "/login", "/nowhere"]) expect((await weigh(stranger, path)).script, path).toBe(0);
  const saving = await as("anna", { extraHTTPHeaders: { "save-data": "on" } });
  for (const path of ["/feed/work", "/ugc/create"]) expect((await weigh(saving, path)).script, path).toBe(0);
});

test("no validation library comes to the browser", async ({ as }) => {
  const page = await as("anna");
  const addresses = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") addresses.add(request.url());
  });
  for (const path of ["/feed/work", "/ugc/create", "/personal-data"]) await page.goto(path);
  expect(addresses.size).toBeGreaterThan(3);
  for (const address of addresses)
    expect(await (await page.request.get(address)).text(), address).not.toMatch(/ZodError|invalid_union/);
});

test("the makers of what is minified are named in a file", async ({ as }) => {
  const page = await as("nobody");
  const answer = await page.request.get("/licenses.txt");
  expect(answer.status()).toBe(200);
  const text = await answer.text();
  for (const name of ["react-dom", "@remix-run/router", "@conform-to/dom", "prosemirror-view"])
    expect(text, name).toMatch(new RegExp(`^${name} \\d`, "m"));
});
