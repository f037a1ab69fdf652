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
    <Tag id={id} aria-labelledby={labelledBy} className={classes("card", pads[pad], lifts && "lifts", className)}>
      {children}
    </Tag>
  );
}

type CardLinkProps = {
  href: string;
  className?: string | undefined;
  /** Its words are a text of the page's data (app/web/hand-off.ts). */
  said?: boolean;
  children: ReactNode;
};

/** The link of a card: its area is the whole card, its name only its words. Other links inside need `relative`. */
export function CardLink({ href, children, className, said }: CardLinkProps) {
  return (
    <a href={href} className={classes(said && "said", "card-link", className)}>
      {children}
    </a>
  );
}
