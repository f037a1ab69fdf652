import { useState } from "react";
import { Button } from "../button.tsx";
import { useObjectUrl } from "../chosen-files.ts";
import { Disclosure } from "../disclosure.tsx";
import { sizeText } from "../size-text.ts";
import { StillNotice } from "../still-notice.tsx";
import { TextField } from "../text-field.tsx";
import { WishFields } from "./wish-fields.tsx";

type Props = { file: File; number: number; altRequired: boolean | undefined; remove(): void };

/** A picture that is chosen: drawn, described, turned and cut by itself before it is sent. */
export default function AddedPicture({ file, number, altRequired, remove }: Props) {
  const src = useObjectUrl(file) ?? undefined;
  const [preview, setPreview] = useState<string | null>(null);
  const prefix = `added[${number - 1}]`;
  return (
    <li className="rounded-card border border-line p-3 sm:p-4">
      <div className="flex flex-col gap-4 sm:flex-row">
        <img
          src={preview ?? src}
          alt={`Новая картинка ${number}`}
          className="max-h-48 w-full flex-none rounded-control bg-plate object-contain sm:w-48"
        />
        <div className="flex min-w-0 flex-1 flex-col gap-3">
          <p className="truncate text-sm text-muted">
            {file.name}, {sizeText(file.size)}
          </p>
          <StillNotice file={file} />
          <TextField
            name={`${prefix}.alt`}
            label={`Описание картинки ${number}`}
            hint="Прочитают те, кто картинку не видит"
            optional={!altRequired}
            maxLength={300}
            autoComplete="off"
          />
          <Button type="button" look="quiet-danger" size="s" className="self-start" onClick={remove}>
            Убрать
          </Button>
        </div>
      </div>
      <Disclosure title="Кадр и поворот" className="mt-3">
        <WishFields prefix={prefix} source={src} onShape={setPreview} />
      </Disclosure>
    </li>
  );
}
