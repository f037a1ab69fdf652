import type { Crop } from "./wish.ts";

type Size = { width: number; height: number };

export const least = 0.05;

/** The sides of a picture after its turn. */
export function turnedSize({ naturalWidth, naturalHeight }: HTMLImageElement, turn: number): Size {
  return turn % 180 ? { width: naturalHeight, height: naturalWidth } : { width: naturalWidth, height: naturalHeight };
}

/** Draws a picture turned and mirrored to fill a canvas. */
export function drawTurned(canvas: HTMLCanvasElement, picture: HTMLImageElement, turn: number, flip: boolean): void {
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const { width, height } = canvas;
  const [wide, high] = turn % 180 ? [height, width] : [width, height];
  pen.save();
  pen.translate(width / 2, height / 2);
  pen.scale(flip ? -1 : 1, 1);
  pen.rotate((turn * Math.PI) / 180);
  pen.drawImage(picture, -wide / 2, -high / 2, wide, high);
  pen.restore();
}

/** The largest frame of such sides, in the middle. */
export function fitRatio(ratio: number, { width, height }: Size): Crop {
  const part = { width: Math.min(1, (height * ratio) / width), height: Math.min(1, width / ratio / height) };
  return { ...part, x: (1 - part.width) / 2, y: (1 - part.height) / 2 };
}

/** The frame moved as far as the picture goes. */
export function moved(crop: Crop, byX: number, byY: number): Crop {
  return { ...crop, x: within(crop.x + byX, 0, 1 - crop.width), y: within(crop.y + byY, 0, 1 - crop.height) };
}

/** The frame with another place or size, inside the picture and of its ratio. */
export function withSide(crop: Crop, side: keyof Crop, value: number, ratio: number, size: Size): Crop {
  if (side === "x") return moved(crop, value - crop.x, 0);
  if (side === "y") return moved(crop, 0, value - crop.y);
  const wanted = { ...crop, [side]: within(value, least, 1) };
  return settled(wanted, side, ratio, size);
}

/** Keeps the ratio by the side that was not touched, and pushes the frame back inside. */
export function settled(crop: Crop, touched: "width" | "height", ratio: number, { width, height }: Size): Crop {
  const next = { ...crop };
  if (ratio && touched === "width") next.height = (next.width * width) / ratio / height;
  if (ratio && touched === "height") next.width = (next.height * height * ratio) / width;
  const tooMuch = Math.max(next.width, next.height, 1);
  next.width /= tooMuch;
  next.height /= tooMuch;
  return moved(next, 0, 0);
}

/** A small picture of what will be left, as a data address. */
export function previewOf(picture: HTMLImageElement, turn: number, flip: boolean, crop: Crop): string {
  const size = turnedSize(picture, turn);
  const scale = Math.min(1, 480 / Math.max(size.width * crop.width, size.height * crop.height));
  const turned = document.createElement("canvas");
  turned.width = Math.max(1, Math.round(size.width * scale));
  turned.height = Math.max(1, Math.round(size.height * scale));
  drawTurned(turned, picture, turn, flip);
  const left = document.createElement("canvas");
  left.width = Math.max(1, Math.round(turned.width * crop.width));
  left.height = Math.max(1, Math.round(turned.height * crop.height));
  left.getContext("2d")?.drawImage(turned, -turned.width * crop.x, -turned.height * crop.y);
  return left.toDataURL("image/webp", 0.8);
}

export function within(value: number, low: number, high: number): number {
  return Math.min(Math.max(Number.isFinite(value) ? value : low, low), Math.max(low, high));
}
