import type { ReactNode } from "react";
import { classes } from "./classes.ts";

const pads = { none: "", s: "p-4", m: "p-4 sm:p-5 lg:p-6", l: "p-5 sm:p-7 lg:p-9" };

type CardProps = {
  as?: "div" | "section" | "article" | "ul" | "li" | "aside" | "form";
  pad?: keyof typeof pads;
  /** Lifts under the pointer: for cards that are one link (put `CardLink` inside). */
  lifts?: boolean;
  labelledBy?: string;
  id?: string;
  className?: string;
  children: ReactNode;
};

/** A sheet of paper on the page. */
export function Card({ as: Tag = "div", pad = "m", lifts, labelledBy, id, className, children }: CardProps) {
  return (
    <Tag
      id={id}
      aria-labelledby={labelledBy}
      className={classes(
        "relative rounded-card border border-line bg-surface shadow-card",
        pads[pad],
        lifts && "transition-shadow duration-200 focus-within:shadow-lift hover:shadow-lift",
        className,
      )}
    >
      {children}
    </Tag>
  );
}

/** The link of a card: its area is the whole card, its name only its words. Other links inside need `relative`. */
export function CardLink({ href, children, className }: { href: string; children: ReactNode; className?: string }) {
  return (
    <a
      href={href}
      className={classes("rounded-chip text-ink no-underline after:absolute after:inset-0 hover:text-link", className)}
    >
      {children}
    </a>
  );
}
