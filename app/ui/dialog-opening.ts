/** Opens `a[data-dialog]` over the page and `[data-opens=id]` dialogs; what cannot be opened so is simply followed. */
export function openDialogs(): void {
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const target = event.target as Element;
    const opener = target.closest("[data-opens]")?.getAttribute("data-opens");
    if (opener) return document.querySelector<HTMLDialogElement>(`dialog#${CSS.escape(opener)}`)?.showModal();
    const closer = target.closest("dialog [data-dialog-close]");
    if (closer || (target instanceof HTMLDialogElement && isOutside(target, event))) {
      event.preventDefault();
      return target.closest("dialog")?.close();
    }
    // What a window leads to is another page: the window does not stand over it.
    if (target.closest("a[href]")) target.closest<HTMLDialogElement>("dialog.dialog-page")?.close();
    const link = target.closest<HTMLAnchorElement>("a[data-dialog]");
    if (!link || link.closest("dialog")) return;
    event.preventDefault();
    import("./dialog-page.ts").then(({ showPage }) => showPage(link)).catch(() => location.assign(link.href));
  });
}

function isOutside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const box = dialog.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}
