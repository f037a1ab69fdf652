import { useActionData } from "@remix-run/react";
import { type ReactNode, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { FieldSource } from "#app/ui/field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import type { FormReply } from "#app/web/reply.ts";
import type { AlikePlace } from "../contract.ts";
import { useNameCheck } from "./name-check.ts";

type Words = Record<"title" | "alias" | "description", FieldSource> & {
  /** That whoever makes it has read which places are called much the same. */
  sure?: FieldSource;
};

type Props = {
  fields: Words;
  kind: keyof typeof kinds;
  /** How many letters its name and its story may have. */
  most?: { title: number; description: number };
  /** The place that is changed; a new one is none yet. */
  place?: string;
  /** What else may be said of a new one: with its address it waits folded, for none of it must be said. */
  children?: ReactNode;
};

const kinds = {
  channel: { under: "/c/", alike: "Похожие каналы уже есть" },
  community: { under: "/cm/", alike: "Похожие сообщества уже есть" },
};

type Shown = { alike: AlikePlace[] };

/** What the form was answered with; `useShown` would bring the library of large forms along, seven kilobytes of script. */
const useAnswer = () => useActionData<FormReply>()?.shown as Shown | undefined;

/**
 * What a place is called, where it stands, what it is about. With script a word for the address that will not do, and places
 * that are called much like a new one, are told of while one types; without it when the form is sent.
 */
export function PlaceWords({ fields, kind, most = { title: 60, description: 500 }, place, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const said = useNameCheck(box, kind, place);
  const shown = useAnswer();
  const { under, alike } = kinds[kind];
  const problem = said?.alias ? said.problem : undefined;
  const isFree = problem === null && said?.alias !== fields.alias.defaultValue;
  // What was refused there is seen at once.
  const isAsked = [fields.alias, fields.description].some(({ errors = [] }) => errors.length > 0);
  const rest = (
    <>
      <div className="space-y-1.5">
        <TextField
          field={fields.alias}
          label="Адрес"
          hint={`Латиницей, от 3 до 30 знаков: ${under}kofe${place ? "" : ". Оставите пустым – составим из названия"}`}
          maxLength={30}
          autoComplete="off"
          spellCheck={false}
          optional={!place}
          {...(said?.alias && { errors: problem ? [problem] : [] })}
        />
        <p role="status" className={problem ? "sr-only" : "text-sm text-muted"}>
          {problem ?? (isFree && `Свободно: ${under}${said?.alias.toLowerCase()}`)}
        </p>
      </div>
      <TextareaField field={fields.description} label="О чём" rows={3} maxLength={most.description} optional />
      {children}
    </>
  );
  return (
    <div ref={box} className="space-y-6">
      {fields.sure?.defaultValue && <input type="hidden" name="sure" value="yes" />}
      <div className="space-y-1.5">
        <TextField field={fields.title} label="Название" maxLength={most.title} autoComplete="off" />
        {!place && <Alike title={alike} items={said?.alike ?? shown?.alike ?? []} />}
      </div>
      {place ? (
        rest
      ) : (
        <Disclosure title="Ещё настройки" open={isAsked}>
          <div className="space-y-6 text-ink">{rest}</div>
        </Disclosure>
      )}
    </div>
  );
}

/** Names places that are called much the same; whoever has read it makes their own without being asked again. */
function Alike({ title, items }: { title: string; items: AlikePlace[] }) {
  return (
    <div role="status" className="text-sm text-soft">
      {items.length > 0 && (
        <>
          <input type="hidden" name="sure" value="yes" />
          {title}:{" "}
          {items.map(({ title: name, href }, at) => (
            <span key={href}>
              {at > 0 && ", "}
              <a className="text-link underline" href={href}>
                {name}
              </a>
            </span>
          ))}
        </>
      )}
    </div>
  );
}

/** Makes the place; where others are called much the same, all the same. */
export function CreateButton({ children }: { children: string }) {
  return (
    <Button look="primary" name="intent" value="create">
      {useAnswer() ? "Всё равно создать" : children}
    </Button>
  );
}
