import { useEffect, useState } from "react";
import { Button } from "../button.tsx";
import { drawable, keyOf, useChosenFiles, useObjectUrl } from "../chosen-files.ts";
import { Disclosure } from "../disclosure.tsx";
import { Field, type FieldProps, wireField } from "../field.tsx";
import { sizeText } from "../size-text.ts";
import { StillNotice } from "../still-notice.tsx";
import { TextField } from "../text-field.tsx";
import { TextareaField } from "../textarea-field.tsx";
import { WishFields } from "./wish-fields.tsx";

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
          <WishFields prefix="all" />
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

type ItemProps = { file: File; number: number; altRequired: boolean | undefined; remove(): void };

function AddedPicture({ file, number, altRequired, remove }: ItemProps) {
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
