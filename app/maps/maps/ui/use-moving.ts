import type Panzoom from "@panzoom/panzoom";
import type { PanzoomObject } from "@panzoom/panzoom";
import { type RefObject, useEffect, useRef, useState } from "react";

/** In a page one finger and the wheel belong to the page; a full screen is all the map's. */
export type Reach = "page" | "screen";

/** A press that goes further than this is a drag and opens nothing, in pixels. */
const tremble = 5;
/** How far an arrow key moves the picture, in pixels. */
const keyStep = 60;
const arrows: Record<string, [number, number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

type Wish = { reach: Reach | undefined; zoom: number; chosen: string | undefined };

/**
 * Moves and scales the picture of a frame by mouse, fingers and keys, where a reach is given (specification §2, interactive
 * maps): `zoom` is what the address asks for, `chosen` the id of the mark that is kept in sight. Gives whether it has come;
 * until then, and without script, the frame scrolls.
 */
export function useMoving(frame: RefObject<HTMLElement | null>, { reach, zoom, chosen }: Wish): boolean {
  const [make, setMake] = useState<typeof Panzoom>();
  const moving = useRef<PanzoomObject>(undefined);
  useEffect(() => {
    if (reach)
      import("@panzoom/panzoom").then(
        (late) => setMake(() => late.default),
        () => {},
      );
  }, [reach]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another zoom scales what moves already.
  useEffect(() => {
    const box = frame.current;
    const picture = box?.querySelector("svg");
    if (!make || !box || !picture || !reach) return;
    const panzoom = make(picture, {
      ...{ contain: "outside", minScale: 1, maxScale: 8, startScale: zoom, startX: -box.scrollLeft },
      ...{ cursor: "grab", touchAction: reach === "page" ? "pan-y" : "none" },
      // What is pressed stays a link.
      handleStartEvent: () => {},
    });
    moving.current = panzoom;
    const leave = listen(box, panzoom, reach);
    return () => {
      leave();
      panzoom.destroy();
      panzoom.resetStyle();
      moving.current = undefined;
    };
  }, [make, reach, frame]);
  useEffect(() => {
    if (moving.current && Math.round(moving.current.getScale()) !== zoom)
      moving.current.zoom(zoom, { animate: !matchMedia("(prefers-reduced-motion: reduce)").matches });
  }, [zoom]);
  useEffect(() => {
    const mark = chosen && make && document.getElementById(chosen);
    // The picture takes its place a moment after it is made to move.
    if (mark) setTimeout(() => moving.current && frame.current && reveal(moving.current, frame.current, mark));
  }, [chosen, make, frame]);
  return make !== undefined;
}

/** Brings a mark that is out of sight to the middle of its frame. */
function reveal(panzoom: PanzoomObject, frame: HTMLElement, mark: Element): void {
  const [box, at] = [frame.getBoundingClientRect(), mark.getBoundingClientRect()];
  const isSeen = at.left >= box.left && at.right <= box.right && at.top >= box.top && at.bottom <= box.bottom;
  if (isSeen) return;
  const scale = panzoom.getScale();
  const x = (box.left + box.right - at.left - at.right) / 2 / scale;
  const y = (box.top + box.bottom - at.top - at.bottom) / 2 / scale;
  panzoom.pan(x, y, { relative: true });
}

/** Hears of presses, keys and the wheel over a frame. Gives how to stop. */
function listen(frame: HTMLElement, panzoom: PanzoomObject, reach: Reach): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  let pressed = { x: 0, y: 0 };
  frame.addEventListener("pointerdown", ({ clientX: x, clientY: y }) => (pressed = { x, y }), { signal });
  frame.addEventListener(
    "click",
    (event) => {
      // A link that is opened by a key has no place of its own.
      const isDrag = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > tremble;
      if (event.detail > 0 && isDrag) event.preventDefault();
    },
    { signal, capture: true },
  );
  frame.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  frame.addEventListener(
    "wheel",
    (event) => {
      if (reach === "screen" || event.ctrlKey) panzoom.zoomWithWheel(event);
    },
    { signal, passive: false },
  );
  frame.addEventListener(
    "keydown",
    (event) => {
      const step = arrows[event.key];
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (step) {
        const by = keyStep / panzoom.getScale();
        panzoom.pan(step[0] * by, step[1] * by, { relative: true });
      } else if (event.key === "+" || event.key === "=") panzoom.zoomIn();
      else if (event.key === "-") panzoom.zoomOut();
      else if (event.key === "0") panzoom.reset();
      else return;
      event.preventDefault();
    },
    { signal },
  );
  // What a browser does to show a focused mark would move the frame apart from its picture.
  frame.addEventListener("scroll", () => frame.scrollTo(0, 0), { signal });
  frame.addEventListener(
    "focusin",
    ({ target }) => {
      if (target instanceof SVGElement && target.matches(":focus-visible")) reveal(panzoom, frame, target);
    },
    { signal },
  );
  return () => ends.abort();
}
