import { closeToast, showToast } from "#app/ui/toast-store.ts";
import type { Sent } from "./sending.ts";

const list = { text: "Исходящие", href: "/outbox" };

/** Says that a form was not sent; what was typed stays in it. */
export function sayNotSent(why = ""): void {
  const text = `Нет связи, поэтому ничего не отправлено. ${why} Всё, что вы ввели, на месте: отправьте ещё раз, когда связь появится.`;
  showToast({ id: "not-sent", kind: "error", text: text.replace("  ", " ") });
}

/** The way to the list is on the line above: a toast with a link of its own would stay and lie over it. */
export function sayKept(isBusy: boolean): void {
  const why = isBusy ? "Портал просит немного подождать." : "Нет связи.";
  const text = `${why} То, что вы отправили, ждёт в «Исходящих» и уйдёт само.`;
  showToast({ id: "outbox", kind: "info", text });
}

/** Gives a way to take it back when the form has arrived. */
export function saySlow(): () => void {
  const id = "slow-form";
  const text = "Связь медленная, отправляется дольше обычного. То, что вы написали, уже записано и не пропадёт.";
  const turn = setTimeout(() => showToast({ id, kind: "info", text }), 10_000);
  return () => {
    clearTimeout(turn);
    closeToast(id);
  };
}

export function saySent(deed: string, page: string): void {
  showToast({ id: "outbox", kind: "success", text: `Связь есть, отправлено: ${amid(deed, page)}` });
}

export function sayRefused(deed: string, page: string): void {
  showToast({ id: "outbox-refused", kind: "error", text: `Портал не принял: ${amid(deed, page)}`, link: list });
}

export function saySignIn(): void {
  const link = { text: "Войти", href: "/login?returnTo=/outbox" };
  showToast({ id: "outbox", kind: "info", text: "Войдите, чтобы отправить то, что ждёт в «Исходящих».", link });
}

/** What is said to the one who has asked to send at once. */
export function sayHowItWent(sent: Sent): void {
  if (sent === "done") return;
  if (sent === "signed-out") {
    saySignIn();
    return;
  }
  const text =
    sent === "offline" ? "Связи пока нет, попробуем ещё раз сами." : "Портал сейчас занят, попробуем ещё раз.";
  showToast({ id: "outbox", kind: "info", text });
}

/** What was sent, as words that the name of its page ends: its form's own, else those of the button. */
export const deedOf = (what: string | undefined, button: string) =>
  what ?? (button ? `«${button}» на странице` : "Сообщение на странице");

/** «Комментарий к „Каппинг“»: what was sent, and from where. */
export const named = (deed: string, page: string) => `${deed} «${page}»`;

/** The same within a sentence. */
const amid = (deed: string, page: string) => named(deed.charAt(0).toLowerCase() + deed.slice(1), page);
