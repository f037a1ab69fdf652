import { useEffect, useState } from "react";
import { drawable, keyOf, useChosenFiles } from "../chosen-files.ts";
import { Field, type FieldProps, wireField } from "../field.tsx";
import { later } from "../later.tsx";
import { soon } from "../soon.ts";

const AddedPicture = soon(() => import("./added-picture.tsx"));

const PicturesAtOnce = later(() => import("./pictures-at-once.tsx"));

type Props = FieldProps & { altRequired?: boolean };

/**
 * New pictures. Without script one cut and one turn for all of them; with script each is shown, named, cut and ordered by
 * itself. Posts the files under `name`, `all.turn`… for all, or `added[0].alt`, `added[0].turn`… in the order of the files.
 */
export function AddedPictures(props: Props) {
  const wired = wireField(props);
  const { input, files, said, choose, remove } = useChosenFiles();
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <div className="space-y-3">
      <Field props={props} wired={wired}>
        <input
          {...wired.aria}
          ref={input}
          id={wired.id}
          name={wired.name}
          type="file"
          accept={drawable}
          multiple
          data-pictures
          required={wired.required}
          onChange={choose}
          className="file-control"
        />
      </Field>
      {!isReady && <PicturesAtOnce altRequired={props.altRequired} />}
      {isReady && files.length > 0 && (
        <ol className="space-y-3">
          {files.map((file, at) => (
            <AddedPicture
              key={keyOf(file)}
              file={file}
              number={at + 1}
              altRequired={props.altRequired}
              remove={() => remove(file)}
            />
          ))}
        </ol>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
