import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { z } from "zod";

const record = z.object({ sha256: z.string() });
const manifestShape = z.object({
  format: z.literal("veche-backup-1"),
  madeAt: z.string(),
  migrations: z.array(z.string()),
  /** Checksums of the migrations; archives made before they stood here are known by the names alone. */
  hashes: z.array(z.string()).optional(),
  tables: z.array(record.extend({ name: z.string().regex(/^\w+$/), columns: z.array(z.string()), rows: z.number() })),
  files: z.array(record.extend({ key: z.string().regex(/^[0-9a-f-]+\/\w+$/), bytes: z.number() })),
});

export type Manifest = z.infer<typeof manifestShape>;

/** The archive is not what was once written: cut short, changed, or of another program. */
export class BadArchive extends Error {
  constructor(reason: string) {
    super(`Архив не годится: ${reason}. Данные портала не тронуты.`);
    this.name = "BadArchive";
  }
}

/** Packs a folder into one `.tar.gz`, which appears under its name only when it is whole, for its owner's eyes alone. */
export async function pack(folder: string, archive: string): Promise<void> {
  const draft = `${archive}.draft`;
  try {
    await writeFile(draft, "", { mode: 0o600 });
    await tar(["-czf", draft, "-C", folder, "manifest.json", "tables", "files"]);
    await rename(draft, archive);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Unpacks an archive into a folder and proves every byte by the manifest; refuses with BadArchive. */
export async function unpack(archive: string, folder: string): Promise<Manifest> {
  try {
    // Tar stops at its own end, before the checksum of the whole: a bit changed between the files would go unnoticed.
    await pipeline(createReadStream(archive), createGunzip(), new PassThrough().resume());
    await tar(["-xzf", archive, "-C", folder, "--no-same-owner"]);
  } catch {
    throw new BadArchive("он обрывается или испорчен");
  }
  const manifest = await readManifest(join(folder, "manifest.json"));
  const parts = [
    ...manifest.tables.map(({ name, sha256 }) => ({ path: join("tables", name), sha256 })),
    ...manifest.files.map(({ key, sha256 }) => ({ path: join("files", key), sha256 })),
  ];
  for (const { path, sha256 } of parts) {
    const found = await digest(join(folder, path)).catch(() => undefined);
    if (found !== sha256) throw new BadArchive(`часть ${path} испорчена`);
  }
  return manifest;
}

export async function digest(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

async function readManifest(path: string): Promise<Manifest> {
  try {
    const { seal, ...manifest } = JSON.parse(await readFile(path, "utf8"));
    if (seal !== sealOf(manifest)) throw new Error("seal");
    return manifestShape.parse(manifest);
  } catch {
    throw new BadArchive("в нём нет целого описания");
  }
}

/** The manifest's own checksum, so that the list itself cannot change unnoticed. */
export function sealOf(manifest: unknown): string {
  return createHash("sha256").update(JSON.stringify(manifest)).digest("hex");
}

function tar(args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn("tar", args, { stdio: ["ignore", "ignore", "pipe"] });
    let complaint = "";
    child.stderr.on("data", (chunk) => (complaint += chunk));
    child.once("error", () => reject(new Error("Для архива нужна программа tar.")));
    child.once("close", (code) => (code === 0 ? resolve() : reject(new Error(complaint.trim()))));
  });
}
