import type { ReactNode } from "react";

type Props = {
  children: ReactNode;
  /** What stands in sight beside the matter on wide screens, and under it on narrow ones. */
  beside: ReactNode;
  /** The beginning of the matter, where `beside` follows it on narrow screens: a list with its filters. */
  head?: ReactNode;
};

/** The layout of a page that is read: 672 px of matter and a column of 280 px (specification §9). */
export function Columns({ children, beside, head }: Props) {
  const aside = <div className="page-beside">{beside}</div>;
  return (
    <div className="page-columns">
      {head && <div className="min-w-0">{head}</div>}
      {head && aside}
      <div className="min-w-0">{children}</div>
      {!head && aside}
    </div>
  );
}
