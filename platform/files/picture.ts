import sharp, { type Sharp } from "sharp";

/** The widths that pages ask for, the first for faces; a smaller picture has fewer of them. */
export const widths = [128, 480, 960, 1600];

/** Half the work of the usual 4 for a few per cent of size, and who can shows AVIF anyway. */
const effort = 2;

const pixelsAtMost = 50_000_000;
const widest = 2560;

type Wish = { square?: boolean | undefined; edit?: PictureEdit | undefined };
type Size = { width: number; height: number };

export type Picture = Size & { full: Buffer; variants: Map<number, Buffer>; blur: string | null };

// Only these decoders are left: no SVG, PDF, ImageMagick or raw formats, whatever the bytes pretend to be.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Nsgif", "Heif"].map((format) => `VipsForeignLoad${format}`),
});
sharp.cache(false);
sharp.concurrency(1);

/** How a person wants a picture: turned clockwise, then mirrored, then cut; a crop of their own wins over a cut. */
export type PictureEdit = {
  turn?: "0" | "90" | "180" | "270";
  flip?: "no" | "yes";
  cut?: "whole" | "wide-top" | "wide" | "wide-bottom" | "square-top" | "square" | "square-bottom";
  /** In shares of the turned picture, from its left upper corner. */
  crop?: { x: number; y: number; width: number; height: number };
};

/** Whether anything is to be done at all. */
export function isEdit({ turn = "0", flip = "no", cut = "whole", crop }: PictureEdit): boolean {
  return turn !== "0" || flip !== "no" || cut !== "whole" || crop !== undefined;
}

/**
 * Decodes a picture and encodes it anew as WebP in the widths of the portal: turned upright, without EXIF and place.
 * Throws on what cannot be decoded whole and on more than 50 megapixels.
 */
export async function redraw(bytes: Uint8Array, { square = false, edit = {} }: Wish = {}): Promise<Picture> {
  const source = () =>
    sharp(bytes, { limitInputPixels: pixelsAtMost, failOn: "error", sequentialRead: !isEdit(edit) }).autoOrient();
  const { autoOrient } = await source().metadata();
  const area = regionOf(autoOrient, edit);
  const side = Math.min(area.width, area.height, widest);
  const size = square
    ? { width: side, height: side, fit: "cover" as const }
    : { width: widest, withoutEnlargement: true };
  const edited = isEdit(edit) ? changed(source(), area, edit) : source();
  const { data: full, info } = await edited
    .resize(size)
    .webp({ quality: 85, effort })
    .toBuffer({ resolveWithObject: true });
  const variants = new Map<number, Buffer>();
  for (const width of widths.filter((one) => one < info.width)) {
    variants.set(width, await shrink(full, width));
  }
  const blur = await blurOf(variants.get(480) ?? full);
  return { width: info.width, height: info.height, full, variants, blur };
}

/** A picture of the portal in a smaller width. */
export function shrink(full: Uint8Array, width: number): Promise<Buffer> {
  return sharp(full).resize({ width }).webp({ quality: 80, effort }).toBuffer();
}

/**
 * A square PNG for the screens of devices, which put what is see-through on black: here it stands on white. `share` is how
 * much of the side the picture takes, where devices cut the edge off.
 */
export function toIcon(bytes: Uint8Array, size: number, share = 1): Promise<Buffer> {
  const inner = Math.round(size * share);
  const [before, background] = [Math.floor((size - inner) / 2), "#ffffff"];
  const after = size - inner - before;
  return sharp(bytes, { limitInputPixels: pixelsAtMost })
    .resize({ width: inner, height: inner, fit: "cover" })
    .flatten({ background })
    .extend({ top: before, bottom: after, left: before, right: after, background })
    .png()
    .toBuffer();
}

/** A few pixels that stand in its place until a picture comes: the browser smooths them by itself. */
async function blurOf(picture: Buffer): Promise<string | null> {
  const few = sharp(picture).resize({ width: 8, height: 8, fit: "inside" }).ensureAlpha();
  const { data, info } = await few.raw().toBuffer({ resolveWithObject: true });
  if (data.some((value, at) => at % 4 === 3 && value < 255)) return null;
  const { width, height } = info;
  const tiny = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  return (await tiny.webp({ quality: 40 }).toBuffer()).toString("base64");
}

type Region = Size & { left: number; top: number };

/** sharp mirrors first, turns then and cuts last; but where nothing is turned it cuts first, and the mirror's side counts. */
function changed(picture: Sharp, area: Region & { from: number }, { turn = "0", flip = "no" }: PictureEdit): Sharp {
  if (flip === "no") return picture.rotate(Number(turn)).extract(area);
  if (turn === "0") return picture.extract({ ...area, left: area.from - area.left - area.width }).flop();
  return picture
    .flop()
    .rotate(360 - Number(turn))
    .extract(area);
}

/** The part that is left, in pixels of the picture after its turn and its mirror. */
function regionOf(upright: Size, { turn = "0", cut = "whole", crop }: PictureEdit) {
  const lies = turn === "90" || turn === "270";
  const size = lies ? { width: upright.height, height: upright.width } : upright;
  const part = crop ?? cutOf(size, cut);
  const pixels = (share: number, of: number, least: number) => Math.min(Math.max(Math.round(share * of), least), of);
  const area = { width: pixels(part.width, size.width, 1), height: pixels(part.height, size.height, 1) };
  return {
    ...area,
    from: size.width,
    left: Math.min(pixels(part.x, size.width, 0), size.width - area.width),
    top: Math.min(pixels(part.y, size.height, 0), size.height - area.height),
  };
}

/** The ready cuts: 16 : 9 as covers are (specification §9), or a square; what sticks out goes, from one end or from both. */
function cutOf({ width, height }: Size, cut: NonNullable<PictureEdit["cut"]>) {
  if (cut === "whole") return { x: 0, y: 0, width: 1, height: 1 };
  const ratio = cut.startsWith("square") ? 1 : 16 / 9;
  const part = { width: Math.min(1, (height * ratio) / width), height: Math.min(1, width / ratio / height) };
  const end = cut.endsWith("-top") ? 0 : cut.endsWith("-bottom") ? 1 : 0.5;
  // A square also has an end along a lying picture: its left and its right.
  const x = ratio === 1 ? end : 0.5;
  return { ...part, x: (1 - part.width) * x, y: (1 - part.height) * end };
}
