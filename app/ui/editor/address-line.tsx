import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { readVideo } from "#app/rich-text/video.ts";
import { Button } from "../button.tsx";
import type { OwnFilms } from "../own-films.ts";
import { FilmChoice } from "./film-choice.tsx";
import type { Asking } from "./toolbar.tsx";

const words = {
  link: { label: "Адрес ссылки", wrong: "Не похоже на адрес. Например: https://veche.example" },
  video: {
    label: "Адрес видео",
    wrong: "Подойдёт ссылка на видео с VK Видео, Rutube или YouTube, или строка из «Моих видео»",
  },
};

/** Asks for an address under the tools. No form of its own: it stands inside the one that is being written. */
export function AddressLine({
  editor,
  what,
  films,
  form,
  done,
}: {
  editor: Editor;
  what: Exclude<Asking, "picture">;
  films?: OwnFilms | undefined;
  form: HTMLFormElement | null;
  done(): void;
}) {
  const { label, wrong } = words[what];
  const present = what === "link" ? ((editor.getAttributes("link").href as string | undefined) ?? "") : "";
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const leave = () => {
    editor.view.focus();
    done();
  };
  const take = () => {
    const took = (what === "link" ? takeLink : takeVideo)(editor, field.current?.value.trim() ?? "");
    setWrong(!took);
    if (took) leave();
    else field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    if (event.key === "Enter") take();
    else leave();
  };
  return (
    <fieldset className="flex flex-wrap items-end gap-2 border-t border-line p-2">
      <legend className="sr-only">{label}</legend>
      <label htmlFor="editor-address" className="w-full text-sm font-medium">
        {label}
      </label>
      <input
        ref={field}
        id="editor-address"
        type={what === "link" ? "url" : "text"}
        defaultValue={present}
        autoComplete="off"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? "editor-address-wrong" : undefined}
        onKeyDown={press}
        className="control min-w-40 flex-1"
      />
      <Button type="button" onClick={take}>
        {what === "link" ? "Поставить ссылку" : "Вставить видео"}
      </Button>
      {present && (
        <Button
          type="button"
          look="quiet-danger"
          onClick={() => {
            editor.chain().extendMarkRange("link").unsetLink().run();
            leave();
          }}
        >
          Убрать ссылку
        </Button>
      )}
      <Button type="button" look="quiet" onClick={leave}>
        Отмена
      </Button>
      <p id="editor-address-wrong" role="status" className="w-full text-sm font-medium text-danger">
        {isWrong ? wrong : ""}
      </p>
      {what === "video" && films && form && <FilmChoice editor={editor} films={films} form={form} done={done} />}
    </fieldset>
  );
}

function takeLink(editor: Editor, typed: string): boolean {
  const href = /^(https?:|mailto:|\/)/i.test(typed)
    ? typed
    : /^[^\s@]+@[^\s@]+$/.test(typed)
      ? `mailto:${typed}`
      : `https://${typed}`;
  const isGood = href.startsWith("/") ? !/^\/[/\\]/.test(href) : URL.canParse(href) && /[.:]/.test(typed);
  if (!isGood || /\s/.test(href)) return false;
  const chain = editor.chain();
  if (editor.state.selection.empty && !editor.isActive("link")) {
    return chain.insertContent({ type: "text", text: typed, marks: [{ type: "link", attrs: { href } }] }).run();
  }
  return chain.extendMarkRange("link").setLink({ href }).run();
}

function takeVideo(editor: Editor, typed: string): boolean {
  const video = readVideo(/^(https?:|\/files\/)/i.test(typed) ? typed : `https://${typed}`);
  return video !== null && editor.chain().insertVideo(video).run();
}
