import { readFile } from "node:fs/promises";
import { createRequire, stripTypeScriptTypes } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);
/** Where the library has its files: it names them for programs that import it, not for those that serve it. */
const library = (name: string) =>
  readFile(join(dirname(createRequire(import.meta.url).resolve("scorm-again")), "esm", `${name}.min.js`), "utf8");

/** The scripts of the page that plays: the run-time library as it is published, and our own file without its types. */
const sources: Record<string, () => Promise<string>> = {
  "player.js": async () => stripTypeScriptTypes(await readFile(new URL("./player.ts", import.meta.url), "utf8")),
  "scorm12.js": () => library("scorm12"),
  "scorm2004.js": () => library("scorm2004"),
};

const packed = new Map<string, Promise<{ plain: string; brotli: Buffer }>>();

/** A script by its name, read and compressed once; undefined where there is none. */
export function scriptOf(name: string): Promise<{ plain: string; brotli: Buffer }> | undefined {
  const source = Object.hasOwn(sources, name) ? sources[name] : undefined;
  if (!source) return undefined;
  let made = packed.get(name);
  if (!made) {
    made = source().then(async (text) => {
      // Maps of it are for whoever keeps the library.
      const plain = text.replace(/^\/\/# sourceMappingURL=.*$/gm, "");
      const brotli = await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
      return { plain, brotli };
    });
    packed.set(name, made);
  }
  return made;
}
