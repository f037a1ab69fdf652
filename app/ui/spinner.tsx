import { classes } from "./classes.ts";

/** A turning ring, silent for screen readers: say «Загрузка…» beside it. Spec §4 draws it at 60 px (`large`). */
export function Spinner({ large, className }: { large?: boolean; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classes("icon animate-spin", large ? "size-15" : "size-5", className)}
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" strokeOpacity="0.25" strokeWidth="2.5" />
      <path d="M21 12a9 9 0 0 0-9-9" strokeWidth="2.5" />
    </svg>
  );
}
