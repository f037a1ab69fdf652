import { type RefObject, useEffect, useRef, useState } from "react";
import { Form } from "#app/web/form.tsx";

/** Where dragged lessons are put: a form that script alone fills in. Gives it, and whether there are handles to draw. */
export function useLessonDragging(root: RefObject<HTMLElement>) {
  const form = useRef<HTMLDivElement>(null);
  const [hasHandles, setHandles] = useState(false);
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    void import("#app/surveys/questionnaire-desk/ui/dragging.ts").then(({ letDrag }) => {
      if (isGone || !root.current) return;
      setHandles(true);
      stop = letDrag(root.current, ({ id, before }) => {
        const own = form.current?.querySelector("form");
        if (!own) return;
        for (const [name, value] of Object.entries({ lessonId: id, before }))
          (own.elements.namedItem(name) as HTMLInputElement).value = value;
        own.requestSubmit();
      });
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [root]);
  const placing = (
    <div ref={form} hidden>
      <Form repeatable>
        <input type="hidden" name="intent" value="move" />
        <input type="hidden" name="lessonId" />
        <input type="hidden" name="before" />
        <button type="submit">Переставить</button>
      </Form>
    </div>
  );
  return { hasHandles, placing };
}
