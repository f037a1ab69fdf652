import type { ReactNode } from "react";

/** Names and values: «Должность – инженер». Empty values are left out. */
export function Definitions({ items }: { items: { name: string; value: ReactNode }[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(8rem,auto)_1fr]">
      {items
        .filter(({ value }) => value !== null && value !== undefined && value !== false && value !== "")
        .map((item) => (
          <div key={item.name} className="contents">
            <dt className="text-muted max-sm:-mb-2.5 max-sm:text-sm">{item.name}</dt>
            <dd className="min-w-0 wrap-anywhere">{item.value}</dd>
          </div>
        ))}
    </dl>
  );
}
