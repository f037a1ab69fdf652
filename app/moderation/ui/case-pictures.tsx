import type { Picture } from "#app/content/contract.ts";
import { usePictureSources } from "#app/content/ui/picture-sources.ts";
import { Image } from "#app/ui/image.tsx";

/** The pictures of what is complained of, small: they may be what it is all about. */
export function CasePictures({ pictures }: { pictures: Picture[] }) {
  if (pictures.length === 0) return null;
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {pictures.map((picture) => (
        <CasePicture key={picture.id} picture={picture} />
      ))}
    </ul>
  );
}

function CasePicture({ picture }: { picture: Picture }) {
  const { alt, width, height } = picture;
  return (
    <li>
      <Image
        {...usePictureSources(picture)}
        alt={alt}
        width={width}
        height={height}
        sizes="(min-width: 40rem) 22rem, 100vw"
        className="rounded-control"
      />
    </li>
  );
}
