import type { Editor } from "@tiptap/core";
import { useEffect, useRef, useState } from "react";
import { readVideo } from "#app/rich-text/video.ts";
import { Button } from "../button.tsx";
import { drawable } from "../chosen-files.ts";
import { Icon } from "../icon.tsx";
import type { FilmToPut, OwnFilms } from "../own-films.ts";

type Props = { editor: Editor; films: OwnFilms; form: HTMLFormElement; done(): void };

/** Films from the device and those that were brought before, put among the words without leaving them. */
export function FilmChoice({ editor, films, form, done }: Props) {
  const [known, setKnown] = useState<FilmToPut[]>([]);
  const [said, say] = useState("");
  const [isSending, setSending] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const poster = useRef<HTMLInputElement>(null);
  const description = useRef<HTMLTextAreaElement>(null);
  useEffect(() => void films.list().then(setKnown, ({ message }: Error) => say(message)), [films]);
  const put = (id: string) => {
    editor
      .chain()
      .insertVideo(readVideo(`/files/${id}`)!)
      .run();
    editor.view.focus();
    done();
  };
  const bring = () => {
    const [film, words] = [file.current?.files?.[0], description.current?.value.trim() ?? ""];
    if (!film || !words) {
      say(film ? "Расскажите, что в видео" : "Выберите видео");
      return (film ? description : file).current?.focus();
    }
    setSending(true);
    say("Загружаю видео…");
    films
      .add({ file: film, description: words, poster: poster.current?.files?.[0] }, form)
      .then(put, ({ message }: Error) => say(message))
      .finally(() => setSending(false));
  };
  return (
    <div className="w-full space-y-3 border-t border-line pt-3">
      {known.length > 0 && (
        <ul aria-label="Мои видео" className="flex flex-wrap gap-2">
          {known.map(({ id, name, poster: picture }) => (
            <li key={id}>
              <Button type="button" size="s" onClick={() => put(id)}>
                {picture ? <img src={picture} alt="" className="h-8 rounded-chip" /> : <Icon name="video" size="s" />}
                <span className="sr-only">Вставить: </span>
                <span className="max-w-48 truncate">{name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <label className="text-sm font-medium">
          Видео с устройства: MP4 или WebM до 100 МБ
          <input ref={file} type="file" accept="video/mp4,video/webm" className="file-control mt-1" />
        </label>
        <label className="text-sm font-medium">
          Картинка до начала (необязательно)
          <input ref={poster} type="file" accept={drawable} className="file-control mt-1" />
        </label>
      </div>
      <label className="block text-sm font-medium">
        Что в видео: прочитают те, кто его не видит или не слышит
        <textarea ref={description} rows={2} maxLength={1000} className="control mt-1" />
      </label>
      <Button type="button" icon="upload" onClick={bring} aria-disabled={isSending || undefined}>
        Загрузить и вставить
      </Button>
      <p role="status" className="text-sm">
        {said}
      </p>
    </div>
  );
}
