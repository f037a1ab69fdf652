import { useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";

type Props = {
  id: string;
  /** How much is new; null where its reader is there for the first time, which a page without script tells by itself. */
  unread: number | null;
  /** What has been met: a whole place, or a thread of it. */
  of?: "places" | "threads";
};

/** Tells the portal that what is new in a place has been met: script does it by itself, without it the reader says so. */
export function Seen({ id, unread, of = "places" }: Props) {
  // Whatever comes while the page is open comes with a later moment: it is met too.
  const { csrf, now } = useRoot();
  const [hasScript, setHasScript] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading of the page is another one.
  useEffect(() => {
    setHasScript(true);
    if (unread === 0) return;
    const headers = { "content-type": "application/json", "x-csrf-token": csrf };
    // What was not counted is no loss: the place stays new.
    fetch(`/api/${of}/${id}/seen`, { method: "PUT", headers, body: "{}", keepalive: true }).catch(() => {});
  }, [id, of, unread, csrf, now]);
  if (!unread || hasScript) return null;
  return (
    <Form repeatable className="my-4">
      <input type="hidden" name="place" value={id} />
      <Button name="intent" value="seen" size="s" icon="check">
        Всё просмотрено
      </Button>
    </Form>
  );
}
