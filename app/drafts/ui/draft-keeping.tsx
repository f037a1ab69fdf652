import { useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { useRoot } from "#app/web/root-data.ts";

type Props = {
  /** The draft's own id, chosen by the page that drew the form. */
  id: string;
  /** The form that it stands in. */
  form: string;
};

/**
 * Keeps what is typed in the form around it: by a button, and with script every ten seconds and on leaving (product B0).
 * Stands after the button that sends the form, so that Enter sends.
 */
export function DraftKeeping({ id, form }: Props) {
  const { viewer } = useRoot();
  const [said, say] = useState("");
  useEffect(() => {
    const time = new Intl.DateTimeFormat("ru", { hour: "2-digit", minute: "2-digit", timeZone: viewer.timeZone });
    const told = {
      kept: () => say(`Черновик сохранён в ${time.format(new Date())}`),
      lost: () => say("Черновик пока не сохранён: нет связи. Текст на месте."),
    };
    const keeping = import("./keep-typed.ts").then(({ keepTyped }) =>
      keepTyped(document.getElementById(form) as HTMLFormElement, told),
    );
    return () => void keeping.then((stop) => stop());
  }, [form, viewer.timeZone]);
  return (
    <>
      <input type="hidden" name="draft" value={id} />
      <Button name="intent" value="save-draft">
        Сохранить черновик
      </Button>
      <p role="status" className="order-last w-full text-sm text-muted empty:hidden">
        {said}
      </p>
    </>
  );
}
