import { expect, it } from "vitest";
import { apiAs } from "#tests/support/api.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const world = portalInProcess();

/** Which boxes of a page are ticked. */
const tickedIn = (html: string) =>
  [...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)]
    .filter(([box]) => /\schecked=""/.test(box))
    .map(([box]) => /\sname="([^"]*)"/.exec(box)![1]);

it("a form that is refused comes back with its ticks as they were sent, not as they were known", async () => {
  const { id } = await apiAs(world.admin).courseDesk.make({
    ...{ title: "Как варить кофе", level: "start", tone: "blue" },
    ...{ isSequential: true, givesCertificate: false, takesReviews: true },
  });
  const path = `/admin/learning/${id}`;
  const admin = await world.as("admin");
  expect(tickedIn(await (await admin.send(path)).text())).toEqual(["isSequential", "takesReviews"]);
  const form = { _csrf: await admin.csrf(), intent: "change", revision: "1", title: "", level: "start", tone: "blue" };
  const refused = await admin.send(path, { form: { ...form, givesCertificate: "on" } });
  expect(refused.status).toBe(422);
  expect(tickedIn(await refused.text())).toEqual(["givesCertificate"]);
});
