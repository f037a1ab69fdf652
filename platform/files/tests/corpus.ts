import { deflateRawSync, deflateSync } from "node:zlib";
import sharp from "sharp";

const blue = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#3174F6" } });

/** A file as a browser sends it. */
export const upload = (bytes: Uint8Array | string, name: string) => new File([bytes as BlobPart], name);

export const pictures = {
  jpeg: () => blue(700, 500).jpeg().toBuffer(),
  png: () => blue(700, 500).png().toBuffer(),
  webp: () => blue(700, 500).webp().toBuffer(),
  gif: () => blue(70, 50).gif().toBuffer(),
  avif: () => blue(70, 50).avif().toBuffer(),
  /** Sideways, with a place and a script in its EXIF. */
  located: () =>
    blue(700, 500)
      .jpeg()
      .withExif({
        IFD0: { ImageDescription: "<script>alert(1)</script>" },
        IFD3: { GPSLatitude: "55/1 45/1 0/1", GPSLatitudeRef: "N" },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer(),
};

/** A PNG that promises 20,000 × 20,000 pixels and has none of them. */
export function pixelFlood(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(20_000, 0);
  header.writeUInt32BE(20_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function crc(bytes: Buffer): number {
  let value = ~0;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value >>> 0;
}

/** A zip with one entry, enough to be told by its first bytes. */
export function zip(name: string, content: string): Buffer {
  const path = Buffer.from(name);
  const data = Buffer.from(content);
  const packed = deflateRawSync(data);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(crc(data), 14);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(data.length, 22);
  local.writeUInt16LE(path.length, 26);
  return Buffer.concat([local, path, packed]);
}
