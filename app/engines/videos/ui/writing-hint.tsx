import { href } from "#app/web/urls.ts";
import { videos } from "../routes.ts";

/** What may stand in a text besides words. */
export function WritingHint() {
  return (
    <>
      Слово с решёткой станет тегом: #новости. Видео с компьютера – через{" "}
      <a className="underline" href={href(videos.own)} target="_blank" rel="noopener">
        «Мои видео»
      </a>
      .
    </>
  );
}
