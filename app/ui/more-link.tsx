import { ButtonLink } from "./button.tsx";

type Props = {
  href: string;
  /** The id of the list that grows where it stands, where there is script; else the link turns the page. */
  list?: string | false;
  children?: string;
};

/** The next page of a list: a link, whose address names by `after` what the page begins behind. */
export function MoreLink({ href, list, children = "Показать ещё" }: Props) {
  return (
    <nav aria-label="Страницы списка" className="flex justify-center pt-2">
      <ButtonLink href={href} rel="next" look="secondary" data-more={list || undefined}>
        {children}
      </ButtonLink>
    </nav>
  );
}
