import { expect, it } from "vitest";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const world = portalInProcess();

it("a colleague's card leads to a complaint and to blocking them, one's own to neither", async () => {
  const { html } = await (await world.as("anna")).open("/people");
  const { head, employee } = world.sever;
  expect(html).toContain(`/report/default/${employee.accountId}`);
  expect(html).not.toContain(`/report/default/${head.accountId}`);
  const blocked = html.match(/href="\/profile\/[^"/]+\/block"/g) ?? [];
  expect(blocked.length).toBeGreaterThan(0);
});
