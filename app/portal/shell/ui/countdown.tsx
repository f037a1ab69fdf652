import { useNavigate } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { plural } from "#app/ui/plural.ts";

const from = 100;
/** Spoken at these numbers only: a timer that talks every second is noise. */
const spoken = [100, 60, 30, 10];

/**
 * «До перехода осталось: N» from 100; leads on when N is below 2 (specification §2). It goes by a deadline, which waits
 * while nobody looks at the page, and can be stopped. Until script runs it is `still`.
 */
export function Countdown({ to, still }: { to: string; still: ReactNode }) {
  const [left, setLeft] = useState<number>();
  const [stopped, setStopped] = useState(false);
  const words = useRef<HTMLParagraphElement>(null);
  const navigate = useNavigate();
  useEffect(() => (stopped ? undefined : runDown(setLeft)), [stopped]);
  useEffect(() => {
    if (left !== undefined && left < 2 && !stopped) navigate(to);
  }, [left, stopped, to, navigate]);
  useEffect(() => {
    if (stopped) words.current?.focus();
  }, [stopped]);
  if (stopped) {
    return (
      <p ref={words} tabIndex={-1} className="mt-4 rounded-chip text-soft">
        Переход остановлен, вы остаётесь на этой странице.
      </p>
    );
  }
  return (
    <div className="mt-4">
      {/* Stands here empty before the first number comes, so that the first one is spoken too. */}
      <p aria-live="polite" className="sr-only">
        {left !== undefined && wordsAt(left)}
      </p>
      {left === undefined ? (
        <noscript>{still}</noscript>
      ) : (
        <>
          <p role="timer" className="text-lg font-medium tabular-nums">
            До перехода осталось: {left}
          </p>
          <Button type="button" icon="pause" className="mt-3" onClick={() => setStopped(true)}>
            Остановить переход
          </Button>
        </>
      )}
    </div>
  );
}

function wordsAt(left: number): string {
  const last = spoken.findLast((number) => number >= left) ?? from;
  return `Через ${last} ${plural(last, ["секунду", "секунды", "секунд"])} откроется главная страница`;
}

function runDown(show: (left: number) => void): () => void {
  let deadline = Date.now() + from * 1000;
  let hiddenAt = document.hidden ? Date.now() : undefined;
  const look = () => {
    if (hiddenAt === undefined) show(Math.max(0, Math.ceil((deadline - Date.now()) / 1000)));
  };
  const onVisibility = () => {
    if (document.hidden) hiddenAt ??= Date.now();
    else if (hiddenAt !== undefined) {
      deadline += Date.now() - hiddenAt;
      hiddenAt = undefined;
    }
    look();
  };
  const timer = setInterval(look, 250);
  document.addEventListener("visibilitychange", onVisibility);
  show(from);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onVisibility);
  };
}
