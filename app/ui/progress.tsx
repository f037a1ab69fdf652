import { classes } from "./classes.ts";

type ProgressProps = {
  label: string;
  value: number;
  max?: number;
  /** The state in words beside the label: «3 из 8 уроков». Percent by default. */
  text?: string;
  hideLabel?: boolean;
  look?: "brand" | "success";
};

/** How far something has come; the native element, so the width needs no inline style. */
export function Progress({ label, value, max = 100, text, hideLabel, look }: ProgressProps) {
  const words = text ?? `${Math.round((value / max) * 100)} %`;
  return (
    <label className="block">
      <span className={hideLabel ? "sr-only" : "mb-1.5 flex flex-wrap justify-between gap-x-3 text-sm"}>
        <span className="font-medium">{label}</span> <span className="text-muted tabular-nums">{words}</span>
      </span>
      <progress value={value} max={max} className={classes("bar", look === "success" && "text-success")} />
    </label>
  );
}

/** The same as a ring, for tight places. The number stands inside. */
export function ProgressRing({ label, value, max = 100 }: { label: string; value: number; max?: number }) {
  const percent = Math.round(Math.min(1, Math.max(0, value / max)) * 100);
  return (
    <svg viewBox="0 0 44 44" className="size-11 flex-none" role="img" aria-label={`${label}: ${percent} %`}>
      <circle cx="22" cy="22" r="19" fill="none" className="stroke-well-strong" strokeWidth="4" />
      {percent > 0 && (
        <circle
          cx="22"
          cy="22"
          r="19"
          fill="none"
          className="stroke-fill"
          strokeWidth="4"
          strokeLinecap="round"
          pathLength="100"
          strokeDasharray={`${percent} 100`}
          transform="rotate(-90 22 22)"
        />
      )}
      <text x="22" y="26" textAnchor="middle" className="fill-ink text-[0.6875rem] font-semibold">
        {percent}
      </text>
    </svg>
  );
}
