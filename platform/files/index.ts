import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { and, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { fileTypeFromBuffer } from "file-type";
import { mayAs, type Viewer } from "../auth/viewer.ts";
import { now } from "../clock.ts";
import { db, isId, newId } from "../db/index.ts";
import { isAddressed } from "../people/audience.ts";
import { accounts, groups } from "../people/schema.ts";
import { refuse } from "../refusal.ts";
import { findAvif } from "./avif.ts";
import { disk, readPart } from "./disk.ts";
import { laidFor, type Owner, rowOf, type StoredFile } from "./keep.ts";
import { type Accept, kindOf } from "./kinds.ts";
import { type Picture, type PictureEdit, redraw, widths } from "./picture.ts";
import { checkQuota } from "./quota.ts";
import { rangeOf } from "./range.ts";
import { files } from "./schema.ts";
import { bytesOfWidth } from "./smaller.ts";

export { copyFile } from "./copy.ts";
export { canKeep, readPart } from "./disk.ts";
export { filmSeconds } from "./film-length.ts";
export type { StoredFile } from "./keep.ts";
export type { Accept } from "./kinds.ts";
export { isEdit, type PictureEdit } from "./picture.ts";
export { storeSentence, storeTroubleOf, tryStore } from "./store-trial.ts";
export { sweepFiles } from "./sweep.ts";
export { readTexts } from "./texts.ts";
export { storeArchive, storeVideo } from "./whole.ts";

export const largestFile = 25 * 1024 * 1024;

export const drawingType = "image/svg+xml";

type Upload = Owner & {
  accept: Accept;
  /** The form field that is to blame when the file is refused. */
  field: string;
  /** Cuts a picture to a square, for portraits and logos. */
  square?: boolean;
  /** How a picture is to be turned, mirrored and cut. */
  edit?: PictureEdit;
  /** To whom it speaks until something else opens it; to all within reach by default. */
  audience?: string[];
};

/** The address of a stored file; of a picture also in a smaller width (128, 480, 960, 1600). */
export function fileUrl(id: string, width?: (typeof widths)[number]): string {
  return width ? `/files/${id}/${width}` : `/files/${id}`;
}

/**
 * Keeps a person's file: pictures are drawn anew as WebP, whatever they are called; documents stay as they are, and their
 * kind is told by bytes and name together.
 * Refuses with a Russian message at the field what is empty, too large, broken or of another kind.
 */
export async function storeUpload(
  file: File,
  { accept, field, square, edit, audience, ...owner }: Upload,
): Promise<StoredFile> {
  const no = (message: string) => refuse("invalid", "file", { fields: { [field]: [message] } });
  if (file.size > largestFile) refuse("too-large", "file", { fields: { [field]: ["Файл больше 25 МБ"] } });
  if (file.size === 0) no("Файл пустой");
  await checkQuota(owner, file.size, field);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const magic = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const kind = kindOf(bytes, magic?.mime, file.name, accept);
  if (!kind) {
    return no(
      accept === "image"
        ? "Такую картинку не получится загрузить: подойдут JPEG, PNG, WebP, GIF и AVIF"
        : "Такой файл не получится загрузить: проверьте его вид и расширение",
    );
  }
  if (!kind.isImage) return laidFor(field, () => keep(owner, file.name, kind.type, bytes, { audience }));
  const picture = await redraw(bytes, { square, edit }).catch(() => undefined);
  return picture
    ? laidFor(field, () => keepPicture(owner, file.name, picture, audience))
    : no("Картинка повреждена или слишком велика: больше 50 мегапикселей");
}

/** Keeps a drawing that its caller has made safe: an SVG of this size, shown as a picture and never as a page. */
export function storeDrawing(
  drawing: { text: string; width: number; height: number },
  { name, field, audience, ...owner }: Owner & { name: string; field: string; audience?: string[] | undefined },
): Promise<StoredFile> {
  const { text, ...size } = drawing;
  const bytes = new TextEncoder().encode(text);
  return laidFor(field, async () => {
    await checkQuota(owner, bytes.length, field);
    return keep(owner, name, drawingType, bytes, { audience, ...size });
  });
}

/** From now on these files speak to others. */
export async function readdressFiles(
  ids: string[],
  readers: { reach: StoredFile["reach"]; audience: string[] | null },
): Promise<void> {
  if (ids.length) await db().update(files).set(readers).where(inArray(files.id, ids));
}

/** Keeps pictures that the portal has drawn itself, as the demo company does: encoded side by side, kept in their order. */
export async function storePictures(drawn: { bytes: Uint8Array; name: string }[], owner: Owner): Promise<StoredFile[]> {
  const pictures = await Promise.all(drawn.map(({ bytes }) => redraw(bytes)));
  const stored: StoredFile[] = [];
  for (const [at, picture] of pictures.entries()) stored.push(await keepPicture(owner, drawn[at]!.name, picture));
  return stored;
}

/**
 * Draws a stored picture anew, turned, mirrored or cut: a new file, for browsers keep the address of the old one. Whether
 * its owner may do so the caller has asked already; refuses with «not-found» what is no picture.
 */
export async function redrawPicture(id: string, edit: PictureEdit, owner: Owner): Promise<StoredFile> {
  const [file] = await db().select().from(files).where(eq(files.id, id));
  if (!file?.type.startsWith("image/") || file.type === drawingType) refuse("not-found");
  const bytes = await (await disk()).getBytes(`${file.key}/full`);
  return keepPicture(owner, file.name, await redraw(bytes, { edit }));
}

type Wall = (viewer: Viewer, file: SQLWrapper) => SQL | undefined;
let wall: Wall = () => undefined;

/** From now on a file is open only where this condition holds too: what it stands in may be shut to somebody by a law of its own. */
export function wallOff(condition: Wall): void {
  wall = condition;
}

type Wanted = { readsAvif?: boolean; range?: string | null };

/**
 * Opens a file that the viewer may see: a picture in a smaller width if asked, as AVIF for those who read it once there is
 * one; of a film the part that its player asks for. Refuses with «not-found».
 */
export async function openFile(
  viewer: Viewer,
  id: string,
  variant?: string,
  { readsAvif = false, range }: Wanted = {},
) {
  if (!isId(id) || (variant !== undefined && !widths.map(String).includes(variant))) refuse("not-found");
  const [file] = await db()
    .select()
    .from(files)
    .where(and(eq(files.id, id), isFor(viewer), isOpen(viewer), wall(viewer, files.id)));
  if (!file) refuse("not-found");
  const isImage = file.type.startsWith("image/");
  const smaller =
    isImage &&
    file.type !== drawingType &&
    file.width !== null &&
    variant !== undefined &&
    Number(variant) < file.width;
  const avif = smaller && readsAvif ? await findAvif(file.key, variant) : undefined;
  const key = avif?.path ?? (smaller ? `${file.key}/${variant}` : `${file.key}/full`);
  const store = await disk();
  const bytes = avif?.bytes ?? (smaller ? await bytesOfWidth(file.key, variant) : file.bytes);
  const type = avif ? "image/avif" : file.type;
  const isFilm = type.startsWith("video/");
  const part = isFilm ? rangeOf(range ?? null, bytes) : undefined;
  const stream = part ? await readPart(key, part) : await store.getStream(key);
  const body = Readable.toWeb(stream) as ReadableStream<Uint8Array>;
  return { body, bytes, part, isFilm, isImage, type, name: file.name, sha256: file.sha256 };
}

/** Shuts a file that nothing shows any more: it speaks to nobody from now on, and its bytes stay its owner's. */
export async function closeFile(id: string): Promise<void> {
  await db().update(files).set({ audience: [] }).where(eq(files.id, id));
}

/**
 * What the viewer may see: guests, and whoever has not consented, what is shown to guests, what is their own or meant for
 * them by name, their portrait and their company's logos.
 */
function isFor(viewer: Viewer) {
  const { accountId, groupId, isGuest, consent } = viewer;
  const isShown = isNotNull(files.shownIn);
  if (!accountId) return isShown;
  if (!isGuest && consent) return or(and(isAddressed(files, viewer), sql`not ${isWithheld(accountId)}`), isShown);
  const isLogo = sql`${files.id} in (
    select unnest(array[${groups.rectangleLogoId}, ${groups.squareLogoId}]) from ${groups} where ${groups.id} = ${groupId})`;
  const isPortrait = sql`${files.id} = (select ${accounts.ownPhotoId} from ${accounts} where ${accounts.id} = ${accountId})`;
  return or(
    isShown,
    eq(files.ownerId, accountId),
    sql`${`user:${accountId}`} = any(${files.audience})`,
    isLogo,
    isPortrait,
  );
}

/** The condition «is a photo whose owner has taken back the consent to showing it», for everybody but the owner. */
function isWithheld(accountId: string) {
  return sql`exists (select from ${accounts} p where p.photo_id = ${files.id} and p.shown_photo_id is null
    and p.id <> ${accountId}::uuid)`;
}

/** Its hour has come and is not over, or the viewer works on the desk that it lies on, or has brought it. */
function isOpen(viewer: Viewer) {
  const hasBegun = or(isNull(files.openFrom), lte(files.openFrom, now()));
  const isNotOver = or(isNull(files.openTo), gt(files.openTo, now()));
  const onDesk = mayAs(viewer, "editor") ? eq(files.groupId, viewer.groupId) : undefined;
  const isOwn = viewer.accountId ? eq(files.ownerId, viewer.accountId) : undefined;
  return or(and(hasBegun, isNotOver), isOwn, onDesk);
}

async function keepPicture(
  owner: Owner,
  name: string,
  { full, variants, ...picture }: Picture,
  audience?: string[],
): Promise<StoredFile> {
  const key = newId();
  const store = await disk();
  for (const [size, bytes] of variants) await store.put(`${key}/${size}`, bytes, { contentType: "image/webp" });
  return keep(owner, `${name.replace(/\.[^.]*$/, "")}.webp`, "image/webp", full, { key, audience, ...picture });
}

/** Bytes first, row second: a row always has its bytes, whatever happens in between. */
async function keep(
  owner: Owner,
  name: string,
  type: string,
  bytes: Uint8Array,
  more: Partial<typeof files.$inferInsert> = {},
): Promise<StoredFile> {
  const key = more.key ?? newId();
  await (await disk()).put(`${key}/full`, bytes, { contentType: type });
  const [row] = await db()
    .insert(files)
    .values({
      ...more,
      ...rowOf(owner, name),
      key,
      type,
      bytes: bytes.length,
      sha256: createHash("sha256").update(bytes).digest("hex"),
    })
    .returning();
  return row!;
}
