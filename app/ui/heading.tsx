import type { ReactNode } from "react";
import { classes } from "./classes.ts";

const sizes = {
  "2xl": "text-3xl lg:text-4xl",
  xl: "text-2xl lg:text-3xl",
  l: "text-xl lg:text-2xl",
  m: "text-lg lg:text-xl",
  s: "text-lg",
  xs: "text-base",
};

type HeadingProps = {
  level: 1 | 2 | 3 | 4;
  size?: keyof typeof sizes;
  id?: string;
  className?: string;
  children: ReactNode;
};

/** A heading: `level` is its place in the outline, `size` its look. The h1 takes focus after a client navigation. */
export function Heading({ level, size, id, className, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  const look = sizes[size ?? ({ 1: "xl", 2: "m", 3: "s", 4: "xs" } as const)[level]];
  return (
    <Tag id={id} tabIndex={level === 1 ? -1 : undefined} className={classes("rounded-chip", look, className)}>
      {children}
    </Tag>
  );
}
