import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { fileTypeFromBuffer } from "file-type";
import { newId } from "../db/id.ts";
import { db } from "../db/index.ts";
import { refuse } from "../refusal.ts";
import { disk } from "./disk.ts";
import { laidFor, type Owner, rowOf, type StoredFile } from "./keep.ts";
import { checkQuota } from "./quota.ts";
import { files } from "./schema.ts";

const largestVideo = 100 * 1024 * 1024;

/** What every browser of today plays, with the extensions that go with it. */
const played: Record<string, string[]> = { "video/mp4": ["mp4", "m4v"], "video/webm": ["webm"] };

type Upload = Owner & { field: string; audience?: string[] };

/**
 * Keeps a film as it is: nothing here could encode it anew, so only what browsers play is taken, told by its first bytes
 * and its name. Until something else opens it, `audience` alone may see it. Refuses at the field, in Russian.
 */
export async function storeVideo(file: File, { field, audience, ...owner }: Upload): Promise<StoredFile> {
  const no = (message: string) => refuse("invalid", "file", { fields: { [field]: [message] } });
  if (file.size > largestVideo) refuse("too-large", "file", { fields: { [field]: ["Видео больше 100 МБ"] } });
  if (file.size === 0) no("Файл пустой");
  const type = await typeOf(file);
  if (!type) {
    return no(
      "Такое видео браузеры не покажут, а перекодировать его портал не умеет. Сохраните его как MP4 (H.264) или WebM и загрузите ещё раз.",
    );
  }
  return storeStream(file, type, { field, ...(audience && { audience }), ...owner });
}

/** Keeps a zip file as it is, for programs that read it part by part. */
export const storeArchive = (file: File, upload: Upload): Promise<StoredFile> =>
  storeStream(file, "application/zip", upload);

async function storeStream(file: File, type: string, { field, audience, ...owner }: Upload): Promise<StoredFile> {
  await checkQuota(owner, file.size, field);
  const key = newId();
  const sha256 = createHash("sha256");
  const bytes = Readable.fromWeb(file.stream() as never).map((part: Uint8Array) => {
    sha256.update(part);
    return part;
  });
  const store = await disk();
  const facts = { contentType: type, contentLength: file.size };
  await laidFor(field, () => store.putStream(`${key}/full`, bytes, facts));
  const row = { ...rowOf(owner, file.name), key, type, audience, bytes: file.size, sha256: sha256.digest("hex") };
  return (await db().insert(files).values(row).returning())[0]!;
}

async function typeOf(file: File): Promise<string | undefined> {
  const head = new Uint8Array(await file.slice(0, 64 * 1024).arrayBuffer());
  const magic = (await fileTypeFromBuffer(head).catch(() => undefined))?.mime ?? "";
  const type = magic === "video/x-m4v" ? "video/mp4" : magic;
  const extension = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? "";
  return played[type]?.includes(extension) ? type : undefined;
}
