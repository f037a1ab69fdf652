import sharp from "sharp";

/** A file to choose in a form: a plain JPEG of its own colour. */
export async function pictureFile(seed: number): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const background = { r: (seed * 80) % 256, g: 120, b: 180 };
  const buffer = await sharp({ create: { width: 800, height: 450, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name: `поход-${seed}.jpg`, mimeType: "image/jpeg", buffer };
}
