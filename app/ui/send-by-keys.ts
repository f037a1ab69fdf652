import type { KeyboardEvent } from "react";

/** For a form's `onKeyDown`: Ctrl+Enter, or ⌘+Enter, presses its first button, from whatever field one writes in. */
export function sendByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  const form = event.currentTarget;
  form.requestSubmit(form.querySelector<HTMLButtonElement>("button[name=intent]"));
}
