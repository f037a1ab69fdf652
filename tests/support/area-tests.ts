import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { apiAs } from "./api.ts";
import type { AddressSample, Sample } from "./sample.ts";
import { home } from "./sources.ts";
import type { NoticeTest } from "./told-things.ts";
import type { TwoCompanies } from "./two-companies.ts";

/**
 * What an area gives to the suites that try the whole portal: `tests/area.ts` of it exports them as `tests`, and those of
 * its other faces as `testsOf`, by their keys in the API.
 */
export type AreaTests = {
  /** A good call of each of its operations. */
  samples?: Record<string, (world: TwoCompanies) => Sample | Promise<Sample>>;
  /** What its pages are about, by their keys in routes.ts: those that need to be told, or answer something else than a page. */
  addresses?: Record<string, (world: TwoCompanies) => AddressSample>;
  /** What each kind of its notices tells of, and how that may be lost. */
  notices?: Record<string, NoticeTest>;
  /** What the loaders of its pages ask, and how many statements that costs, however much there is to show. */
  pages?: Record<string, { statements: number; ask(callers: Callers): Promise<unknown>[] }>;
};

type Api = ReturnType<typeof apiAs>;
type Callers = { api: Api; desk: Api; admin: Api; moderator: Api; world: TwoCompanies };

type Named = AreaTests & {
  /** Where it stands. */
  folder: string;
  /** Its key in the API. */
  key: string;
  /** What the ids of its pages begin with. */
  prefix: string;
};

/** What all areas give. */
export const areaTests: Named[] = [];

for (const chapter of readdirSync(join(home, "app")))
  for (const folder of foldersOf(chapter)) {
    const file = join(home, "app", chapter, folder, "tests/area.ts");
    if (!existsSync(file)) continue;
    const { tests, testsOf = {} } = (await import(file)) as { tests: AreaTests; testsOf?: Record<string, AreaTests> };
    areaTests.push({ ...tests, folder, prefix: folder, key: camel(folder) });
    for (const [key, face] of Object.entries(testsOf)) areaTests.push({ ...face, folder, prefix: kebab(key), key });
  }

function camel(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function foldersOf(chapter: string): string[] {
  return chapter.includes(".") ? [] : readdirSync(join(home, "app", chapter));
}
