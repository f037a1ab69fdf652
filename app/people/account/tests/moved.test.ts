import { expect, it } from "vitest";
import { apiAs } from "#tests/support/api.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const world = portalInProcess();

it("every page under an old address of somebody leads to the new one for good, and keeps its query", async () => {
  const { alias: before } = await apiAs(world.sever.head).account.profile({ alias: world.sever.head.accountId });
  await apiAs(world.sever.head).account.changeAlias({ alias: "moved-on" });
  const ivan = await world.as("ivan");
  for (const below of ["", "/tags", "/block"])
    for (const query of ["", "?x=1&y=2"]) {
      const answer = await ivan.send(`/profile/${before.toUpperCase()}${below}${query}`);
      expect([answer.status, answer.headers.get("location")]).toEqual([301, `/profile/moved-on${below}${query}`]);
      expect((await ivan.send(`/profile/moved-on${below}`)).status).toBe(200);
      expect((await ivan.send(`/profile/${world.sever.head.accountId}${below}`)).status).toBe(200);
    }
});
