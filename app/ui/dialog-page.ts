import { iconSprite } from "./icon-sprite.ts";

const svg = "http://www.w3.org/2000/svg";

/** Opens the page of a link over this one, or simply goes there when it cannot be had so. */
export async function showPage(link: HTMLAnchorElement): Promise<void> {
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
  // The page's own first style has a nonce of its own, which this page's policy does not know.
  const html = (await answer.text()).replace(/<style[^>]*>[^<]*<\/style>/g, "");
  const page = new DOMParser().parseFromString(html, "text/html");
  const body = page.querySelector<HTMLElement>("[data-dialog-body]");
  // A form that says no address goes to its own page: here it would go to the page below.
  for (const form of body?.querySelectorAll("form:not([action])") ?? []) form.setAttribute("action", address);
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
