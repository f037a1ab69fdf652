import { type Load, later } from "./later.tsx";

/** A component that nobody sees at first: its code comes when the page is idle, before somebody wants it. */
export function soon<Props extends object>(load: Load<Props>) {
  if (typeof document !== "undefined") whenIdle(() => void load().catch(() => undefined));
  return later(load);
}

/** After the page has loaded, when nothing else is to be done; in browsers that cannot tell, a moment later. Gives what cancels it. */
export function whenIdle(come: () => void): () => void {
  const begin = () =>
    "requestIdleCallback" in window ? requestIdleCallback(come, { timeout: 3000 }) : setTimeout(come, 500);
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
  return () => removeEventListener("load", begin);
}
