import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { home, sourcesIn } from "#tests/support/sources.ts";

const code = sourcesIn(["app", "demo", "platform", "tests", "bin"]);
const product = code.filter(({ path }) => /^(app|demo|platform)\//.test(path) && !path.includes("/tests/"));

/** Folders of app/ that are no chapters: the kit, how a page speaks HTTP, what people write; the service worker is no area. */
const notChapters = new Set(["ui", "web", "rich-text"]);
const notAreas = new Set(["offline/worker"]);

/** What an area may hold, always the same and nothing else; forms.ts has the shapes of its HTML forms, deeds.ts what the journal calls its deeds, navigation.ts where people find its pages. */
const entries = new Set([
  "routes.ts",
  "desk-routes.ts",
  "contract.ts",
  "forms.ts",
  "area.ts",
  "deeds.ts",
  "navigation.ts",
  "pages",
  "ui",
  "server",
  "tests",
]);

describe("the size of files", () => {
  it("is never over 250 lines, but for contracts and tables, which are lists", () => {
    const lists = /\/(contract|schema)\.ts$/;
    const long = code
      .filter(({ path, lines }) => lines > 250 && !lists.test(path))
      .map(({ path, lines }) => `${path}: ${lines}`);
    expect(long).toEqual([]);
  });

  it("is 60 lines or less for half of them, 150 or less for nine of ten", () => {
    const sizes = product.map(({ lines }) => lines).sort((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(60);
    expect(sizes[Math.floor(sizes.length * 0.9)]).toBeLessThanOrEqual(150);
  });
});

describe("the shape of the house", () => {
  const foldersOf = (folder: string) =>
    readdirSync(join(home, folder), { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));
  const chapters = foldersOf("app").filter((name) => !notChapters.has(name));
  const areas = chapters.flatMap((chapter) => foldersOf(`app/${chapter}`).map((area) => `${chapter}/${area}`));

  it.each(areas.filter((area) => !notAreas.has(area)))("keeps app/%s to the entries that every area has", (area) => {
    const found = readdirSync(join(home, "app", area));
    expect(found.filter((name) => !entries.has(name))).toEqual([]);
  });

  it("names files in kebab-case and after things, not after heaps", () => {
    const heaps = /(^|[-/.])(utils?|helpers?|common|managers?|services?)(?=[-/.]).*\.(ts|tsx|mjs)$/;
    // «Сервисы» is a section of the portal (specification §2).
    const odd = code.filter(({ path }) => /[A-Z_]/.test(path) || heaps.test(path.replace(/^app\/services\//, "")));
    expect(odd.map(({ path }) => path)).toEqual([]);
  });
});

describe("what code may not say", () => {
  const where = (pattern: RegExp, files = product) =>
    files.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

  it("reads the environment in one place", () => {
    // Vite writes NODE_ENV into the browser's files, and the table of URLs is read there too.
    const elsewhere = where(/\bprocess\.env\b(?!\.NODE_ENV\b)/);
    expect(elsewhere).toEqual(["platform/config.ts"]);
    expect(where(/\bprocess\.env\.NODE_ENV\b/)).toEqual(["app/portal/shell/routes.ts"]);
  });

  it("never writes a style attribute: the policy would refuse it", () => {
    expect(
      where(
        /\sstyle=/,
        product.filter(({ path }) => path.endsWith(".tsx")),
      ),
    ).toEqual([]);
  });

  it("never puts raw markup into a page", () => {
    expect(where(/dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML|document\.write/)).toEqual([]);
  });

  it("runs no text as code", () => {
    expect(where(/\beval\(|new Function\(|\bexecSync\(|shell: true/)).toEqual([]);
  });
});
