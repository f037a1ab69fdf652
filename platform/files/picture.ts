import sharp from "sharp";

/** The widths that pages ask for; a smaller picture has fewer of them. */
export const widths = [480, 960, 1600];

const pixelsAtMost = 50_000_000;
const widest = 2560;

export type Picture = { width: number; height: number; full: Buffer; variants: Map<number, Buffer> };

// Only these decoders are left: no SVG, PDF, ImageMagick or raw formats, whatever the bytes pretend to be.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Nsgif", "Heif"].map((format) => `VipsForeignLoad${format}`),
});
sharp.cache(false);
sharp.concurrency(1);

/**
 * Decodes a picture and encodes it anew as WebP in the widths of the portal: turned upright, without EXIF and place.
 * Throws on what cannot be decoded whole and on more than 50 megapixels.
 */
export async function redraw(bytes: Uint8Array, { square = false } = {}): Promise<Picture> {
  const source = () =>
    sharp(bytes, { limitInputPixels: pixelsAtMost, failOn: "error", sequentialRead: true }).autoOrient();
  const { autoOrient } = await source().metadata();
  const side = Math.min(autoOrient.width, autoOrient.height, widest);
  const size = square
    ? { width: side, height: side, fit: "cover" as const }
    : { width: widest, withoutEnlargement: true };
  const { data: full, info } = await source().resize(size).webp({ quality: 85 }).toBuffer({ resolveWithObject: true });
  const variants = new Map<number, Buffer>();
  for (const width of widths.filter((one) => one < info.width)) {
    variants.set(width, await sharp(full).resize({ width }).webp({ quality: 80 }).toBuffer());
  }
  return { width: info.width, height: info.height, full, variants };
}
