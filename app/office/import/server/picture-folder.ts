import { readdir, readFile, realpath, stat } from "node:fs/promises";
import { basename, join, relative, sep } from "node:path";
import { BrokenSource } from "./source.ts";

export type PictureFolder = {
  /** The file in the folder that an address of the old site means, by its path inside the folder. */
  find(address: string): string | undefined;
  open(file: string): Promise<File>;
};

/** The pictures of an export: `wp-content/uploads` as a folder, or any folder in which the same paths are found. */
export async function openPictures(folder: string | undefined): Promise<PictureFolder> {
  const root = folder && (await realpath(folder).catch(() => undefined));
  if (folder && (!root || !(await stat(root)).isDirectory())) throw new BrokenSource(`Папки ${folder} нет.`);
  const files = new Map<string, string>();
  if (root) for (const path of await listFiles(root)) files.set(spell(path), path);
  return {
    find: (address) =>
      candidates(address)
        .map((one) => files.get(spell(one)))
        .find(Boolean),
    async open(path) {
      return new File([new Uint8Array(await readFile(join(root!, path)))], basename(path));
    },
  };
}

/** Links are not followed: a folder of pictures may come from a stranger. */
async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"));
}

/** Russian names are written in two ways by different systems. */
function spell(path: string): string {
  return path.normalize("NFC").toLowerCase();
}

/** The path of an address from its longest end to its name, the original before the size that WordPress made of it. */
function candidates(address: string): string[] {
  const path = decode(address.split(/[?#]/)[0]!.replace(/^[a-z]+:\/\/[^/]*/i, ""));
  const steps = path.split("/").filter((step) => step && step !== "." && step !== "..");
  const ends = steps.map((_, at) => steps.slice(at).join("/"));
  return ends.flatMap((end) => {
    const original = end.replace(/(-\d+x\d+|-scaled)(\.\w+)$/, "$2");
    return original === end ? [end] : [original, end];
  });
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
