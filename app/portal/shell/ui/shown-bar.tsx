import { Button } from "#app/ui/button.tsx";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";

/** Says on every page with whose eyes an administrator looks, and how to come back. */
export function ShownBar() {
  const { shown } = useRoot();
  if (!shown) return null;
  return (
    <section aria-label="Показ глазами сотрудника" className="border-b border-warning/25 bg-warning-tint text-ink">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-2 sm:px-6">
        <p className="min-w-0 wrap-anywhere">{shown.text}</p>
        <Form action="/show-as/end" document>
          <input type="hidden" name="returnTo" value={shown.back} />
          <Button look="secondary" size="s">
            Вернуться
          </Button>
        </Form>
      </div>
    </section>
  );
}
