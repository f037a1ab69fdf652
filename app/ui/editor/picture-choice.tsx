import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "../button.tsx";

/** What the form has of pictures: `data-kept-picture` names the file of each that is there already. */
const keptIn = (form: HTMLFormElement | null) =>
  [...(form?.querySelectorAll<HTMLImageElement>("[data-kept-picture]") ?? [])].map((one) => ({
    file: one.dataset.keptPicture!,
    src: one.src,
    alt: one.alt,
  }));

const input = (form: HTMLFormElement | null) => form?.querySelector<HTMLInputElement>("input[data-pictures]");

/** Whether this form has pictures to put among its words, or takes new ones. */
export const takesPictures = (form: HTMLFormElement | null) => Boolean(input(form)) || keptIn(form).length > 0;

const isRefused = (form: HTMLFormElement | null) => input(form)?.getAttribute("aria-invalid") === "true";

/** Puts one of the publication's pictures among its words; new ones are kept with the draft first. */
export function PictureChoice({ editor, form, done }: { editor: Editor; form: HTMLFormElement | null; done(): void }) {
  const [pictures, setPictures] = useState(() => keptIn(form));
  const [isSending, setSending] = useState(false);
  const [wasRefused, setRefused] = useState(false);
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => box.current?.querySelector("button")?.focus(), []);
  useEffect(() => {
    if (!form) return;
    const look = () => {
      const now = keptIn(form);
      setRefused(isRefused(form));
      if (isRefused(form)) setSending(false);
      setPictures((before) => {
        if (before.map(({ file }) => file).join() === now.map(({ file }) => file).join()) return before;
        setSending(false);
        return now;
      });
    };
    const watch = new MutationObserver(look);
    const attributeFilter = ["data-kept-picture", "aria-invalid"];
    watch.observe(form, { subtree: true, childList: true, attributes: true, attributeFilter });
    return () => watch.disconnect();
  }, [form]);
  const leave = () => {
    editor.view.focus();
    done();
  };
  const put = (file: string) => {
    editor.commands.insertPicture(file);
    leave();
  };
  const bring = () => {
    const field = input(form);
    if (!field) return;
    const send = () => {
      if (!field.files?.length) return;
      setRefused(false);
      setSending(true);
      form?.querySelector<HTMLButtonElement>("button[value=save-draft]")?.click();
    };
    const stop = new AbortController();
    const taken = () => {
      stop.abort();
      // The field itself puts them beside those that were chosen before.
      setTimeout(send);
    };
    field.addEventListener("change", taken, { signal: stop.signal });
    field.addEventListener("cancel", () => stop.abort(), { signal: stop.signal });
    field.click();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    leave();
  };
  return (
    <fieldset ref={box} className="border-t border-line p-2" onKeyDown={press}>
      <legend className="sr-only">Картинка в тексте</legend>
      {pictures.length > 0 && (
        <ul className="mb-2 flex flex-wrap gap-2">
          {pictures.map(({ file, src, alt }) => (
            <li key={file}>
              <button
                type="button"
                onClick={() => put(file)}
                className="block rounded-control border border-edge p-0.5 hover:border-brand"
              >
                <img src={src} alt={`Вставить: ${alt}`} className="h-16 w-auto max-w-32 rounded-chip object-cover" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {input(form) && (
          <Button type="button" icon="upload" onClick={bring} aria-disabled={isSending || undefined}>
            {pictures.length ? "Добавить ещё" : "Выбрать картинку"}
          </Button>
        )}
        <Button type="button" look="quiet" onClick={leave}>
          Отмена
        </Button>
        <p role="status" className="text-sm text-muted">
          {isSending
            ? "Сохраняю картинку…"
            : wasRefused
              ? "Картинка не подошла: почему, сказано у поля «Картинки»"
              : pictures.length
                ? "Нажмите на картинку, и она встанет в текст"
                : ""}
        </p>
      </div>
    </fieldset>
  );
}
