import { type ReactNode, useEffect, useState } from "react";
import { CheckboxField } from "./checkbox-field.tsx";
import { classes } from "./classes.ts";
import { Field, wireField } from "./field.tsx";
import type { FileFieldProps } from "./file-field.tsx";
import { Icon } from "./icon.tsx";

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
  const [file, setFile] = useState<File | null>(null);
  const chosen = useObjectUrl(file);
  const [shaped, setShaped] = useState<string | null>(null);
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
            id={wired.id}
            name={wired.name}
            type="file"
            accept={props.accept ?? "image/png,image/jpeg,image/webp,image/avif"}
            required={wired.required && !props.current}
            onChange={(event) => {
              setShaped(null);
              setFile(event.target.files?.[0] ?? null);
            }}
            className="file-control"
          />
          {props.current && props.removeName && <CheckboxField name={props.removeName} label="Удалить картинку" />}
        </div>
      </div>
      {props.tools && <div className="mt-4">{props.tools(chosen ?? undefined, setShaped)}</div>}
    </Field>
  );
}

function useObjectUrl(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setAddress(null);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
