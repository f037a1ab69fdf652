import type { Picture } from "#app/engines/content/contract.ts";
import { usePictureSources } from "#app/engines/content/ui/picture-sources.ts";
import { Image } from "#app/ui/image.tsx";

type Props = { cover: Picture; eager?: boolean; className?: string };

/** The picture of a rubric, 16 : 9. */
export function RubricCover({ cover, eager, className }: Props) {
  const { width, height, alt } = cover;
  const sizes = "(min-width: 48rem) 42rem, 100vw";
  return (
    <Image
      {...usePictureSources(cover)}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      eager={eager}
      ratio="cover"
      className={className}
    />
  );
}
