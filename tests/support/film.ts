import sharp from "sharp";
import { webmOf } from "#app/demo/pictures/webm.ts";

const size = { width: 64, height: 36 };

/** A real film of three seconds that browsers play. */
export async function filmFile(name = "film.webm"): Promise<File> {
  const colours = ["#3174F6", "#0A57EB", "#094FD7"];
  const frame = (background: string) =>
    sharp({ create: { ...size, channels: 3, background } })
      .webp()
      .toBuffer();
  const film = webmOf(await Promise.all(colours.map(frame)), { ...size, seconds: 1 });
  return new File([new Uint8Array(film)], name, { type: "video/webm" });
}
