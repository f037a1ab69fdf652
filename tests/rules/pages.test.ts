import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { catchAll, pages } from "#app/routes.ts";
import { home, sourcesIn } from "#tests/support/sources.ts";

type Built = { routes: Record<string, { module: Record<string, unknown> }> };

const files = [...new Set(Object.values(pages).map(({ file }) => `app/${file}`))];

describe("every page", () => {
  it.each(files)("%s exists", (file) => {
    expect(existsSync(join(home, file))).toBe(true);
  });

  it("is drawn by some URL: no file of pages/ is forgotten", () => {
    // The gallery is drawn in development only.
    const drawn = new Set([...files, "app/portal/shell/pages/not-found.tsx", "app/portal/shell/pages/gallery.tsx"]);
    const all = sourcesIn(["app"], /\/pages\/[^/]+\.tsx$/).map(({ path }) => path);
    expect(all.filter((path) => !drawn.has(path))).toEqual([]);
  });

  it.each(files)("%s makes its loader by load() and its action by act()", (file) => {
    const text = readFileSync(join(home, file), "utf8");
    const made = [
      ...text.matchAll(/export (?:const|async function|function) (loader|action|clientLoader|clientAction)\b([^\n]*)/g),
    ];
    for (const [, name, rest] of made) {
      expect(rest, name).toMatch(name === "loader" ? /^ = load\(/ : name === "action" ? /^ = act\(/ : /never/);
    }
  });

  it("loads of what is common the engine and the frame alone: the frame brings no other chunk with it", () => {
    const folder = join(home, "build/client/assets");
    const frame = readdirSync(folder).find((name) => /^shell-.*\.js$/.test(name))!;
    const brought = readFileSync(join(folder, frame), "utf8").matchAll(/(?:from|import)"\.\/(\w+)-[^"]+"/g);
    expect([...brought].map(([, name]) => name)).toEqual(["engine"]);
  });

  it("has a boundary of its own and the same id in the build as in the table", async () => {
    const { routes } = (await import(join(home, "build/server/index.js"))) as Built;
    const ids = [...Object.keys(pages), catchAll];
    expect(Object.keys(routes).sort()).toEqual(["root", ...ids].sort());
    // What answers with something else than a page (a table for other programs) has nothing to draw.
    const drawn = ids.filter((id) => routes[id]?.module.default);
    expect(drawn.filter((id) => typeof routes[id]?.module.ErrorBoundary !== "function")).toEqual([]);
  });
});
