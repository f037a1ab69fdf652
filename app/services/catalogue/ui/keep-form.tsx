import { Button } from "#app/ui/button.tsx";
import { Form } from "#app/web/form.tsx";
import type { ServiceTile } from "../contract.ts";

/** Puts a service aside, or no more. */
export function KeepForm({ service: { id, favourite } }: { service: Pick<ServiceTile, "id" | "favourite"> }) {
  return (
    <Form repeatable>
      <input type="hidden" name="service" value={id} />
      <input type="hidden" name="on" value={favourite ? "off" : "on"} />
      <Button look="quiet" name="intent" value="keep" icon="bookmark">
        {favourite ? "Убрать из избранного" : "В избранное"}
      </Button>
    </Form>
  );
}
