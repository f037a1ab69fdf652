import { describe, expect, it } from "vitest";
import { newId } from "#platform/db/id.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const world = portalInProcess();

async function read(path: string): Promise<{ status: number; text: string }> {
  const page = await (await world.as("ivan")).send(path);
  return { status: page.status, text: await page.text() };
}

describe("the page of a talk", () => {
  it("marks the comment that its address names, and takes its reader there", async () => {
    const { publication, comment } = world.sever;
    const { status, text } = await read(`/ugc/${publication}?comment=${comment}`);
    expect(status).toBe(200);
    const [place] = new RegExp(`<li id="${comment}"[^>]*>`).exec(text)!;
    expect(place).toMatch(/bg-tint.*tabindex="-1".*data-focus/i);
    expect(text).toContain(`href="?comment=${comment}#${comment}"`);
  });

  it("says kindly that a comment is not there, at the place that the address names", async () => {
    const comment = newId();
    const { status, text } = await read(`/ugc/${world.sever.publication}?comment=${comment}`);
    expect([status, text.includes("Этого комментария здесь нет")]).toEqual([200, true]);
    expect(text).toContain(`<div id="${comment}"`);
  });

  it.each(["нет", "1", "' or 1=1"])("begins at the beginning where the address names «%s»", async (comment) => {
    const { status, text } = await read(`/ugc/${world.sever.publication}?comment=${encodeURIComponent(comment)}`);
    expect([status, text.includes("Этого комментария здесь нет")]).toEqual([200, false]);
  });

  it("is not found where its publication may not be read, whatever is named", async () => {
    const { publication, comment } = world.yug;
    for (const named of [comment, newId()])
      expect((await read(`/ugc/${publication}?comment=${named}`)).status).toBe(404);
  });
});
