import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { classes } from "./classes.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

const looks = {
  text: "text-link underline decoration-1 underline-offset-3 hover:text-link-hover hover:decoration-2",
  /** Names of people, titles of cards: the place says it is a link, the line comes under the pointer. */
  plain: "text-ink no-underline hover:text-link-hover hover:underline",
  quiet: "text-muted underline decoration-edge underline-offset-3 hover:text-ink hover:decoration-current",
};

type LinkProps = {
  href: string;
  look?: keyof typeof looks;
  /** Opens outside the portal in a new tab and says so. */
  external?: boolean;
  children: ReactNode;
} & ComponentPropsWithoutRef<"a">;

/** A link. Plain `<a>`: one delegated handler of the shell makes inner links client navigations. */
export function Link({ look = "text", external, className, children, ...rest }: LinkProps) {
  const outside = external ? { target: "_blank", rel: "noopener noreferrer" } : {};
  return (
    <a {...rest} {...outside} className={classes("rounded-chip", looks[look], className)}>
      {children}
      {external && <VisuallyHidden> (откроется в новой вкладке)</VisuallyHidden>}
    </a>
  );
}
