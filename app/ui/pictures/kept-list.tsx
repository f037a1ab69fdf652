import { type RefObject, useEffect, useRef, useState } from "react";
import { pictureLine } from "#app/rich-text/picture-line.ts";
import { Button } from "../button.tsx";
import { CheckboxField } from "../checkbox-field.tsx";
import { Disclosure } from "../disclosure.tsx";
import { SelectField } from "../select-field.tsx";
import { TextField } from "../text-field.tsx";
import type { Kept, KeptProps, KeptTyped } from "./kept-pictures.tsx";
import { WishFields } from "./wish-fields.tsx";

/** The list of kept pictures. Posts `name[0].id`, `.alt`, `.place`… */
export default function KeptList({ name, pictures, typed = [], altRequired }: KeptProps) {
  const list = useRef<HTMLOListElement>(null);
  const { order, isReady, said, move } = useOrder(pictures, list);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">Картинки публикации</legend>
      <ol ref={list} className="space-y-3">
        {order.map((id, place) => {
          const index = pictures.findIndex((one) => one.id === id);
          const said = typed.find((one) => one.id === id);
          return (
            <KeptPicture
              key={id}
              prefix={`${name}[${index}]`}
              picture={pictures[index]!}
              number={index + 1}
              count={pictures.length}
              place={place}
              typed={said}
              altRequired={altRequired}
              move={isReady ? move : undefined}
            />
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </fieldset>
  );
}

type ItemProps = {
  prefix: string;
  picture: Kept;
  number: number;
  count: number;
  place: number;
  typed: KeptTyped | undefined;
  altRequired: boolean | undefined;
  move: ((id: string, by: number) => void) | undefined;
};

function KeptPicture({ prefix, picture, number, count, place, typed, altRequired, move }: ItemProps) {
  const [preview, setPreview] = useState<string | null>(null);
  const { id, src, alt } = picture;
  const places = Array.from({ length: count }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }));
  return (
    <li id={`picture-${id}`} className="rounded-card border border-line p-3 sm:p-4">
      <input type="hidden" name={`${prefix}.id`} value={id} />
      <div className="flex flex-wrap gap-4">
        <img
          src={preview ?? `${src.replace(/\/\d+$/, "")}/480`}
          data-kept-picture={id}
          alt={`Картинка ${number}`}
          className="max-h-48 w-full rounded-control bg-plate object-contain sm:w-48"
        />
        <div className="flex min-w-[min(100%,16rem)] flex-1 flex-col gap-3">
          <TextField
            name={`${prefix}.alt`}
            label={`Что на картинке ${number}`}
            hint="Прочитают те, кто картинку не видит"
            optional={!altRequired}
            maxLength={300}
            defaultValue={typed?.alt ?? alt}
            autoComplete="off"
          />
          <p className="text-sm wrap-anywhere text-muted [form:has(.editor-frame)_&]:hidden">
            В тексте: <code className="select-all">{pictureLine(id)}</code>
          </p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {move ? (
              <>
                <input type="hidden" name={`${prefix}.place`} value={place + 1} />
                <Button type="button" size="s" icon="up" iconOnly disabled={place === 0} onClick={() => move(id, -1)}>
                  {`Картинку ${number} выше`}
                </Button>
                <Button
                  type="button"
                  size="s"
                  icon="down"
                  iconOnly
                  disabled={place === count - 1}
                  onClick={() => move(id, 1)}
                >
                  {`Картинку ${number} ниже`}
                </Button>
              </>
            ) : (
              <SelectField
                name={`${prefix}.place`}
                label="Место"
                options={places}
                defaultValue={typed?.place ?? String(place + 1)}
                className="w-24"
              />
            )}
            <CheckboxField
              name={`${prefix}.remove`}
              label={`Убрать картинку ${number}`}
              defaultChecked={typed?.remove === "on"}
            />
          </div>
        </div>
      </div>
      <Disclosure title="Кадр и поворот" className="mt-3">
        <WishFields prefix={prefix} start={typed} source={src} onShape={setPreview} />
      </Disclosure>
    </li>
  );
}

/** With script pictures change places by ↑ and ↓; the focus goes with the picture. */
function useOrder(pictures: Kept[], list: RefObject<HTMLElement>) {
  const [isReady, setReady] = useState(false);
  const [moved, setMoved] = useState<string[] | null>(null);
  const [said, say] = useState("");
  useEffect(() => setReady(true), []);
  const ids = pictures.map(({ id }) => id);
  const order = moved && moved.length === ids.length && ids.every((id) => moved.includes(id)) ? moved : ids;
  const move = (id: string, by: number) => {
    const from = order.indexOf(id);
    const next = order.filter((one) => one !== id);
    next.splice(from + by, 0, id);
    setMoved(next);
    say(`Картинка ${ids.indexOf(id) + 1} теперь на месте ${from + by + 1}`);
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLButtonElement>(`#picture-${CSS.escape(id)} button:enabled`);
      (by < 0 ? buttons?.[0] : (buttons?.[1] ?? buttons?.[0]))?.focus();
    });
  };
  return { order, isReady, said, move };
}
