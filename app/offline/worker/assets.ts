import { iconSprite } from "#app/ui/icon-sprite.ts";
import { offlinePage } from "#app/web/offline-page.ts";
import { packNames } from "./pack.ts";
import { scope } from "./scope.ts";
import { Shelf, savedAt } from "./shelf.ts";

/** Files whose address changes with their content: a copy is always right. */
export const assets = new Shelf("assets");

export { offlinePage };

/** Which build this worker came with: bin/build.mjs writes it here, for the worker is bundled before the build has a name. */
const build = "__BUILD__";
const manifestOf = (version: string) => `/assets/manifest-${version}.js`;

type Module = { module: string; imports?: string[]; css?: string[] };
type Manifest = { version: string; entry: Module; routes: Record<string, Module> };

const old = 30 * 24 * 3600 * 1000;

/** Whether the page of a version belongs to the build that this worker came with. */
export function isOfThisBuild(version: string): boolean {
  return version === build;
}

/** The shell: what every page needs, and the page for those that were never visited. 180 KB over the line. */
export async function saveShell(): Promise<void> {
  const built = scope.__workerManifest.assets;
  const { entry, routes } = readManifest(await (await assets.handleRequest(manifestOf(build))).text());
  const modules = [entry, routes.root].flatMap((one) =>
    one ? [one.module, ...(one.imports ?? []), ...(one.css ?? [])] : [],
  );
  const fonts = built.filter((path) => /russian.*\.woff2$/.test(path));
  await Promise.all([...new Set([...modules, ...fonts, iconSprite])].map((path) => assets.handleRequest(path)));
  await assets.put(offlinePage, await fetch(offlinePage, { cache: "reload" }));
}

/** Files of earlier builds stay a month: the saved pages of those builds need them; and those of packs for as long as the packs. */
export async function forgetOldAssets(present: number): Promise<void> {
  const kept = new Set([...scope.__workerManifest.assets, manifestOf(build), iconSprite, offlinePage]);
  for (const file of await filesOfPacks()) kept.add(file);
  for (const path of await assets.paths()) {
    const copy = kept.has(path) ? undefined : await assets.get(path);
    if (copy && present - savedAt(copy) > old) await assets.delete(path);
  }
}

async function filesOfPacks(): Promise<string[]> {
  const files: string[] = [];
  for (const name of await packNames()) {
    const pack = new Shelf(name);
    for (const path of await pack.paths()) {
      const copy = await pack.get(path);
      if (copy?.headers.get("content-type")?.startsWith("text/html")) files.push(...filesOf(await copy.text()));
    }
  }
  return files;
}

/** The files that a page names. */
export function filesOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+/g))];
}

/** Without the portal, where a page's code is comes from the route table that its own build came with. */
export async function answerManifest(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const copy = await assets.get(manifestOf(new URL(request.url).searchParams.get("version") ?? build));
    if (!copy) throw error;
    return Response.json(readManifest(await copy.text()).routes);
  }
}

function readManifest(script: string): Manifest {
  return JSON.parse(script.slice(script.indexOf("{"), script.lastIndexOf("}") + 1));
}
