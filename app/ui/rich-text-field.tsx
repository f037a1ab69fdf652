import { type ComponentType, useEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";
import type { EditorProps } from "./editor/rich-text-editor.tsx";
import { Field, type FieldProps, wireField } from "./field.tsx";
import type { OwnFilms } from "./own-films.ts";
import type { FindPeople } from "./person-line.tsx";
import { whenIdle } from "./soon.ts";
import { heightFor } from "./textarea-field.tsx";

type Editor = ComponentType<EditorProps>;
type Props = FieldProps & {
  rows?: number;
  maxLength?: number;
  /** Whom the editor offers where an @ is written. */
  people?: FindPeople;
  /** The writer's own films that it offers. */
  films?: OwnFilms;
};

/** How the textarea is written in. */
const signs =
  "Можно выделять: **жирный**, *курсив*, ++подчёркнутый++, - список, > цитата, [ссылка](https://…). Адрес видео с VK Видео, Rutube или YouTube на отдельной строке станет видео.";

/** What the browser remembers of a writer who likes signs better than buttons. */
const plainKey = "plain-text";

/**
 * A text with bold, lists and links: a textarea with a small Markdown, sent as it is. With script an editor comes over it
 * when the page has nothing else to do; it writes the same Markdown into the same textarea.
 */
export function RichTextField(props: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { Editor, isRich, isReady, takeFocus, choose } = useEditor(area);
  const said = {
    ...props,
    hint: isRich ? (
      props.hint
    ) : (
      <>
        {signs} {props.hint}
      </>
    ),
  };
  const wired = wireField(said);
  const labelId = `${wired.id}-label`;
  const height = heightFor(props.rows ?? 10);
  return (
    <Field props={said} wired={wired} labelId={labelId} labelFor={isRich ? null : wired.id}>
      {isReady && !isRich && (
        <Button type="button" look="quiet" size="s" className="self-end" onClick={() => choose(true)}>
          С оформлением
        </Button>
      )}
      <textarea
        {...(isRich ? {} : wired.aria)}
        ref={area}
        key={wired.key}
        id={isRich ? `${wired.id}-text` : wired.id}
        name={wired.name}
        hidden={isRich}
        rows={props.rows ?? 10}
        maxLength={props.maxLength}
        required={wired.required}
        defaultValue={wired.defaultValue}
        className={`control field-sizing-content max-h-[70vh] resize-y ${height}`}
      />
      {isRich && Editor && (
        <Editor
          key={wired.key}
          area={area}
          id={wired.id}
          labelId={labelId}
          describedBy={wired.aria["aria-describedby"]}
          isWrong={wired.errors.length > 0}
          takeFocus={takeFocus}
          className={height}
          people={props.people}
          films={props.films}
          onPlain={() => choose(false)}
        />
      )}
    </Field>
  );
}

function useEditor(area: { current: HTMLTextAreaElement | null }) {
  const [Editor, setEditor] = useState<Editor>();
  const [isRich, setRich] = useState(false);
  const [isReady, setReady] = useState(false);
  const takeFocus = useRef(false);

  const open = async () => {
    const { default: loaded } = await import("./editor/rich-text-editor.tsx");
    setEditor(() => loaded);
    return loaded;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a field, when the page has come.
  useEffect(() => {
    setReady(true);
    const field = area.current;
    if (!field || prefersPlain()) return;
    let isGone = false;
    const come = () =>
      open().then(() => {
        if (isGone) return;
        // Nothing changes under a hand that writes.
        const isWriting = document.activeElement === field && field.value !== field.defaultValue;
        if (isWriting) return field.addEventListener("blur", () => isGone || setRich(true), { once: true });
        takeFocus.current = document.activeElement === field;
        setRich(true);
      }, reportError);
    const cancel = whenIdle(come);
    return () => {
      isGone = true;
      cancel();
    };
  }, []);

  const choose = async (rich: boolean) => {
    localStorage.setItem(plainKey, rich ? "" : "1");
    takeFocus.current = rich;
    if (rich && !Editor) await open().catch(reportError);
    setRich(rich);
    if (!rich) setTimeout(() => area.current?.focus());
  };

  return { Editor, isRich: isRich && Editor !== undefined, isReady, takeFocus: takeFocus.current, choose };
}

function prefersPlain(): boolean {
  return (
    localStorage.getItem(plainKey) === "1" ||
    (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
  );
}
