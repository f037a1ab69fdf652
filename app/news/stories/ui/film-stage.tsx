import { usePictureSources } from "#app/engines/content/ui/picture-sources.ts";
import type { StoryFrame } from "../contract.ts";

type Props = {
  film: NonNullable<StoryFrame["film"]>;
  picture: StoryFrame["picture"] /** Id of what says what is in it. */;
  words: string;
};

/** The film of a frame in the browser's own player: no sound and nothing of it before it is wanted. */
export function FilmStage({ film: { id, type }, picture, words }: Props) {
  const { src } = usePictureSources(picture);
  return (
    <div className="relative overflow-clip bg-black">
      <video
        controls
        muted
        playsInline
        preload="none"
        poster={src}
        aria-label="Видео"
        aria-describedby={words}
        className="absolute inset-0 size-full object-contain"
      >
        <source src={`/files/${id}`} type={type} />
      </video>
    </div>
  );
}
