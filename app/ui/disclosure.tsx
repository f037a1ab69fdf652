import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";

type DisclosureProps = {
  title: ReactNode;
  open?: boolean;
  /** Disclosures of one name close each other. */
  name?: string;
  className?: string;
  children: ReactNode;
};

/** Words that open on demand; the browser does it, so it works without script. */
export function Disclosure({ title, open, name, className, children }: DisclosureProps) {
  return (
    <details
      open={open}
      // React 18 does not know `name` of details yet and passes it on as it is.
      {...(name ? { name } : {})}
      className={classes("group rounded-card border border-line bg-surface", className)}
    >
      <summary className="ring-inside flex min-h-12 items-center justify-between gap-3 rounded-card px-4 py-2.5 font-medium hover:text-link">
        {title}
        <Icon name="chevron-down" className="text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 pt-1 pb-4 text-soft">{children}</div>
    </details>
  );
}
