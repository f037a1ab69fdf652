import { sendKept } from "./keeping.ts";

/**
 * A form in a dialog belongs to a page whose code may not be here: without a network Remix would lose it on the way to
 * that code, so it goes to the outbox by itself.
 */
export function keepOfDialog(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const action = form.getAttribute("action");
  if (navigator.onLine || !action || form.method !== "post" || form.dataset.document !== undefined) return;
  const { pathname, search } = new URL(action, location.origin);
  if (!form.closest("dialog") || pathname === location.pathname) return;
  event.preventDefault();
  event.stopPropagation();
  const typed = new FormData(form, event.submitter);
  const isMultipart = form.enctype === "multipart/form-data";
  const body = isMultipart ? typed : new URLSearchParams([...typed] as [string, string][]);
  form.setAttribute("aria-busy", "true");
  const unsent = () => Promise.reject(new TypeError("The browser has no network"));
  void sendKept(unsent, new URL(`${pathname}.data${search}`, location.origin), { method: "POST", body }).finally(() =>
    form.removeAttribute("aria-busy"),
  );
}
