import { classes } from "./classes.ts";
import type { IconName } from "./icon-names.ts";
import { iconNames, iconSprite } from "./icon-sprite.ts";

export type { IconName };

const sizes = { s: "size-4", m: "", l: "size-6", xl: "size-8" };

/** A drawing from the sprite. It is decoration: the name stands on its button or beside it. Throws on the server on an unknown name. */
export function Icon(props: { name: IconName; size?: keyof typeof sizes; filled?: boolean; className?: string }) {
  if (import.meta.env.SSR && !iconNames.has(props.name)) throw new Error(`No icon is called "${props.name}"`);
  return (
    <svg
      className={classes("icon", sizes[props.size ?? "m"], props.filled && "fill-current", props.className)}
      aria-hidden="true"
    >
      <use href={`${iconSprite}#${props.name}`} />
    </svg>
  );
}
