import { Button } from "#app/ui/button.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { Form } from "#app/web/form.tsx";
import type { ParkedWork } from "../contract.ts";
import { Moment } from "./moment.tsx";

/** What has failed as often as it may, each with the way to try once more. */
export function FailedWork({ items, count }: { items: ParkedWork[]; count: number }) {
  if (items.length === 0) return null;
  return (
    <div className="mt-4">
      <p className="text-soft">
        Портал пробовал несколько раз и отложил. Почему – в журнале сервера.
        {count > items.length && ` Здесь последние ${items.length}.`}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {items.map(({ kind, id, title, at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <p className="min-w-0 wrap-anywhere">
              {title}
              <span className="block text-sm text-muted">
                <Moment at={at} />
              </span>
            </p>
            <Form>
              <input type="hidden" name="kind" value={kind} />
              <input type="hidden" name="id" value={id} />
              <Button look="secondary" size="s" icon="refresh" name="intent" value="retry">
                Повторить
                <VisuallyHidden>: {title}</VisuallyHidden>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </div>
  );
}
