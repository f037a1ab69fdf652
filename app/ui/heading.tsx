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
  /** The language of the words, if it is not that of the page. */
  lang?: string | undefined;
  className?: string;
  children: ReactNode;
};

/** A heading: `level` is its place in the outline, `size` its look. The h1 takes focus after a client navigation. */
export function Heading({ level, size, id, lang, className, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  const look = sizes[size ?? ({ 1: "xl", 2: "m", 3: "s", 4: "xs" } as const)[level]];
  return (
    <Tag
      id={id}
      lang={lang}
      tabIndex={level === 1 ? -1 : undefined}
      className={classes("rounded-chip", look, className)}
    >
      {children}
    </Tag>
  );
}
