import type { Picture } from "#app/engines/content/contract.ts";
import { Icon } from "#app/ui/icon.tsx";

/** A frame in small, upright as in the story. Decoration: its words stand beside it. */
export function Thumb({ picture }: { picture: Picture | null }) {
  const frame = "h-20 w-16 flex-none rounded-control bg-well";
  if (!picture)
    return (
      <span className={`grid place-items-center text-muted ${frame}`}>
        <Icon name="image" />
      </span>
    );
  return (
    <img
      src={`/files/${picture.id}/480`}
      alt=""
      width={64}
      height={80}
      loading="lazy"
      decoding="async"
      className={`object-cover ${frame}`}
    />
  );
}
