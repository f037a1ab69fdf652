import { type PointerEvent, useEffect, useRef } from "react";
import { drawTurned, least, moved, settled, turnedSize, within } from "./crop-sums.ts";
import type { Crop } from "./wish.ts";

type Props = {
  picture: HTMLImageElement | null;
  turn: number;
  flip: boolean;
  ratio: number;
  crop: Crop;
  onCrop(crop: Crop): void;
};

type Grip = { from: { x: number; y: number }; crop: Crop; corner: { right: boolean; bottom: boolean } | null };

const longest = 640;

/** The picture with the frame over it. Corners change its size, its middle moves it; numbers do the same beside it. */
export function CropStage({ picture, turn, flip, ratio, crop, onCrop }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const grip = useRef<Grip | null>(null);
  useEffect(() => {
    if (picture && canvas.current) draw(canvas.current, picture, turn, flip, crop);
  }, [picture, turn, flip, crop]);

  const pointAt = ({ clientX, clientY }: PointerEvent) => {
    const box = canvas.current!.getBoundingClientRect();
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
  };
  const take = (event: PointerEvent) => {
    const from = pointAt(event);
    grip.current = { from, crop, corner: cornerAt(from, crop) };
    canvas.current?.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent) => {
    const held = grip.current;
    if (!held || !picture) return;
    const to = pointAt(event);
    const by = { x: to.x - held.from.x, y: to.y - held.from.y };
    onCrop(held.corner ? stretched(held, by, ratio, turnedSize(picture, turn)) : moved(held.crop, by.x, by.y));
  };
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label="Картинка и рамка кадра. Рамку двигают мышью или пальцем, её числа – ниже."
      className="mx-auto block max-h-[50vh] max-w-full cursor-move touch-none bg-well"
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={() => {
        grip.current = null;
      }}
      onPointerCancel={() => {
        grip.current = null;
      }}
    />
  );
}

function cornerAt({ x, y }: { x: number; y: number }, crop: Crop): Grip["corner"] {
  const near = 0.08;
  const left = Math.abs(x - crop.x) < near;
  const right = Math.abs(x - crop.x - crop.width) < near;
  const top = Math.abs(y - crop.y) < near;
  const bottom = Math.abs(y - crop.y - crop.height) < near;
  return (left || right) && (top || bottom) ? { right, bottom } : null;
}

/** The opposite corner stays where it is. */
function stretched(
  { crop, corner }: Grip,
  by: { x: number; y: number },
  ratio: number,
  size: Parameters<typeof settled>[3],
): Crop {
  const { right, bottom } = corner!;
  const end = { x: crop.x + crop.width, y: crop.y + crop.height };
  const width = within(crop.width + (right ? by.x : -by.x), least, right ? 1 - crop.x : end.x);
  const height = within(crop.height + (bottom ? by.y : -by.y), least, bottom ? 1 - crop.y : end.y);
  const next = settled({ ...crop, width, height }, "width", ratio, size);
  return moved({ ...next, x: right ? crop.x : end.x - next.width, y: bottom ? crop.y : end.y - next.height }, 0, 0);
}

function draw(canvas: HTMLCanvasElement, picture: HTMLImageElement, turn: number, flip: boolean, crop: Crop): void {
  const size = turnedSize(picture, turn);
  const scale = Math.min(1, longest / Math.max(size.width, size.height));
  canvas.width = Math.max(1, Math.round(size.width * scale));
  canvas.height = Math.max(1, Math.round(size.height * scale));
  drawTurned(canvas, picture, turn, flip);
  const pen = canvas.getContext("2d")!;
  const { width, height } = canvas;
  const frame = [crop.x * width, crop.y * height, crop.width * width, crop.height * height] as const;
  pen.fillStyle = "rgba(0, 0, 0, 0.55)";
  pen.beginPath();
  pen.rect(0, 0, width, height);
  pen.rect(...frame);
  pen.fill("evenodd");
  pen.lineWidth = 4;
  pen.strokeStyle = "#000";
  pen.strokeRect(...frame);
  pen.lineWidth = 2;
  pen.strokeStyle = "#fff";
  pen.strokeRect(...frame);
  pen.fillStyle = "#fff";
  for (const x of [frame[0], frame[0] + frame[2]]) {
    for (const y of [frame[1], frame[1] + frame[3]]) pen.fillRect(x - 6, y - 6, 12, 12);
  }
}
