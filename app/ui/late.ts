import { useEffect, useRef, useState } from "react";

/** Where what a disclosure would show stands whole, for a browser without script. */
export type Elsewhere = { href: string; words: string };

/**
 * Leaves what a disclosure hides undrawn until it is first opened: twenty menus of a list are most of its markup. Gives
 * whether it is drawn now, and what its `<details>` and `<summary>` need.
 */
export function useLate(isLate: boolean) {
  const [isDrawn, setDrawn] = useState(!isLate);
  const details = useRef<HTMLDetailsElement>(null);
  // Opened before there was script.
  useEffect(() => {
    if (details.current?.open) setDrawn(true);
  }, []);
  return { isDrawn, details: { ref: details }, summary: { onClick: () => setDrawn(true) } };
}
