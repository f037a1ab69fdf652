import { useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";

/** Tells the portal that a publication has been opened: script does it by itself, without it the reader says so. */
export function Reading({ id, read }: { id: string; read: boolean }) {
  const { csrf, toldHere } = useRoot();
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => {
    setHasScript(true);
    if (read) return;
    const headers = { "content-type": "application/json", "x-csrf-token": csrf };
    // A reading that was not counted is no loss: the publication stays new.
    fetch(`/api/publications/${id}/reading`, { method: "PUT", headers, body: "{}", keepalive: true }).catch(() => {});
  }, [id, read, csrf]);
  if ((read && !toldHere) || hasScript) return null;
  return (
    <Form repeatable className="mt-4">
      <Button name="intent" value="read" size="s" icon="check">
        Прочитано
      </Button>
    </Form>
  );
}
