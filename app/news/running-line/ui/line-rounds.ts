import { type RefObject, useEffect, useRef, useState } from "react";

const every = 7000;

/** Turns a row of announcements: one round by itself where motion is welcome, and a step at each press. */
export function useRounds(row: RefObject<HTMLUListElement>, count: number) {
  const [ready, setReady] = useState(false);
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const held = useRef(false);

  useEffect(() => {
    setReady(true);
    setPlaying(count > 1 && !isStill());
  }, [count]);

  function step(pressed = false) {
    const to = (at + 1) % count;
    if (pressed || to === 0) setPlaying(false);
    const element = row.current?.children[to] as HTMLElement | undefined;
    row.current?.scrollTo({ left: element?.offsetLeft ?? 0, behavior: isStill() ? "auto" : "smooth" });
    setAt(to);
  }

  const turn = useRef(step);
  turn.current = step;
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => held.current || document.hidden || turn.current(), every);
    return () => clearInterval(timer);
  }, [playing]);

  const set = (value: boolean) => () => {
    held.current = value;
  };
  /** What one reads or is about to press stays. */
  const hold = { onPointerEnter: set(true), onPointerLeave: set(false), onFocus: set(true), onBlur: set(false) };
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
    setAt(Math.min(count - 1, Math.round(scrollLeft / clientWidth)));
  };
  return { ready, at, playing, setPlaying, step, hold, onScroll };
}

/** On a phone the row waits to be pressed: there is no room for what would stop it. */
const isStill = () => matchMedia("(prefers-reduced-motion: reduce), (width < 40rem)").matches;
