export type Place = { kind: "question" | "section"; id: string; into: string; before: string };

type Held = Pick<Place, "kind" | "id"> & { item: HTMLElement };
type Target = Pick<Place, "into" | "before"> & { mark: HTMLElement; edge: "top" | "bottom" };

const idOf = ({ dataset }: HTMLElement, kind: Held["kind"]) => dataset[kind] ?? "";
const all = (root: Element, kind: Held["kind"]) => [...root.querySelectorAll<HTMLElement>(`[data-${kind}]`)];
const middleOf = (element: Element) => {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
};

/**
 * Lets the questions and sections under `root` be dragged by their handles, with a mouse, a pen or a finger; Escape lets go. `place` is
 * told where one was put. Gives how to stop. Keys have ↑ and ↓ instead.
 */
export function letDrag(root: HTMLElement, place: (to: Place) => void): () => void {
  let held: Held | undefined;
  let target: Target | undefined;
  const clear = () => {
    if (target) target.mark.style.boxShadow = "";
    target = undefined;
  };
  const letGo = () => {
    if (held) held.item.style.opacity = "";
    clear();
    held = undefined;
  };
  const down = (event: PointerEvent) => {
    const handle = (event.target as Element).closest<HTMLElement>("[data-handle]");
    const item = handle?.closest<HTMLElement>("[data-question], [data-section]");
    if (!handle || !item || event.button !== 0) return;
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    const kind = item.dataset.question === undefined ? "section" : "question";
    held = { item, kind, id: idOf(item, kind) };
    item.style.opacity = "0.5";
  };
  const move = ({ clientY }: PointerEvent) => {
    if (!held) return;
    clear();
    target = held.kind === "question" ? questionPlace(root, clientY) : sectionPlace(root, clientY);
    if (target) target.mark.style.boxShadow = `0 ${target.edge === "top" ? -3 : 3}px 0 var(--color-brand)`;
    const edge = 64;
    if (clientY < edge) scrollBy(0, -16);
    else if (clientY > innerHeight - edge) scrollBy(0, 16);
  };
  const up = () => {
    if (held && target && !isSame(held, target)) {
      const { kind, id } = held;
      place({ kind, id, into: target.into, before: target.before });
    }
    letGo();
  };
  const key = ({ key: name }: KeyboardEvent) => {
    if (name === "Escape") letGo();
  };
  root.addEventListener("pointerdown", down);
  root.addEventListener("pointermove", move);
  root.addEventListener("pointerup", up);
  root.addEventListener("pointercancel", letGo);
  addEventListener("keydown", key);
  return () => {
    root.removeEventListener("pointerdown", down);
    root.removeEventListener("pointermove", move);
    root.removeEventListener("pointerup", up);
    root.removeEventListener("pointercancel", letGo);
    removeEventListener("keydown", key);
  };
}

/** It would stand where it stands. */
function isSame({ item, kind, id }: Held, { into, before }: Target): boolean {
  const next = item.nextElementSibling as HTMLElement | null;
  const home = item.closest<HTMLElement>("[data-section]");
  const isHome = kind === "section" || (home !== null && idOf(home, "section") === into);
  return isHome && (before === id || before === (next ? idOf(next, kind) : ""));
}

function questionPlace(root: HTMLElement, y: number): Target | undefined {
  const sections = all(root, "section");
  const section = sections.findLast((one) => one.getBoundingClientRect().top <= y) ?? sections[0];
  if (!section) return undefined;
  const into = idOf(section, "section");
  const questions = all(section, "question");
  const next = questions.find((one) => middleOf(one) > y);
  if (next) return { into, before: idOf(next, "question"), mark: next, edge: "top" };
  return { into, before: "", mark: questions.at(-1) ?? section, edge: "bottom" };
}

function sectionPlace(root: HTMLElement, y: number): Target | undefined {
  const sections = all(root, "section");
  const next = sections.find((one) => middleOf(one) > y);
  if (next) return { into: "", before: idOf(next, "section"), mark: next, edge: "top" };
  const last = sections.at(-1);
  return last && { into: "", before: "", mark: last, edge: "bottom" };
}
