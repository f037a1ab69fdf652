import { useEffect } from "react";
import { useRoot } from "#app/web/root-data.ts";

type Props = { course: string; lesson: string };

const every = 30_000;
/** Whoever has not moved for two minutes is away. */
const away = 120_000;
const signs = ["pointermove", "keydown", "scroll", "touchstart", "click"] as const;

/**
 * Tells the portal each half a minute that somebody is at a lesson: while the page is in sight, and they have moved lately, or a
 * film or a package of the page plays. What does not arrive is not counted, and nobody is told of it.
 */
export function LessonClock({ course, lesson }: Props) {
  const { csrf } = useRoot();
  useEffect(() => {
    let moved = Date.now();
    const note = () => {
      moved = Date.now();
    };
    const isBusy = () =>
      [...document.querySelectorAll("video")].some((film) => !film.paused) ||
      document.activeElement instanceof HTMLIFrameElement;
    const beat = () => {
      if (document.visibilityState !== "visible" || (Date.now() - moved > away && !isBusy())) return;
      const headers = { "content-type": "application/json", "x-csrf-token": csrf };
      const address = `/api/learning/courses/${course}/lessons/${lesson}/time`;
      fetch(address, { method: "POST", headers, body: "{}", keepalive: true }).catch(() => {});
    };
    beat();
    const timer = setInterval(beat, every);
    for (const sign of signs) addEventListener(sign, note, { passive: true });
    document.addEventListener("visibilitychange", beat);
    return () => {
      clearInterval(timer);
      for (const sign of signs) removeEventListener(sign, note);
      document.removeEventListener("visibilitychange", beat);
    };
  }, [course, lesson, csrf]);
  return null;
}
