import type { ReactNode } from "react";
import { classes } from "./classes.ts";

/** A place where words or a picture will come; its size is given by classes. Silent for screen readers. */
export function Skeleton({ className = "h-4 w-full" }: { className?: string }) {
  return <span aria-hidden="true" className={classes("block animate-pulse rounded-chip bg-well-strong", className)} />;
}

/** The look of a card that is on its way. */
export function SkeletonCard() {
  return (
    <div aria-hidden="true" className="rounded-card border border-line bg-surface p-4 sm:p-5 lg:p-6">
      <div className="flex items-center gap-3">
        <Skeleton className="size-10 rounded-full" />
        <div className="flex-1 space-y-2">
          <Skeleton className="h-3.5 w-40 max-w-full" />
          <Skeleton className="h-3 w-24" />
        </div>
      </div>
      <Skeleton className="mt-5 h-5 w-3/4" />
      <div className="mt-3 space-y-2">
        <Skeleton className="h-3.5 w-full" />
        <Skeleton className="h-3.5 w-11/12" />
        <Skeleton className="h-3.5 w-2/3" />
      </div>
    </div>
  );
}

/** Says «Загрузка…» to those who listen and shows skeletons to those who look. */
export function Loading({ label = "Загрузка…", children }: { label?: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {label}
      </p>
      {children}
    </div>
  );
}
