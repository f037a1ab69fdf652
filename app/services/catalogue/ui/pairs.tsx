import { Disclosure } from "#app/ui/disclosure.tsx";
import type { Answered } from "../contract.ts";

/** Questions that open their answers; the browser does it, so it works without script. */
export function Pairs({ items }: { items: Answered[] }) {
  return (
    <div className="grid gap-2">
      {items.map(({ question, answer }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two questions may be written alike.
        <Disclosure key={at} title={question}>
          <p className="whitespace-pre-line wrap-anywhere">{answer}</p>
        </Disclosure>
      ))}
    </div>
  );
}
