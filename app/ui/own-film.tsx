import { sizeText } from "./size-text.ts";

export type FilmInfo = { description: string; type: string; bytes: number; poster?: string };

/** A film from the portal itself: the browser's own player, nothing of one with a picture before it is wanted, and what is in it in words. */
export function OwnFilm({ id, film }: { id: string; film?: FilmInfo | undefined }) {
  const src = `/files/${id}`;
  // Without a picture of its own the browser shows a frame of it, not a black rectangle, for a little of its bytes.
  const poster = film?.poster;
  return (
    <figure className="film">
      {/* biome-ignore lint/a11y/useMediaCaption: what is in it stands below in words; nobody here could write captions for it. */}
      <video
        controls
        preload={poster ? "none" : "metadata"}
        playsInline
        poster={poster}
        aria-label={film?.description ?? "Видео"}
      >
        <source src={poster ? src : `${src}#t=0.1`} type={film?.type} />
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
