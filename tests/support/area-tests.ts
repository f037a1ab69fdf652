import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { apiAs } from "./api.ts";
import type { AddressSample, Sample } from "./sample.ts";
import { home } from "./sources.ts";
import type { NoticeTest } from "./told-things.ts";
import type { TwoCompanies } from "./two-companies.ts";

/** What an area gives to the suites that try the whole portal: `tests/area.ts` of it exports them as `tests`. */
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

/** What all areas give, each with its folder and its key in the API. */
export const areaTests: (AreaTests & { folder: string; key: string })[] = [];

for (const chapter of readdirSync(join(home, "app")))
  for (const folder of foldersOf(chapter)) {
    const file = join(home, "app", chapter, folder, "tests/area.ts");
    if (!existsSync(file)) continue;
    const { tests } = (await import(file)) as { tests: AreaTests };
    areaTests.push({ ...tests, folder, key: folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) });
  }

function foldersOf(chapter: string): string[] {
  return chapter.includes(".") ? [] : readdirSync(join(home, "app", chapter));
}
