import { type RefObject, useEffect, useRef, useState } from "react";
import { Form } from "#app/web/form.tsx";

/** Where dragged things are put: a form that script alone fills in. Gives it, and whether there are handles to draw. */
export function useDragging(root: RefObject<HTMLElement>, isOn: boolean, revision: number) {
  const form = useRef<HTMLDivElement>(null);
  const [hasHandles, setHandles] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    let stop = () => {};
    let isGone = false;
    void import("./dragging.ts").then(({ letDrag }) => {
      if (isGone || !root.current) return;
      setHandles(true);
      stop = letDrag(root.current, ({ kind, id, into, before }) => {
        const own = form.current?.querySelector("form");
        if (!own) return;
        const given = { question: "", section: "", into, before, [kind]: id };
        for (const [name, value] of Object.entries(given))
          (own.elements.namedItem(name) as HTMLInputElement).value = value;
        own.requestSubmit();
      });
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [root, isOn]);
  const placing = isOn && (
    <div ref={form} hidden>
      <Form>
        <input type="hidden" name="intent" value="move" />
        <input type="hidden" name="revision" value={revision} />
        <input type="hidden" name="question" />
        <input type="hidden" name="section" />
        <input type="hidden" name="into" />
        <input type="hidden" name="before" />
        <button type="submit">Переставить</button>
      </Form>
    </div>
  );
  return { hasHandles, placing };
}

/** What a question or a section is taken by; keys and screen readers have ↑ and ↓ beside it. */
export function DragHandle() {
  return (
    <span
      data-handle=""
      aria-hidden="true"
      title="Перетащить"
      className="flex size-8 flex-none cursor-grab touch-none items-center justify-center text-muted select-none hover:text-ink"
    >
      ⠿
    </span>
  );
}
