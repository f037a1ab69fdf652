/** What a form was sent with, and all that stands around it, from the inside out. */
let places: Element[] = [];
let quiet = false;

/**
 * The reader goes on from where they were: when what they pressed goes or is of no more use, what stood around it has the focus.
 * It may go only after the page is quiet, so its place is known until the reader takes another.
 */
export function holdPlace(at: Element[]): void {
  places = at;
  quiet = false;
}

/** The answer has been drawn. */
export function settlePlace(): void {
  quiet = true;
  keepPlace();
}

new MutationObserver(keepPlace).observe(document.body, { childList: true, subtree: true });
document.addEventListener("click", () => {
  if (quiet) places = [];
});

function keepPlace(): void {
  const [pressed, ...around] = places;
  const at = document.activeElement;
  if (!quiet || (at !== document.body && at !== pressed) || pressed?.matches(":enabled:is(html *)")) return;
  const left = around.find((one) => one.isConnected) as HTMLElement | undefined;
  const next = left?.querySelector<HTMLElement>("form:scope button:enabled") ?? left;
  if (!next) return;
  if (next === left) left.tabIndex = -1;
  next.focus({ preventScroll: true });
}
