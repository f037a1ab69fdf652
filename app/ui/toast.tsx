import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { classes } from "./classes.ts";
import type { ToastCardProps } from "./toast-card.tsx";
import { showToast, type Toast, toastStore } from "./toast-store.ts";
import { looks, ToastLink } from "./toast-words.tsx";

/** No page waits for the code of a toast: it comes when the page has come. */
const loadCard = () => import("./toast-card.tsx");

/** The server's one-time messages at the top of main. With script they move to the toasts; without it they stay here. */
export function Flash({ messages }: { messages: Toast[] }) {
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    const move = () => {
      for (const message of messages) showToast(message);
      setMoved(true);
    };
    loadCard().then(move, reportError);
  }, [messages]);
  if (moved || messages.length === 0) return null;
  return (
    <div className="mb-4 flex flex-col gap-2">
      {messages.map((message) => (
        <p
          key={message.id}
          role={message.kind === "error" ? "alert" : "status"}
          className={classes("rounded-control border px-4 py-3 font-medium whitespace-pre-line", looks[message.kind])}
        >
          {message.text}
          <ToastLink {...message} />
        </p>
      ))}
    </div>
  );
}

/**
 * Where toasts come up: top centre, over the header and the margin under it, so that no word of the page is covered; what
 * needs more room moves the page down. Empty in every page so that what comes is announced. One in the whole document.
 */
export function ToastRegion() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer);
  const ToastCard = useCard();
  const errors = toasts.filter((toast) => toast.kind === "error");
  const others = toasts.filter((toast) => toast.kind !== "error");
  return (
    <div
      data-toasts
      className="pointer-events-none sticky top-0 z-50 mx-auto -mt-header -mb-6 min-h-[calc(var(--spacing-header)+1.5rem)] max-w-modal-s px-4 pt-1.5"
    >
      <div role="alert">{ToastCard && errors.map((toast) => <ToastCard key={toast.id} toast={toast} />)}</div>
      <div role="status">
        {ToastCard &&
          others.map((toast) => (
            <ToastCard key={toast.id} toast={toast} lifetime={toast.action || toast.link ? undefined : 5000} />
          ))}
      </div>
    </div>
  );
}

function useCard(): ComponentType<ToastCardProps> | undefined {
  const [Card, setCard] = useState<ComponentType<ToastCardProps>>();
  useEffect(() => {
    loadCard().then(({ default: loaded }) => setCard(() => loaded), reportError);
  }, []);
  return Card;
}
