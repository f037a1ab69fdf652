import { type RefObject, useEffect, useRef } from "react";

type Clock = {
  /** The frame on the screen; empty before there is one. */
  frameId: string;
  seconds: number;
  running: boolean;
  onEnd(): void;
};

/**
 * The time of one frame. The bar's own animation is the clock: it stops and goes on where it stopped, and its end is the
 * frame's end. It waits until the picture has come; where nothing ever runs, there is no animation at all.
 */
export function useClock(bar: RefObject<HTMLElement>, { frameId, seconds, running, onEnd }: Clock): void {
  const clock = useRef<Animation | null>(null);
  const end = useRef(onEnd);
  end.current = onEnd;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each frame has a clock of its own.
  useEffect(
    () => () => {
      clock.current?.cancel();
      clock.current = null;
    },
    [frameId],
  );
  useEffect(() => {
    if (!frameId || !running || !bar.current) return clock.current?.pause();
    if (!clock.current) {
      const stretch = [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }];
      clock.current = bar.current.animate(stretch, { duration: seconds * 1000, fill: "both" });
      clock.current.pause();
      clock.current.onfinish = () => end.current();
    }
    let wanted = true;
    const picture = document.getElementById(frameId)?.querySelector<HTMLImageElement>("img:last-of-type");
    const come = picture?.decode().catch(() => {}) ?? Promise.resolve();
    come.then(() => wanted && clock.current?.play());
    return () => {
      wanted = false;
    };
  }, [bar, frameId, seconds, running]);
}
