import { type MouseEvent, useEffect, useRef } from "react";
import { classes } from "./classes.ts";
import { closeToast, type Toast } from "./toast-store.ts";
import { looks, ToastLink } from "./toast-words.tsx";

export type ToastCardProps = { toast: Toast; lifetime?: number | undefined };

/** One toast; `lifetime` is in ms, without it the toast stays until it is closed. */
export default function ToastCard({ toast, lifetime }: ToastCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(
    () => (card.current && lifetime ? closeLater(card.current, toast.id, lifetime) : undefined),
    [toast, lifetime],
  );
  return (
    // biome-ignore lint/a11y: a click anywhere closes it (spec §9); the keyboard has the button inside.
    <div
      ref={card}
      onClick={() => closeToast(toast.id)}
      className={classes(
        "pointer-events-auto mb-2 flex items-start gap-3 rounded-control border py-1 pr-2.5 pl-4 shadow-float max-sm:text-sm sm:py-2",
        looks[toast.kind],
      )}
    >
      <div className="min-w-0 flex-1 py-0.5 font-medium">
        <p>
          {toast.text}
          <ToastLink {...toast} />
        </p>
        {toast.code && <p className="mt-0.5 text-sm font-normal select-all">Код ошибки: {toast.code}</p>}
      </div>
      {toast.action && <ToastAction {...toast.action} />}
      <button type="button" className="min-h-7 flex-none rounded-chip px-2 text-sm underline-offset-3 hover:underline">
        Закрыть
      </button>
    </div>
  );
}

function ToastAction({ text, run }: NonNullable<Toast["action"]>) {
  const act = (event: MouseEvent) => {
    // What the action says next may be a toast in this one's place: the click must not close it.
    event.stopPropagation();
    run();
  };
  return (
    <button
      type="button"
      onClick={act}
      className="min-h-7 flex-none rounded-chip bg-fill px-2.5 text-sm font-semibold text-white hover:bg-fill-hover"
    >
      {text}
    </button>
  );
}

/** Closes after `lifetime` ms of being seen: the pointer, the focus and a hidden tab stop the clock, and it starts anew. */
function closeLater(card: HTMLElement, id: string, lifetime: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    const held = document.hidden || card.matches(":hover, :focus-within");
    if (!held) timer = setTimeout(() => closeToast(id), lifetime);
  };
  const events = ["mouseenter", "mouseleave", "focusin", "focusout"];
  // focusout comes before the focus has left, so the look waits for the turn to end.
  const lookSoon = () => setTimeout(look);
  for (const event of events) card.addEventListener(event, lookSoon);
  document.addEventListener("visibilitychange", look);
  look();
  return () => {
    clearTimeout(timer);
    for (const event of events) card.removeEventListener(event, lookSoon);
    document.removeEventListener("visibilitychange", look);
  };
}
