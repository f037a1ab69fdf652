import sharp from "sharp";
import { webmOf } from "#demo/pictures/webm.ts";

const size = { width: 64, height: 36 };

/** A real film that browsers play: three seconds, unless told otherwise. */
export async function filmFile(name = "film.webm", seconds = 1): Promise<File> {
  const colours = ["#3174F6", "#0A57EB", "#094FD7"];
  const frame = (background: string) =>
    sharp({ create: { ...size, channels: 3, background } })
      .webp()
      .toBuffer();
  const film = webmOf(await Promise.all(colours.map(frame)), { ...size, seconds });
  return new File([new Uint8Array(film)], name, { type: "video/webm" });
}

/** As much of an MP4 as tells its kind and its length. */
export function mp4File({ seconds, isLong = false }: { seconds: number; isLong?: boolean }): File {
  const head = Buffer.alloc(isLong ? 112 : 100);
  if (isLong) {
    head.writeUInt8(1, 0);
    head.writeUInt32BE(1000, 20);
    head.writeBigUInt64BE(BigInt(seconds * 1000), 24);
  } else {
    head.writeUInt32BE(1000, 12);
    head.writeUInt32BE(seconds * 1000, 16);
  }
  const brand = box("ftyp", Buffer.from("isom\0\0\0\0isommp42", "latin1"));
  const film = Buffer.concat([brand, box("mdat", Buffer.alloc(5000)), box("moov", box("mvhd", head))]);
  return new File([new Uint8Array(film)], "film.mp4", { type: "video/mp4" });
}

function box(name: string, content: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length + 8);
  return Buffer.concat([size, Buffer.from(name, "latin1"), content]);
}
