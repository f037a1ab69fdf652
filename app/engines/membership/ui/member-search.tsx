import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import type { PlaceMember, PlaceView } from "../contract.ts";
import { MemberList } from "./member-list.tsx";

type Props = {
  place: Pick<PlaceView, "id" | "may">;
  query: string;
  items: PlaceMember[];
  /** The page that lists all of them, and where they go on. */
  home: string;
  blacklist(person: string): string;
  more: string | undefined;
};

/** Those who belong to a place, to be looked through by name. */
export function MemberSearch({ place, query, items, home, blacklist, more }: Props) {
  return (
    <>
      <SearchBox key={query} action={home} label="Найти участника" defaultValue={query} className="mb-5" />
      {items.length > 0 ? (
        <MemberList place={place} items={items} blacklist={blacklist} />
      ) : (
        <EmptyState icon="search" title="Никого не нашлось" action={<ButtonLink href={home}>Все участники</ButtonLink>}>
          Проверьте, нет ли опечатки.
        </EmptyState>
      )}
      {more && <MoreLink href={more} />}
    </>
  );
}
