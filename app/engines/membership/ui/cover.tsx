import { usePictureSources } from "#app/engines/content/ui/picture-sources.ts";
import { Image } from "#app/ui/image.tsx";
import type { PlaceView } from "../contract.ts";

/** The picture above a place. */
export function Cover({ cover }: { cover: NonNullable<PlaceView["cover"]> }) {
  const { alt, width, height } = cover;
  const sizes = "(min-width: 48rem) 46rem, 100vw";
  return (
    <div className="mb-4">
      <Image
        {...usePictureSources(cover)}
        {...{ alt, width, height, sizes }}
        ratio="cover"
        className="rounded-card"
        eager
      />
    </div>
  );
}
