/**
 * A film out of WebP pictures, each shown for so long: what a lossy WebP holds is a key frame of VP8, and WebM holds
 * frames of VP8. So the demo company has a film although nothing here can encode one.
 */
export function webmOf(
  pictures: Buffer[],
  { width, height, seconds }: { width: number; height: number; seconds: number },
): Buffer {
  const shown = seconds * 1000;
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(pictures.length * shown);
  const info = element("1549a966", [
    element("2ad7b1", number(1_000_000)),
    element("4489", duration),
    element("4d80", "veche"),
    element("5741", "veche"),
  ]);
  const look = element("e0", [element("b0", number(width)), element("ba", number(height))]);
  const track = [
    element("d7", number(1)),
    element("73c5", number(1)),
    element("83", number(1)),
    element("86", "V_VP8"),
    look,
  ];
  const clusters = pictures.map((picture, at) =>
    element("1f43b675", [
      element("e7", number(at * shown)),
      element("a3", Buffer.concat([Buffer.from("81000080", "hex"), frameOf(picture)])),
    ]),
  );
  return Buffer.concat([
    element("1a45dfa3", [
      element("4286", number(1)),
      element("42f7", number(1)),
      element("42f2", number(4)),
      element("42f3", number(8)),
      element("4282", "webm"),
      element("4287", number(2)),
      element("4285", number(2)),
    ]),
    element("18538067", [info, element("1654ae6b", element("ae", track)), ...clusters]),
  ]);
}

/** The frame inside a lossy WebP without transparency. */
function frameOf(webp: Buffer): Buffer {
  const at = webp.indexOf("VP8 ");
  if (at < 0) throw new Error("A frame of a film is a lossy picture that one does not see through");
  return webp.subarray(at + 8, at + 8 + webp.readUInt32LE(at + 4));
}

function element(id: string, content: Buffer | Buffer[] | string): Buffer {
  const body = Array.isArray(content) ? Buffer.concat(content) : Buffer.from(content as string);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(id, "hex"), size, body]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
