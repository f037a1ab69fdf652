import { Button } from "#app/ui/button.tsx";
import { Form } from "#app/web/form.tsx";
import type { MapPart } from "../contract.ts";

/** Takes a part of a map in work away. */
export function DropButton({ part, no, title }: { part: MapPart; no: number; title: string }) {
  return (
    <Form repeatable>
      <input type="hidden" name="part" value={part} />
      <input type="hidden" name="no" value={no} />
      <Button size="s" look="quiet-danger" name="intent" value="drop" aria-label={`Убрать: ${title}`}>
        Убрать
      </Button>
    </Form>
  );
}
