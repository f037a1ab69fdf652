import type { ReactNode } from "react";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { Heading } from "./heading.tsx";

type PageHeaderProps = {
  title: ReactNode;
  places?: { href: string; title: string }[];
  actions?: ReactNode;
  children?: ReactNode;
};

/** The top of a page: the way back, the h1, a line about the page, its main deeds. */
export function PageHeader({ title, places, actions, children }: PageHeaderProps) {
  return (
    <header className="mb-5 lg:mb-7">
      {places && <Breadcrumbs places={places} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Heading level={1}>{title}</Heading>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children && <div className="mt-1.5 max-w-text text-muted">{children}</div>}
    </header>
  );
}

type SectionProps = { id: string; title: ReactNode; level?: 2 | 3; action?: ReactNode; children: ReactNode };

/** A part of a page under its own heading, with a link or a deed at its right. */
export function Section({ id, title, level = 2, action, children }: SectionProps) {
  return (
    <section aria-labelledby={`${id}-title`} id={id} className="mt-8 first:mt-0 lg:mt-10">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 lg:mb-4">
        <Heading level={level} id={`${id}-title`}>
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  );
}
