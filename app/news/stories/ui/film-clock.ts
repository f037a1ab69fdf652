import { type RefObject, useEffect, useRef } from "react";

type FilmClock = {
  /** The frame on the screen, if it is a film; else empty. */
  frameId: string;
  running: boolean;
  onEnd(): void;
  /** The film cannot go on by itself, or the reader has stopped it with its own button. */
  onStop(): void;
};

/**
 * The time of a frame that is a film: the film itself is the clock, and the bar shows how far it has come. It goes on to
 * the next frame only where the story runs; started by its own button in a story that stands, it ends where it is.
 */
export function useFilmClock(bar: RefObject<HTMLElement>, { frameId, running, onEnd, onStop }: FilmClock): void {
  const known = useRef({ running, onEnd, onStop });
  known.current = { running, onEnd, onStop };

  useEffect(() => {
    const film = filmOf(frameId);
    if (!film) return;
    let shown: Animation | undefined;
    const tell = () => {
      shown ??= bar.current?.animate([{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], {
        duration: 1000,
        fill: "both",
      });
      shown?.pause();
      if (shown && film.duration) shown.currentTime = Math.min(999, (film.currentTime / film.duration) * 1000);
    };
    const end = () => known.current.running && known.current.onEnd();
    const stop = () => known.current.running && !film.ended && known.current.onStop();
    const heard = { timeupdate: tell, ended: end, pause: stop };
    for (const [name, deed] of Object.entries(heard)) film.addEventListener(name, deed);
    return () => {
      for (const [name, deed] of Object.entries(heard)) film.removeEventListener(name, deed);
      film.pause();
      shown?.cancel();
    };
  }, [bar, frameId]);

  useEffect(() => {
    const film = filmOf(frameId);
    if (!film) return;
    if (!running) return film.pause();
    film.play().catch((error: Error) => error.name !== "AbortError" && known.current.onStop());
  }, [frameId, running]);
}

function filmOf(frameId: string): HTMLVideoElement | undefined {
  return document.getElementById(frameId)?.querySelector("video") ?? undefined;
}
