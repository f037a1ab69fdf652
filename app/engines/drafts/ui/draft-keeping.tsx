import { useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { useRoot } from "#app/web/root-data.ts";

type Props = {
  /** The draft's own id, chosen by the page that drew the form. */
  id: string;
  /** The form that it stands in. */
  form: string;
  /** Its button is not seen: the form is saved elsewhere. */
  byItself?: boolean;
};

/**
 * Keeps what is typed in the form around it: by a button, where it has one, and with script every ten seconds and on leaving.
 * Stands after the button that sends the form, so that Enter sends, and after the fields, so that they are written first.
 */
export function DraftKeeping({ id, form, byItself }: Props) {
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
    // Both are asked for now: whoever leaves before the code has come has left for another address.
    const element = document.getElementById(form) as HTMLFormElement;
    const address = element.action;
    let stop: (() => void) | undefined;
    const keeping = import("./keep-typed.ts").then(({ keepTyped }) => {
      stop = keepTyped(element, address, told);
    });
    // At once where it can be: the form that was left is emptied in the next moment.
    return () => (stop ? stop() : void keeping.then(() => stop?.()));
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
