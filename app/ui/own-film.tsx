import { sizeText } from "./size-text.ts";

export type FilmInfo = { description: string; type: string; bytes: number; poster?: string };

/** A film from the portal itself: the browser's own player, nothing of it before it is wanted, and what is in it in words. */
export function OwnFilm({ id, film }: { id: string; film?: FilmInfo | undefined }) {
  const src = `/files/${id}`;
  return (
    <figure className="film">
      {/* biome-ignore lint/a11y/useMediaCaption: what is in it stands below in words; nobody here could write captions for it. */}
      <video controls preload="none" playsInline poster={film?.poster} aria-label={film?.description ?? "Видео"}>
        <source src={src} type={film?.type} />
      </video>
      <figcaption>
        {film && <p>{film.description}</p>}
        <p>
          <a href={src} className="text-link underline">
            Открыть файл видео{film && `, ${sizeText(film.bytes)}`}
          </a>
        </p>
      </figcaption>
    </figure>
  );
}
