import type { Editor } from "@tiptap/core";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { Button } from "../button.tsx";
import { classes } from "../classes.ts";
import type { OwnFilms } from "../own-films.ts";
import type { FindPeople } from "../person-line.tsx";
import { AddressLine } from "./address-line.tsx";
import { createEditor, documentOf, markdownOf } from "./create-editor.ts";
import { EditorMentions } from "./editor-mentions.tsx";
import { PictureChoice, takesPictures } from "./picture-choice.tsx";
import { TableTools } from "./table-tools.tsx";
import { type Asking, Toolbar } from "./toolbar.tsx";

export type EditorProps = {
  /** The field that goes with the form; this draws what it says and writes into it. A form drawn anew has another one. */
  area: RefObject<HTMLTextAreaElement | null>;
  id: string;
  labelId: string;
  describedBy: string | undefined;
  isWrong: boolean;
  /** The writer was in the field when the editor came. */
  takeFocus: boolean;
  className: string;
  /** Whom one may name by @. */
  people?: FindPeople | undefined;
  /** The writer's own films, where they may stand. */
  films?: OwnFilms | undefined;
  onPlain(): void;
};

/** The text as it will look, with tools: comfort over the textarea, which stays the only thing that is sent. */
export default function RichTextEditor(props: EditorProps) {
  const { area, id, labelId, describedBy, isWrong, takeFocus, className, people, films, onPlain } = props;
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [asked, setAsked] = useState<Asking | null>(null);
  const ask = useCallback((what: Asking) => setAsked((now) => (now === what ? null : what)), []);
  const form = area.current?.form ?? null;
  const attributes = {
    id,
    role: "textbox",
    "aria-multiline": "true",
    "aria-labelledby": labelId,
    ...(describedBy && { "aria-describedby": describedBy }),
    ...(isWrong && { "aria-invalid": "true" }),
    class: classes("prose editor-text", className),
  };
  const latest = useRef(attributes);
  latest.current = attributes;

  useEffect(() => {
    const field = area.current!;
    const made = createEditor(place.current!, field.value, () => latest.current);
    const stop = tie(made, field);
    const label = document.getElementById(labelId);
    const enter = () => void made.commands.focus();
    label?.addEventListener("click", enter);
    if (takeFocus) made.commands.focus("end");
    setEditor(made);
    return () => {
      label?.removeEventListener("click", enter);
      stop();
      made.destroy();
    };
  }, [area, labelId, takeFocus]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the attributes are read anew when these change.
  useEffect(() => editor?.view.setProps({}), [editor, describedBy, isWrong]);

  return (
    <div className="editor-frame relative rounded-control border border-edge bg-surface has-[[aria-invalid=true]]:border-danger">
      <div className="flex flex-wrap items-center justify-between gap-1 border-b border-line py-1 sm:px-1">
        {editor && <Toolbar editor={editor} controls={id} ask={ask} takesPictures={takesPictures(form)} />}
        <Button type="button" look="quiet" size="s" className="ml-auto" onClick={onPlain}>
          Обычный текст
        </Button>
      </div>
      {editor && <TableTools editor={editor} />}
      {editor && asked === "picture" && <PictureChoice editor={editor} form={form} done={() => setAsked(null)} />}
      {editor && asked && asked !== "picture" && (
        <AddressLine key={asked} editor={editor} what={asked} films={films} form={form} done={() => setAsked(null)} />
      )}
      <div ref={place} className="max-h-[70vh] overflow-y-auto" />
      {editor && people && <EditorMentions editor={editor} find={people} />}
    </div>
  );
}

/** Keeps the field saying what the editor shows: soon after a change, and at once when anybody reads the form. */
function tie(editor: Editor, area: HTMLTextAreaElement): () => void {
  const { form } = area;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    if (waiting === undefined) return false;
    clearTimeout(waiting);
    waiting = undefined;
    area.value = markdownOf(editor);
    return true;
  };
  const tell = () => write() && area.dispatchEvent(new Event("input", { bubbles: true }));
  const later = () => {
    clearTimeout(waiting);
    waiting = setTimeout(tell, 300);
  };
  const answer = (event: FormDataEvent) => {
    write();
    if (event.formData.has(area.name)) event.formData.set(area.name, area.value);
  };
  const renew = () => setTimeout(() => editor.isDestroyed || editor.commands.setContent(documentOf(area.value)));
  editor.on("update", later);
  editor.on("blur", tell);
  form?.addEventListener("formdata", answer);
  form?.addEventListener("reset", renew);
  return () => {
    tell();
    form?.removeEventListener("formdata", answer);
    form?.removeEventListener("reset", renew);
  };
}
