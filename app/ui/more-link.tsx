import { ButtonLink } from "./button.tsx";

/** The next page of a list. A link: script may append what it leads to and move the focus to the first new item. */
export function MoreLink({ href, children = "Показать ещё" }: { href: string; children?: string }) {
  return (
    <nav aria-label="Страницы списка" className="flex justify-center pt-2">
      <ButtonLink href={href} rel="next" look="secondary" data-more="">
        {children}
      </ButtonLink>
    </nav>
  );
}
