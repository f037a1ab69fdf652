import { keyOf, useChosenFiles } from "./chosen-files.ts";
import { Field, type FieldProps, wireField } from "./field.tsx";
import type { SendFile } from "./file-sending.ts";
import { soon } from "./soon.ts";

const ChosenFile = soon(() => import("./chosen-file.tsx"));

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
            <ChosenFile
              key={keyOf(file)}
              {...{ file, name: wired.name, send: props.send, remove: () => remove(file) }}
            />
          ))}
        </ul>
      )}
      <span role="status" className="sr-only">
        {said}
      </span>
    </Field>
  );
}
