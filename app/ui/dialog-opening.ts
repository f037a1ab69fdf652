import { iconSprite } from "./icon-sprite.ts";

const svg = "http://www.w3.org/2000/svg";

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
    const link = target.closest<HTMLAnchorElement>("a[data-dialog]");
    if (!link || link.closest("dialog")) return;
    event.preventDefault();
    void showPage(link);
  });
}

async function showPage(link: HTMLAnchorElement): Promise<void> {
  link.setAttribute("aria-busy", "true");
  const body = await fetchBody(link.href).catch(() => null);
  link.removeAttribute("aria-busy");
  if (!body) return location.assign(link.href);
  const dialog = document.createElement("dialog");
  const width = body.dataset.dialogBody || "s";
  dialog.className = `dialog dialog-page max-w-modal-${width}`;
  const title = body.querySelector("h1, h2");
  if (title) {
    title.id ||= "dialog-title";
    dialog.setAttribute("aria-labelledby", title.id);
  }
  dialog.append(closeButton(dialog), ...body.childNodes);
  // The browser gives the focus back to the opener by itself.
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

async function fetchBody(address: string): Promise<HTMLElement | null> {
  const answer = await fetch(address, { headers: { accept: "text/html" }, signal: AbortSignal.timeout(10_000) });
  if (!answer.ok || answer.redirected) return null;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const body = page.querySelector<HTMLElement>("[data-dialog-body]");
  return body && document.importNode(body, true);
}

function closeButton(dialog: HTMLDialogElement): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "dialog-close dialog-cross";
  button.setAttribute("aria-label", "Закрыть");
  const cross = button.appendChild(document.createElementNS(svg, "svg"));
  cross.setAttribute("class", "icon size-5");
  cross.appendChild(document.createElementNS(svg, "use")).setAttribute("href", `${iconSprite}#close`);
  button.addEventListener("click", () => dialog.close());
  return button;
}

function isOutside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const box = dialog.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}
