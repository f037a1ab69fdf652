import { type ReactNode, useEffect, useState } from "react";
import { Button } from "./button.tsx";
import { CheckboxField } from "./checkbox-field.tsx";
import { drawable, useChosenFiles, useObjectUrl } from "./chosen-files.ts";
import { classes } from "./classes.ts";
import { Field, wireField } from "./field.tsx";
import type { FileFieldProps } from "./file-field.tsx";
import { Icon } from "./icon.tsx";
import { StillNotice } from "./still-notice.tsx";

type ImageFieldProps = Omit<FileFieldProps, "multiple" | "send"> & {
  /** The picture that is there now. */
  current?: { src: string; alt: string } | null;
  shape?: "wide" | "square" | "round";
  /** The whole picture inside its frame, on the light plate that logos stand on. */
  fit?: "contain";
  /** Name of the «remove» checkbox; without it the picture can only be replaced. */
  removeName?: string;
  /** What may be done to the chosen picture before it is sent; without script there is none to draw. */
  tools?: (source: string | undefined, onShape: (preview: string | null) => void) => ReactNode;
};

const shapes = {
  wide: "aspect-video w-full max-w-96 rounded-control",
  square: "size-28 rounded-[28%]",
  round: "size-28 rounded-full",
};

/** One picture: shows the present one and, with script, the chosen one before it is sent. */
export function ImageField(props: ImageFieldProps) {
  const wired = wireField(props);
  const { input, files, said, choose, remove } = useChosenFiles();
  const file = files[0] ?? null;
  const chosen = useObjectUrl(file);
  const [shaped, setShaped] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture has another shape.
  useEffect(() => setShaped(null), [file]);
  const [unread, setUnread] = useState<string | null>(null);
  const drawn = chosen ? { src: shaped ?? chosen, alt: `Выбранный файл: ${file?.name}` } : props.current;
  // What the browser cannot draw the portal will not take either, and says so when it is sent.
  const picture = drawn?.src === unread ? null : drawn;
  const frame = classes(
    "flex-none",
    props.fit ? "bg-plate object-contain p-4" : "bg-well object-cover",
    shapes[props.shape ?? "wide"],
  );
  return (
    <Field props={props} wired={wired}>
      <div
        className={classes(
          "flex flex-col gap-4",
          props.shape && props.shape !== "wide" && "sm:flex-row sm:items-center",
        )}
      >
        {picture ? (
          <img src={picture.src} alt={picture.alt} className={frame} onError={() => chosen && setUnread(picture.src)} />
        ) : (
          <span className={classes("grid place-items-center text-muted", frame)}>
            <Icon name="image" size="xl" />
          </span>
        )}
        <div className="flex min-w-0 flex-col gap-3 sm:flex-1">
          <input
            {...wired.aria}
            ref={input}
            id={wired.id}
            name={wired.name}
            type="file"
            accept={props.accept ?? drawable}
            required={wired.required && !props.current}
            onChange={choose}
            className="file-control"
          />
          <span role="status" className="sr-only">
            {said}
          </span>
          <StillNotice file={file} />
          {file && (
            <Button type="button" look="quiet-danger" size="s" className="self-start" onClick={() => remove(file)}>
              Убрать выбранное
            </Button>
          )}
          {props.current && props.removeName && <CheckboxField name={props.removeName} label="Удалить картинку" />}
        </div>
      </div>
      {props.tools && <div className="mt-4">{props.tools(chosen ?? undefined, setShaped)}</div>}
    </Field>
  );
}
