import { describe, expect, it } from "vitest";
import { nextPaths } from "#app/portal/shell/ui/path-history.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const world = portalInProcess();
const checked = /<input[^>]*checked=""[^>]*>/;

describe("the space one works in", () => {
  it("is chosen by a plain form and kept with this sign-in alone", async () => {
    const anna = await world.as("anna");
    const page = await (await anna.send("/spaces")).text();
    expect(page).not.toMatch(checked);
    const form = { intent: "choose", space: "demo", _csrf: await anna.csrf() };
    expect((await anna.send("/spaces", { form })).status).toBe(303);
    const after = await (await anna.send("/spaces")).text();
    expect(checked.exec(after)?.[0]).toContain('value="demo"');
  });

  it("is asked for beside the field when nothing was chosen", async () => {
    const ivan = await world.as("ivan");
    const answer = await ivan.send("/spaces", { form: { intent: "choose", _csrf: await ivan.csrf() } });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("Выберите пространство");
  });
});

describe("the history of paths", () => {
  it("grows by steps forward and never beyond twenty-five", () => {
    let paths: string[] = [];
    for (let step = 0; step < 40; step++) paths = nextPaths(paths, `/${step}`, "PUSH");
    expect(paths).toHaveLength(25);
    expect(paths.at(-1)).toBe("/39");
    expect(paths[0]).toBe("/15");
  });

  it("is trimmed on the way back, and a replaced page takes the place of the last", () => {
    expect(nextPaths(["/a", "/b", "/c"], "/a", "POP")).toEqual(["/a"]);
    expect(nextPaths(["/a", "/b"], "/b", "POP")).toEqual(["/a", "/b"]);
    expect(nextPaths(["/a", "/b"], "/c", "REPLACE")).toEqual(["/a", "/c"]);
    expect(nextPaths([], "/c", "REPLACE")).toEqual(["/c"]);
  });
});
