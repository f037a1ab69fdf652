import { type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { classes } from "./classes.ts";
import { closeToast, showToast, type Toast, toastStore } from "./toast-store.ts";

const looks = {
  info: "border-line bg-raised text-ink",
  success: "border-success/40 bg-success-tint text-success",
  error: "border-danger/40 bg-danger-tint text-danger",
};

/** The server's one-time messages at the top of main. With script they move to the toasts; without it they stay here. */
export function Flash({ messages }: { messages: Toast[] }) {
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    for (const message of messages) showToast(message);
    setMoved(true);
  }, [messages]);
  if (moved || messages.length === 0) return null;
  return (
    <div className="mb-4 flex flex-col gap-2">
      {messages.map((message) => (
        <p
          key={message.id}
          role={message.kind === "error" ? "alert" : "status"}
          className={classes("rounded-control border px-4 py-3 font-medium", looks[message.kind])}
        >
          {message.text}
          <ToastLink {...message} />
        </p>
      ))}
    </div>
  );
}

/** Where toasts come up: top centre, empty in every page so that what comes is announced. One in the whole document. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer);
  const errors = toasts.filter((toast) => toast.kind === "error");
  const others = toasts.filter((toast) => toast.kind !== "error");
  return (
    <div
      data-toasts
      className="pointer-events-none fixed inset-x-0 top-3 z-50 mx-auto flex max-w-modal-s flex-col gap-2 px-4"
    >
      <div role="alert" className="flex flex-col gap-2">
        {errors.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
      <div role="status" className="flex flex-col gap-2">
        {others.map((toast) => (
          <ToastCard key={toast.id} toast={toast} lifetime={toast.action || toast.link ? undefined : 5000} />
        ))}
      </div>
    </div>
  );
}

function ToastCard({ toast, lifetime }: { toast: Toast; lifetime?: number }) {
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
        "pointer-events-auto flex items-start gap-3 rounded-control border py-2.5 pr-2.5 pl-4 shadow-float",
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

/** The way back: a page of its own, so that it works without script too. */
const ToastLink = ({ link }: Pick<Toast, "link">) =>
  link && (
    <a className="ml-2 underline" href={link.href}>
      {link.text}
    </a>
  );

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
