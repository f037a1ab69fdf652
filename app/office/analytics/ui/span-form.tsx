import { Button } from "#app/ui/button.tsx";
import { href } from "#app/web/urls.ts";
import type { Span } from "../contract.ts";
import { analytics } from "../routes.ts";
import { spanWords } from "./words.ts";

/** For how many days: a plain GET form, so that what is chosen has an address. */
export function SpanForm({ chosen }: { chosen: Span }) {
  return (
    <form method="get" action={href(analytics.sums)} aria-label="Срок" className="mb-6 flex flex-wrap items-end gap-3">
      <div>
        <label htmlFor="span" className="mb-1.5 block font-medium text-ink">
          За сколько дней
        </label>
        <select id="span" name="span" defaultValue={chosen} className="control">
          {Object.entries(spanWords).map(([span, text]) => (
            <option key={span} value={span}>
              {text}
            </option>
          ))}
        </select>
      </div>
      <Button look="primary">Показать</Button>
    </form>
  );
}
