import { type ComponentType, type FormEvent, useEffect, useState } from "react";
import { Button } from "../button.tsx";
import { CheckboxField } from "../checkbox-field.tsx";
import { SelectField } from "../select-field.tsx";
import type { CropDialogProps } from "./crop-dialog.tsx";
import { cuts, photoCuts, turns, type Wish } from "./wish.ts";

type Props = {
  /** `keep[0]`: the fields are `keep[0].turn`, `keep[0].flip`, `keep[0].cut`, `keep[0].crop.x`… */
  prefix: string;
  start?: Wish | undefined;
  /** The picture to cut by hand, with script; without it there are ready choices alone. */
  source?: string | undefined;
  onShape?: (preview: string | null) => void;
  /** A face: cut to a square, and nothing else. */
  face?: boolean;
};

/** How a picture is to be turned, mirrored and cut: ready choices for everybody, a frame to drag with script. */
export function WishFields({ prefix, start = {}, source, onShape, face }: Props) {
  const [wish, setWish] = useState(start);
  const [version, setVersion] = useState(0);
  const { Dialog, open, close } = useDialog();
  const take = (next: Wish, preview: string | null) => {
    setWish(next);
    setVersion(version + 1);
    onShape?.(preview);
    close();
  };
  const choose = ({ target }: FormEvent) => {
    const { name, value, checked } = target as HTMLInputElement;
    const field = name.slice(prefix.length + 1);
    setWish({ ...wish, crop: undefined, [field]: field === "flip" ? (checked ? "yes" : "no") : value });
    onShape?.(null);
  };
  const { crop } = wish;
  return (
    <div onChange={choose} className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-4">
      <SelectField
        key={`cut ${version}`}
        name={`${prefix}.cut`}
        label="Кадр"
        optional
        options={face ? photoCuts : cuts}
        defaultValue={wish.cut ?? "whole"}
      />
      <SelectField
        key={`turn ${version}`}
        name={`${prefix}.turn`}
        label="Поворот"
        optional
        options={turns}
        defaultValue={wish.turn ?? "0"}
      />
      <CheckboxField
        key={`flip ${version}`}
        name={`${prefix}.flip`}
        value="yes"
        label="Отразить слева направо"
        defaultChecked={wish.flip === "yes"}
      />
      {crop &&
        (["x", "y", "width", "height"] as const).map((side) => (
          <input key={side} type="hidden" name={`${prefix}.crop.${side}`} value={crop[side]} />
        ))}
      {source && open && (
        <div>
          <Button type="button" size="s" icon="crop" onClick={open}>
            Кадрировать
          </Button>
          <p role="status" className="mt-1 text-sm text-muted empty:hidden">
            {crop ? "Выбран свой кадр" : ""}
          </p>
        </div>
      )}
      {Dialog && source && <Dialog source={source} wish={wish} face={face} onDone={take} onClose={close} />}
    </div>
  );
}

/** The frame is loaded when somebody wants it. */
function useDialog() {
  const [isReady, setReady] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<CropDialogProps> | null>(null);
  useEffect(() => setReady(true), []);
  const open = async () => {
    const { CropDialog } = await import("./crop-dialog.tsx");
    setDialog(() => CropDialog);
  };
  return { Dialog, open: isReady ? open : undefined, close: () => setDialog(null) };
}
