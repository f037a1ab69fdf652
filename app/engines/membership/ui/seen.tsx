import { useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";

/** Tells the portal that what is new in a place has been met: script does it by itself, without it the reader says so. */
export function Seen({ id, unread }: { id: string; unread: number }) {
  const { csrf } = useRoot();
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => {
    setHasScript(true);
    if (!unread) return;
    const headers = { "content-type": "application/json", "x-csrf-token": csrf };
    // What was not counted is no loss: the place stays new.
    fetch(`/api/places/${id}/seen`, { method: "PUT", headers, body: "{}", keepalive: true }).catch(() => {});
  }, [id, unread, csrf]);
  if (!unread || hasScript) return null;
  return (
    <Form repeatable className="mb-4">
      <input type="hidden" name="place" value={id} />
      <Button name="intent" value="seen" size="s" icon="check">
        Всё просмотрено
      </Button>
    </Form>
  );
}
