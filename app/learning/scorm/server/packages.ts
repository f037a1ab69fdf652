import { createInflateRaw } from "node:zlib";
import { and, eq, or } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { storeArchive } from "#platform/files/index.ts";
import { files } from "#platform/files/schema.ts";
import { refuse, refuseAt } from "#platform/refusal.ts";
import type { PackageReport } from "../contract.ts";
import { type Manifest, readManifest } from "./manifest.ts";
import { PackageFault } from "./package-fault.ts";
import { scormEntries, scormPackages } from "./schema.ts";
import { listZip, type Packed } from "./zip-list.ts";

export const largestPackage = 500 * 1024 * 1024;
const largestManifest = 5 * 1024 * 1024;

type Bringer = Pick<Viewer, "accountId" | "groupId">;

/**
 * Takes a package as it was brought: its zip is kept whole, its table of contents as rows, its manifest read. Gives its id.
 * Refuses at the field, in words, what could not be played.
 */
export async function keepPackage(viewer: Bringer, file: File, field: string): Promise<string> {
  if (file.size > largestPackage) refuse("too-large", "file", { fields: { [field]: ["Пакет больше 500 МБ"] } });
  const { manifest, packed } = await readPackage(file).catch((error: unknown) => {
    if (error instanceof PackageFault) return refuseAt(field, error.message);
    throw error;
  });
  const { groupId } = viewer;
  const stored = await storeArchive(file, { viewer, reach: "company", field, audience: [] });
  const id = newId();
  const bytes = packed.reduce((sum, one) => sum + one.bytes, 0);
  const row = { ...manifest, id, groupId, fileId: stored.id, entries: packed.length, bytes, createdAt: now() };
  await db().insert(scormPackages).values(row);
  const rows = packed.map((one) => ({ ...one, packageId: id, groupId, plain: one.path.toLowerCase() }));
  for (let at = 0; at < rows.length; at += 1000)
    await db()
      .insert(scormEntries)
      .values(rows.slice(at, at + 1000));
  return id;
}

/** Reads a package without keeping it. Throws a PackageFault in words. */
export async function readPackage(file: Blob): Promise<{ manifest: Manifest; packed: Packed[] }> {
  const packed = await listZip(file);
  const paths = packed.map(({ path }) => path);
  const said = packed.find(({ path }) => path.toLowerCase() === "imsmanifest.xml");
  if (!said) throw new PackageFault(noManifest(paths));
  const manifest = readManifest(await unpack(file, said), paths);
  if (said.path !== "imsmanifest.xml")
    manifest.warnings.push(`Манифест назван «${said.path}», а должен – imsmanifest.xml.`);
  return { manifest, packed };
}

function noManifest(paths: string[]): string {
  const inside = paths.find((path) => /\/imsmanifest\.xml$/i.test(path));
  if (inside) {
    const folder = inside.slice(0, inside.lastIndexOf("/"));
    return `В корне архива нет imsmanifest.xml: он лежит в папке «${folder}». Упакуйте то, что в папке, а не саму папку.`;
  }
  if (paths.some((path) => /\.zip$/i.test(path)))
    return "В корне архива нет imsmanifest.xml, зато есть другой архив: распакуйте его и загрузите то, что внутри.";
  return "В корне архива нет imsmanifest.xml: это не пакет SCORM.";
}

async function unpack(file: Blob, { start, packed, bytes, isDeflated }: Packed): Promise<Uint8Array> {
  if (bytes > largestManifest) throw new PackageFault("imsmanifest.xml больше 5 МБ.");
  const raw = Buffer.from(await file.slice(start, start + packed).arrayBuffer());
  if (!isDeflated) return raw;
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    const inflate = createInflateRaw();
    inflate.end(raw);
    for await (const piece of inflate as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > largestManifest) throw new Error("more than was told");
      pieces.push(piece);
    }
  } catch {
    throw new PackageFault("imsmanifest.xml в архиве повреждён.");
  }
  return Buffer.concat(pieces);
}

/** What is in a package of the company, for those who make courses. Refuses another one as not found. */
export async function readReport({ groupId }: Viewer, { id }: { id: string }): Promise<PackageReport> {
  const [row] = await db()
    .select({ one: scormPackages, fileName: files.name })
    .from(scormPackages)
    .innerJoin(files, eq(files.id, scormPackages.fileId))
    .where(and(eq(scormPackages.id, id), eq(scormPackages.groupId, groupId)));
  if (!row) refuse("not-found");
  const { title, version, versionFrom, parts, warnings, entries, bytes } = row.one;
  const told = parts.map(({ id: key, title: name, path, isSco, mastery }) => ({
    id: key,
    title: name,
    path,
    isSco,
    mastery,
  }));
  return { title, fileName: row.fileName, version, versionFrom, parts: told, warnings, entries, bytes };
}

/** A file of a package by its path: as it is written, else with no regard to the case of letters. */
export async function findEntry(packageId: string, path: string) {
  const rows = await db()
    .select({ entry: scormEntries, key: files.key })
    .from(scormEntries)
    .innerJoin(scormPackages, eq(scormPackages.id, scormEntries.packageId))
    .innerJoin(files, eq(files.id, scormPackages.fileId))
    .where(
      and(
        eq(scormEntries.packageId, packageId),
        or(eq(scormEntries.path, path), eq(scormEntries.plain, path.toLowerCase())),
      ),
    )
    .limit(10);
  return rows.find(({ entry }) => entry.path === path) ?? rows[0];
}
