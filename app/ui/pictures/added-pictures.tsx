import { Suspense, useEffect, useState } from "react";
import { drawable, keyOf, useChosenFiles } from "../chosen-files.ts";
import { Disclosure } from "../disclosure.tsx";
import { Field, type FieldProps, wireField } from "../field.tsx";
import { later } from "../later.ts";
import { soon } from "../soon.ts";
import { TextareaField } from "../textarea-field.tsx";

const AddedPicture = soon(() => import("./added-picture.tsx"));

/** The same for all pictures, for whoever has no script. */
const WishFields = later(async () => ({ default: (await import("./wish-fields.tsx")).WishFields }));

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
      {!isReady && (
        <Disclosure title="Подписи, кадр и поворот новых картинок">
          <Suspense>
            <WishFields prefix="all" />
          </Suspense>
          <p className="mt-3 mb-4 text-sm text-muted">
            Это для всех новых картинок сразу; потом, в правке, – для каждой отдельно. От движущейся картинки останется
            первый кадр.
          </p>
          <TextareaField
            name="alts"
            label="Что на картинках"
            hint={`По строке на картинку, в их порядке. Прочитают те, кто картинок не видит.${props.altRequired ? " Без этих слов статья не уйдёт на проверку и не выйдет." : ""}`}
            rows={3}
            maxLength={3000}
            optional={!props.altRequired}
          />
        </Disclosure>
      )}
      {isReady && files.length > 0 && (
        <Suspense>
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
        </Suspense>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
