import { useEffect, useRef } from "react";
import { counted } from "#app/ui/plural.ts";
import { useShown } from "#app/web/reply.ts";
import type { Runs } from "../contract.ts";

/** What the rule as it is written now finds in the text; stands above the form, where the writer comes to. */
export function Attempted() {
  const shown = useShown<{ runs: Runs }>();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown]);
  if (!shown) return null;
  const count = shown.runs.filter(({ found }) => found).length;
  return (
    <section
      ref={box}
      aria-labelledby="attempted"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without script this is what brings the writer to what was asked for.
      autoFocus
      className="rounded-card border border-edge/45 bg-well p-4 sm:p-6"
    >
      <h2 id="attempted" className="text-base font-semibold">
        {count
          ? `Правило сработает: ${counted(count, ["совпадение", "совпадения", "совпадений"])}`
          : "Ничего не нашлось"}
      </h2>
      <p className="mt-3 whitespace-pre-line wrap-anywhere">
        {shown.runs.map(({ text, found }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one text never change places.
          found ? <mark key={index}>{text}</mark> : text,
        )}
      </p>
      <p className="mt-3 text-sm text-muted">Проверено то, что написано ниже. Сохранять это портал не стал.</p>
    </section>
  );
}
