import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { StoryFrame } from "../contract.ts";
import { useFilmClock } from "./film-clock.ts";
import { useClock } from "./story-clock.ts";

type Options = { frames: StoryFrame[]; bar: RefObject<HTMLElement>; onOver(): void };

/** A press shorter than this turns the page, a longer one only held it. */
const tap = 250;

/**
 * With script the list of frames is shown one by one. It goes on by itself only where motion and data are not to be
 * saved, stops at the first press of Tab into it, and while it is held, its tab is hidden or its author is answered
 * (accessibility rule 24).
 */
export function usePlayer({ frames, bar, onOver }: Options) {
  const [ready, setReady] = useState(false);
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [held, setHeld] = useState(false);
  const pressed = useRef(0);
  const frame = frames[current]!;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when script has come.
  useEffect(() => {
    setReady(true);
    setCurrent(
      Math.max(
        0,
        frames.findIndex((one) => !one.seen),
      ),
    );
    setPlaying(!wantsStillness());
    const watch = () => setHeld(isAway());
    for (const event of moments) document.addEventListener(event, watch);
    return () => {
      for (const event of moments) document.removeEventListener(event, watch);
    };
  }, []);

  function go(to: number) {
    if (to >= frames.length) return onOver();
    setCurrent(Math.max(0, to));
  }

  const running = ready && playing && !held;
  const onEnd = () => (current + 1 < frames.length ? go(current + 1) : over());
  useClock(bar, { frameId: ready && !frame.film ? frame.id : "", seconds: frame.seconds, running, onEnd });
  useFilmClock(bar, {
    frameId: ready && frame.film ? frame.id : "",
    running,
    onEnd,
    onStop: () => setPlaying(false),
  });

  function over() {
    setPlaying(false);
    onOver();
  }

  /** For the pictures: a hold stops the time, a tap at the left third goes back, elsewhere on. */
  const touch = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!ready || event.button !== 0 || !(event.target as Element).closest("[data-stage]")) return;
      pressed.current = event.timeStamp;
      setHeld(true);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const held = event.timeStamp - pressed.current;
      if (!pressed.current) return;
      pressed.current = 0;
      setHeld(isAway());
      if (held > tap) return;
      const { left, width } = event.currentTarget.getBoundingClientRect();
      go(current + (event.clientX - left < width / 3 ? -1 : 1));
    },
    onPointerCancel() {
      pressed.current = 0;
      setHeld(isAway());
    },
    onFocus(event: { target: Element }) {
      if (event.target.matches("a:focus-visible, button:focus-visible, summary:focus-visible, video:focus-visible"))
        setPlaying(false);
    },
  };

  return { ready, current, frame, playing, setPlaying, go, touch };
}

const moments = ["visibilitychange", "focusin", "focusout"] as const;

/** Nobody looks at the frames: the tab is hidden, or an answer to the author is being written. */
function isAway(): boolean {
  const answer = document.querySelector<HTMLTextAreaElement>("#answer textarea");
  return document.hidden || (answer !== null && (answer === document.activeElement || answer.value !== ""));
}

function wantsStillness(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return matchMedia("(prefers-reduced-motion: reduce)").matches || connection?.saveData === true;
}
