import { classes } from "./classes.ts";

type CounterProps = {
  value: number;
  /** What is counted, for those who listen: «новых уведомлений». */
  label?: string;
  quiet?: boolean;
  className?: string;
};

/** A small number: «3», «99+». Nothing at zero unless `quiet`, which is a plain count and not a call. */
export function Counter({ value, label, quiet, className }: CounterProps) {
  if (value === 0 && !quiet) return null;
  return (
    <span
      className={classes(
        "inline-flex h-5 min-w-5 items-center justify-center rounded-full px-1.5 text-xs font-semibold tabular-nums",
        quiet ? "bg-well-strong text-soft" : "bg-danger-fill text-white",
        className,
      )}
    >
      {value > 99 ? "99+" : value}
      {label && <span className="sr-only">{` ${label}`}</span>}
    </span>
  );
}
