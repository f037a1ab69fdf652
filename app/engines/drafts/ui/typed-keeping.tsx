import { useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { useRoot } from "#app/web/root-data.ts";
import type { DraftKeepingProps } from "./draft-keeping.tsx";
import { keepTyped } from "./keep-typed.ts";

/** The button that keeps a draft, and what keeps it by itself. */
export default function TypedKeeping({ id, form, byItself }: DraftKeepingProps) {
  const { viewer } = useRoot();
  const [said, say] = useState("");
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  useEffect(() => {
    const time = new Intl.DateTimeFormat("ru", { hour: "2-digit", minute: "2-digit", timeZone: viewer.timeZone });
    const told = {
      kept: () => say(`Черновик сохранён в ${time.format(new Date())}`),
      lost: () => say("Черновик пока не сохранён: нет связи. Текст на месте."),
    };
    const element = document.getElementById(form) as HTMLFormElement;
    return keepTyped(element, element.action, told);
  }, [form, viewer.timeZone]);
  return (
    <>
      <input type="hidden" name="draft" value={id} />
      {/* The editor presses it too, for the pictures that come by its tools: where it is not seen, it comes with script. */}
      {(!byItself || isReady) && (
        <Button
          look="quiet"
          name="intent"
          value="save-draft"
          hidden={byItself}
          data-keep-scroll
          onMouseDown={(event) => event.preventDefault()}
        >
          Сохранить черновик
        </Button>
      )}
      <p role="status" className="order-last w-full text-sm text-muted empty:hidden">
        {said}
      </p>
    </>
  );
}
