import sharp from "sharp";

/** A string that stands in one column of one company's rows and nowhere else: whoever meets it has read that column. */
export const canary = (group: string, table: string, column: string) => `CANARY-${group}-${table}-${column}`;

/** Stands in what was deleted or is not out yet: nobody may meet it. */
export const hiddenCanary = "CANARY-hidden";

/** A small real picture. */
export async function pictureFile(name = "picture.png"): Promise<File> {
  const image = sharp({ create: { width: 600, height: 400, channels: 3, background: "#3174F6" } });
  return new File([new Uint8Array(await image.png().toBuffer())], name, { type: "image/png" });
}
