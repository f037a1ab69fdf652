import { useEffect, useState } from "react";
import { Button } from "./button.tsx";
import { keyOf, useChosenFiles } from "./chosen-files.ts";
import { Field, type FieldProps, wireField } from "./field.tsx";
import type { SendFile } from "./file-sending.ts";
import { Icon } from "./icon.tsx";
import { sizeText } from "./size-text.ts";
import { StillNotice } from "./still-notice.tsx";

export type FileFieldProps = Omit<FieldProps, "defaultValue"> & {
  /** «image/png,image/jpeg», «.pdf» */
  accept?: string;
  multiple?: boolean;
  /** Sends each file as soon as it is chosen and gives its id, which then goes with the form instead of the file. */
  send?: SendFile;
};

/** Files from the device. A native input: it takes dropped files and works without script; script keeps, shows and removes what is chosen. */
export function FileField(props: FileFieldProps) {
  const wired = wireField(props);
  const { input, files, said, choose, remove } = useChosenFiles();
  return (
    <Field props={props} wired={wired}>
      <input
        {...wired.aria}
        ref={input}
        id={wired.id}
        name={props.send && files.length > 0 ? undefined : wired.name}
        type="file"
        accept={props.accept}
        multiple={props.multiple}
        required={wired.required}
        onChange={choose}
        className="file-control"
      />
      {files.length > 0 && (
        <ul className="flex flex-col gap-2">
          {files.map((file) => (
            <ChosenFile key={keyOf(file)} file={file} name={wired.name} send={props.send} remove={() => remove(file)} />
          ))}
        </ul>
      )}
      <span role="status" className="sr-only">
        {said}
      </span>
    </Field>
  );
}

type ChosenProps = { file: File; name: string; send: SendFile | undefined; remove(): void };

function ChosenFile({ file, name, send, remove }: ChosenProps) {
  const sending = useSending(file, send);
  return (
    <li className="rounded-control bg-well px-3.5 py-2.5 text-sm">
      <span className="flex items-center gap-2.5">
        <Icon name="file" className="text-muted" />
        <span className="min-w-0 flex-1 truncate">{file.name}</span>
        <span className="text-muted">{sizeText(file.size)}</span>
        <Button type="button" look="quiet-danger" size="s" onClick={remove}>
          Убрать <span className="sr-only">{file.name}</span>
        </Button>
      </span>
      <StillNotice file={file} />
      {send && !sending.id && !sending.problem && (
        <progress aria-label={`Загрузка: ${file.name}`} max={1} value={sending.share} className="bar mt-2" />
      )}
      {sending.id && <input type="hidden" name={name} value={sending.id} />}
      <span role="status" className={sending.problem ? "mt-1 block font-medium text-danger" : "sr-only"}>
        {sending.problem ?? (sending.id ? `Файл загружен: ${file.name}` : "")}
      </span>
    </li>
  );
}

function useSending(file: File, send: SendFile | undefined) {
  const [state, setState] = useState<{ share: number; id?: string; problem?: string }>({ share: 0 });
  useEffect(() => {
    if (!send) return;
    const stop = new AbortController();
    send(file, (share) => setState({ share }), stop.signal).then(
      (id) => setState({ share: 1, id }),
      (error: Error) => stop.signal.aborted || setState({ share: 0, problem: error.message }),
    );
    return () => stop.abort();
  }, [file, send]);
  return state;
}
