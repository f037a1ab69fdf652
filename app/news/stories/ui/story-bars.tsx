import type { RefObject } from "react";
import { classes } from "#app/ui/classes.ts";

type Props = { frames: { id: string }[]; current: number; bar: RefObject<HTMLSpanElement> };

/** How far the story has come, a bar a frame. Decoration: each frame says its number in words. */
export function StoryBars({ frames, current, bar }: Props) {
  return (
    <div aria-hidden="true" className="flex gap-1 px-4 pt-3 sm:px-5">
      {frames.map(({ id }, index) => (
        <span key={id} className="h-1 flex-1 overflow-clip rounded-full bg-white/30">
          <span
            ref={index === current ? bar : undefined}
            className={classes("block size-full origin-left bg-white", index > current && "invisible")}
          />
        </span>
      ))}
    </div>
  );
}
