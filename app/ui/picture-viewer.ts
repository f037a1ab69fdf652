import "./picture-viewer.css";
import { iconSprite } from "./icon-sprite.ts";

const svg = "http://www.w3.org/2000/svg";

/** A swipe shorter than this is a press. */
const swipe = 40;

/** Shows a picture large over the page, and by arrows, keys or a swipe the others that stand with it. */
export function showPicture(link: HTMLAnchorElement): void {
  const links = [
    ...(link.closest("article") ?? link.closest("ul"))!.querySelectorAll<HTMLAnchorElement>("a[data-picture]"),
  ];
  const dialog = make("dialog", "picture-viewer");
  dialog.setAttribute("aria-label", "Просмотр картинки");
  const picture = make("img", "");
  const caption = make("figcaption", "");
  const count = make("p", "picture-viewer-count");
  const figure = make("figure", "");
  figure.append(picture, caption);
  const step = (by: number) => show(at + by);
  const [back, on, close] = [
    button("chevron-left", "Предыдущая картинка", () => step(-1)),
    button("chevron-right", "Следующая картинка", () => step(1)),
    button("close", "Закрыть", () => dialog.close()),
  ];
  let at = 0;
  const show = (next: number) => {
    const chosen = links[next];
    if (!chosen) return;
    at = next;
    const { alt } = chosen.querySelector("img")!;
    picture.src = chosen.href;
    picture.alt = alt || "Картинка без описания";
    caption.textContent = alt;
    count.textContent = links.length > 1 ? `${at + 1} из ${links.length}` : "";
    // The one that is pressed keeps the focus at the end too.
    back.setAttribute("aria-disabled", String(at === 0));
    on.setAttribute("aria-disabled", String(at === links.length - 1));
    for (const near of [links[at - 1], links[at + 1]]) if (near) new Image().src = near.href;
  };
  dialog.append(count, close, figure, ...(links.length > 1 ? [back, on] : []));
  count.setAttribute("role", "status");
  dialog.addEventListener("keydown", (event) => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: links.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    show(to);
  });
  bySwipe(figure, step);
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog || target === figure) dialog.close();
  });
  // The browser gives the focus back to the picture by itself.
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  show(links.indexOf(link));
  dialog.showModal();
}

function bySwipe(figure: HTMLElement, step: (by: number) => void): void {
  let from: number | undefined;
  figure.addEventListener("touchstart", ({ touches }) => {
    from = touches.length === 1 ? touches[0]!.clientX : undefined;
  });
  figure.addEventListener("touchend", ({ changedTouches }) => {
    const way = (changedTouches[0]?.clientX ?? 0) - (from ?? Number.NaN);
    if (Math.abs(way) > swipe) step(way < 0 ? 1 : -1);
  });
}

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, name: string): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = name;
  return element;
}

function button(icon: string, title: string, press: () => void): HTMLButtonElement {
  const one = make("button", `picture-viewer-button picture-viewer-${icon}`);
  one.type = "button";
  one.setAttribute("aria-label", title);
  const sign = one.appendChild(document.createElementNS(svg, "svg"));
  sign.setAttribute("class", "icon size-6");
  sign.setAttribute("aria-hidden", "true");
  sign.appendChild(document.createElementNS(svg, "use")).setAttribute("href", `${iconSprite}#${icon}`);
  one.addEventListener("click", press);
  return one;
}
