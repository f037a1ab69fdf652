import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

type EmptyStateProps = { icon?: IconName; title: string; action?: ReactNode; children?: ReactNode };

/** Nothing here yet: says why and what to do next. */
export function EmptyState({ icon = "empty", title, action, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-4 py-10 text-center sm:py-14">
      <span className="mb-4 grid size-16 place-items-center rounded-full bg-tint text-link">
        <Icon name={icon} size="xl" />
      </span>
      <p className="text-lg font-semibold">{title}</p>
      {children && <div className="mt-1.5 max-w-104 text-pretty text-muted">{children}</div>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
