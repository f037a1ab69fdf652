import { expect, it } from "vitest";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const world = portalInProcess();

it("a colleague's page leads to a complaint and to blocking them, one's own to neither", async () => {
  const anna = await world.as("anna");
  const { head, employee } = world.sever;
  const { html: theirs } = await anna.open("/profile/ivan");
  expect(theirs).toContain(`/report/default/${employee.accountId}`);
  expect(theirs).toContain('href="/profile/ivan/block"');
  const { html: own } = await anna.open("/profile");
  expect(own).not.toContain(`/report/default/${head.accountId}`);
  expect(own).not.toContain('/block"');
});

it("cards lead there by a menu, but for one's own", async () => {
  const { html } = await (await world.as("anna")).open("/people");
  const list = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  expect(list).toMatch(/<summary class="menu-sign">.*?<a href="\/profile\/ivan" class="menu-item">Все действия/s);
  expect(list).not.toContain('<a href="/profile/anna" class="menu-item">');
});
