import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "../button.tsx";
import { classes } from "../classes.ts";
import { Heading } from "../heading.tsx";
import { CropNumber } from "./crop-number.tsx";
import { CropStage } from "./crop-stage.tsx";
import { fitRatio, least, previewOf, turnedSize, withSide } from "./crop-sums.ts";
import type { Crop, Wish } from "./wish.ts";

export type CropDialogProps = {
  source: string;
  wish: Wish;
  face?: boolean | undefined;
  onDone(wish: Wish, preview: string | null): void;
  onClose(): void;
};

const whole: Crop = { x: 0, y: 0, width: 1, height: 1 };
const ratios = [
  { label: "Свободно", value: 0 },
  { label: "16 : 9", value: 16 / 9 },
  { label: "Квадрат", value: 1 },
];
const sides = [
  { side: "x", label: "Слева, %" },
  { side: "y", label: "Сверху, %" },
  { side: "width", label: "Ширина, %" },
  { side: "height", label: "Высота, %" },
] as const;

/** A picture under a frame: drag it by mouse or finger, or say the numbers. The server cuts; here one only points. */
export function CropDialog({ source, wish, face, onDone, onClose }: CropDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const picture = usePicture(source);
  const [turn, setTurn] = useState(Number(wish.turn ?? 0));
  const [flip, setFlip] = useState(wish.flip === "yes");
  const [ratio, setRatio] = useState(face ? 1 : 0);
  const [crop, setCrop] = useState(wish.crop ?? whole);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (picture && face) setCrop((now) => (now === whole ? fitRatio(1, turnedSize(picture, turn)) : now));
  }, [picture, face, turn]);

  const size = picture ? turnedSize(picture, turn) : { width: 1, height: 1 };
  const rotate = (by: number) => {
    setTurn((turn + by + 360) % 360);
    setCrop(whole);
    setRatio(face ? 1 : 0);
  };
  const chooseRatio = (value: number) => {
    setRatio(value);
    if (value) setCrop(fitRatio(value, size));
  };
  const done = () => {
    const next: Wish = { turn: String(turn), flip: flip ? "yes" : "no", crop: isWhole(crop) ? undefined : crop };
    // Closed before it goes, it gives the focus back to what had opened it.
    dialog.current?.close();
    onDone(next, picture && previewOf(picture, turn, flip, crop));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    done();
  };

  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby="crop-title"
      className={classes("dialog", face ? "max-w-modal-avatar" : "max-w-modal-xxl")}
      onClose={onClose}
      onKeyDown={press}
    >
      <Heading level={2} size="l" id="crop-title" className="mb-3">
        Кадрирование
      </Heading>
      <CropStage picture={picture} turn={turn} flip={flip} ratio={ratio} crop={crop} onCrop={setCrop} />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button type="button" size="s" icon="rotate-left" onClick={() => rotate(-90)}>
          Влево
        </Button>
        <Button type="button" size="s" icon="rotate-right" onClick={() => rotate(90)}>
          Вправо
        </Button>
        <Button type="button" size="s" icon="flip-horizontal" aria-pressed={flip} onClick={() => setFlip(!flip)}>
          Отразить
        </Button>
        <fieldset className="flex flex-wrap gap-2" hidden={face}>
          <legend className="sr-only">Стороны кадра</legend>
          {ratios.map(({ label, value }) => (
            <Button
              key={label}
              type="button"
              look="quiet"
              size="s"
              aria-pressed={ratio === value}
              className="aria-pressed:bg-tint"
              onClick={() => chooseRatio(value)}
            >
              {label}
            </Button>
          ))}
        </fieldset>
      </div>
      <div className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {sides.map(({ side, label }) => (
          <CropNumber
            key={side}
            label={label}
            value={crop[side]}
            min={side === "x" || side === "y" ? 0 : least * 100}
            onNumber={(value) => setCrop(withSide(crop, side, value, ratio, size))}
          />
        ))}
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="button" look="primary" onClick={done}>
          Готово
        </Button>
        <Button type="button" look="quiet" onClick={() => dialog.current?.close()}>
          Отмена
        </Button>
      </div>
    </dialog>,
    document.body,
  );
}

function isWhole({ x, y, width, height }: Crop): boolean {
  return x < 0.005 && y < 0.005 && width > 0.995 && height > 0.995;
}

function usePicture(source: string): HTMLImageElement | null {
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  useEffect(() => {
    const image = new Image();
    image.onload = () => setPicture(image);
    image.src = source;
  }, [source]);
  return picture;
}
