import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";

const looks = {
  info: "border-link/25 bg-tint [&>svg]:text-link",
  success: "border-success/25 bg-success-tint [&>svg]:text-success",
  warning: "border-warning/25 bg-warning-tint [&>svg]:text-warning",
  danger: "border-danger/25 bg-danger-tint [&>svg]:text-danger",
};

/** The kind in words, because colour and drawing say nothing to those who listen. */
const words = { info: "К сведению", success: "Готово", warning: "Внимание", danger: "Важно" };

type NoticeProps = { look?: keyof typeof looks; title?: string; action?: ReactNode; children?: ReactNode };

/** A lasting message in the page: something to know before going on. */
export function Notice({ look = "info", title, action, children }: NoticeProps) {
  return (
    <div className={classes("flex items-start gap-3 rounded-control border p-3.5 sm:px-4", looks[look])}>
      <Icon name={look} className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <span className="sr-only">{words[look]}: </span>
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-soft">{children}</div>}
        {action && <div className="mt-2.5">{action}</div>}
      </div>
    </div>
  );
}
