import { describe, expect, it } from "vitest";
import { portalInProcess } from "#tests/support/fixture-portal.ts";
import { planned } from "../planned.ts";

const world = portalInProcess();

describe("a section that is still to come", () => {
  it("says its name, what it will do and what serves in its place, and never an address", async () => {
    const anna = await world.as("anna");
    const links = new Set<string>();
    for (const path of planned.map(({ pattern }) => pattern).filter((pattern) => !pattern.includes(":"))) {
      const answer = await anna.send(path);
      // An address of old leads to where its section is now.
      if (answer.status === 302) continue;
      expect(answer.status, path).toBe(404);
      const html = await answer.text();
      const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
      expect(main, path).toMatch(/: мы ещё строим этот раздел/);
      expect(main, path).toMatch(/<h1[^>]*>[А-Я][а-яё ]+: раздел готовится/);
      expect(main.replace(/<[^>]*>/g, " "), path).not.toContain(path);
      const meanwhile = main.slice(main.indexOf("А пока пригодится"));
      const found = [...meanwhile.matchAll(/href="(\/[^"]+)"/g)].map(([, href]) => href!);
      expect(found.length, path).toBeGreaterThan(1);
      for (const href of found) links.add(href);
    }
    for (const href of links) expect((await anna.send(href)).status, href).toBe(200);
  });
});
