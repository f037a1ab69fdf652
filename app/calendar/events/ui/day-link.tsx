import type { ReactNode } from "react";
import { classes } from "#app/ui/classes.ts";
import { href } from "#app/web/urls.ts";
import { events } from "../routes.ts";

type Props = { day: string; isToday: boolean; className: string; label?: string; children: ReactNode };

/** The head of a day, which leads to its list; today stands out. */
export function DayLink({ day, isToday, className, label, children }: Props) {
  return (
    <a
      href={href(events.month, null, { view: "list", day })}
      aria-label={label}
      className={classes(className, isToday ? "primary font-semibold" : "hover:bg-well hover:text-ink")}
    >
      {children}
    </a>
  );
}
