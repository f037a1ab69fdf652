import { usePictureSources } from "#app/engines/content/ui/picture-sources.ts";
import { sizeText } from "#app/ui/size-text.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type { StoryFrame as Frame } from "../contract.ts";
import { FilmStage } from "./film-stage.tsx";

type Props = {
  frame: Frame;
  number: number;
  count: number;
  hidden: boolean;
  /** Wanted now or next: its picture does not wait to be scrolled to. */
  soon: boolean;
};

/** One frame: the picture whole or the film, then its words on a ground of their own, so that they can always be read. */
export function StoryFrame({ frame: { id, picture, film, text, link }, number, count, hidden, soon }: Props) {
  return (
    <li id={id} hidden={hidden} className="flex flex-1 flex-col border-t border-white/15 first:border-0">
      <figure className="grid flex-1 grid-rows-[minmax(14rem,1fr)_auto]">
        {film ? (
          <FilmStage film={film} picture={picture} words={`${id}-film`} />
        ) : (
          <PictureStage picture={picture} soon={soon} />
        )}
        <figcaption className="space-y-2 p-4">
          <p className="text-sm text-white/70">
            <VisuallyHidden>Кадр </VisuallyHidden>
            {number} из {count}
          </p>
          {text && <p className="text-lg whitespace-pre-line">{text}</p>}
          {film && <FilmWords id={`${id}-film`} film={film} words={picture.alt} />}
          {link && <FrameLink to={link} />}
        </figcaption>
      </figure>
    </li>
  );
}

function PictureStage({ picture, soon }: { picture: Frame["picture"]; soon: boolean }) {
  const { src, srcSet } = usePictureSources(picture);
  const { alt, width, height } = picture;
  const isTall = height > width;
  return (
    <div data-stage className="relative overflow-clip bg-black select-none">
      {!isTall && (
        <img
          src={`/files/${picture.id}/480`}
          alt=""
          loading={soon ? "eager" : "lazy"}
          className="absolute inset-0 size-full object-cover opacity-50 blur-2xl"
        />
      )}
      <img
        src={src}
        srcSet={srcSet}
        sizes={srcSet ? "(min-width: 30rem) 28rem, 100vw" : undefined}
        alt={alt}
        width={width}
        height={height}
        draggable={false}
        loading={soon ? "eager" : "lazy"}
        className={`absolute inset-0 size-full ${isTall ? "object-cover" : "object-contain"}`}
      />
    </div>
  );
}

type WordsProps = { id: string; film: NonNullable<Frame["film"]>; words: string };

function FilmWords({ id, film, words }: WordsProps) {
  return (
    <div className="space-y-1 text-sm text-white/70">
      <p id={id} className="whitespace-pre-line">
        В видео: {words}
      </p>
      <p>
        <a href={`/files/${film.id}`} className="inline-block min-h-6 text-white underline">
          Открыть файл видео, {sizeText(film.bytes)}
        </a>
      </p>
    </div>
  );
}

function FrameLink({ to }: { to: string }) {
  const outside = to.startsWith("/") ? {} : { target: "_blank", rel: "noopener noreferrer nofollow" };
  return (
    <a
      href={to}
      {...outside}
      className="inline-flex min-h-11 items-center rounded-control bg-white px-4.5 font-medium text-[#10131a] no-underline hover:bg-white/85"
    >
      Подробнее
      {!to.startsWith("/") && <VisuallyHidden> (откроется в новой вкладке)</VisuallyHidden>}
    </a>
  );
}
