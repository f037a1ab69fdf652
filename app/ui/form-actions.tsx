import type { ReactNode } from "react";

/** The row of buttons that ends a form: the main one first, the way back last. Full width on a narrow screen. */
export function FormActions({ children }: { children: ReactNode }) {
  return (
    <div className="mt-2 flex flex-col gap-3 max-sm:*:w-full sm:flex-row sm:flex-wrap sm:items-center">{children}</div>
  );
}
