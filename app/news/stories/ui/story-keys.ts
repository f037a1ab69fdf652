import { useEffect, useRef } from "react";

type Deeds = { forward(): void; back(): void; first(): void; last(): void; close(): void };

const keys = {
  ArrowRight: "forward",
  ArrowLeft: "back",
  Home: "first",
  End: "last",
  Escape: "close",
} as const;

/** Arrows, Home, End and Esc, wherever the focus is, but not while one types or has a menu open. */
export function useKeys(deeds: Deeds): void {
  const known = useRef(deeds);
  known.current = deeds;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if ((event.target as Element).closest("input, textarea, select, dialog")) return;
      // In a film they move its own time.
      if (event.key !== "Escape" && (event.target as Element).closest("video")) return;
      const deed = keys[event.key as keyof typeof keys];
      if (!deed || document.querySelector("details[data-menu][open]")) return;
      event.preventDefault();
      known.current[deed]();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
