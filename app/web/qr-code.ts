import { encode } from "uqr";

export type QrCode = { size: number; path: string };

/** A QR code as one line of an SVG, on a square of `size` units; its quiet zone is in it. For loaders: browsers get the drawing. */
export function qrCodeOf(text: string): QrCode {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { size, path };
}
