import type { NavigateFunction } from "@remix-run/react";

/** After so long nobody waits for what was asked for. */
const patience = 30_000;

/** «Показать ещё» lets the list grow where it stands: the address gets one page more, the reader's place is what is new. */
export function grow(link: HTMLAnchorElement, navigate: NavigateFunction): void {
  const list = document.getElementById(link.dataset.more!);
  const next = new URL(link.href).searchParams.get("after");
  if (!list || next === null) throw new Error("Nothing to grow");
  const count = list.children.length;
  const growth = new MutationObserver(() => {
    const first = list.children[count] as HTMLElement | undefined;
    if (!first) return;
    growth.disconnect();
    first.tabIndex = -1;
    first.focus({ preventScroll: true });
    const told = document.getElementById("told");
    if (told) told.textContent = `Показано ещё ${list.children.length - count}`;
  });
  growth.observe(list, { childList: true });
  setTimeout(() => growth.disconnect(), patience);
  const query = new URLSearchParams(location.search);
  if (!query.has("after")) query.append("after", "");
  query.append("after", next);
  navigate(`?${query}`, { preventScrollReset: true, replace: true });
}
