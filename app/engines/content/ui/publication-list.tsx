import type { ListedCard } from "./listed.ts";
import { PublicationItem } from "./publication-item.tsx";
import { ReactionForm } from "./reactions.tsx";

type Props = {
  items: ListedCard[];
  view?: "card" | "tile";
  id?: string;
};

/** Publications, with the form that their reactions send, as large cards in a column or as tiles in a grid (specification §2: display modes). */
export function PublicationList({ items, view = "card", id }: Props) {
  return (
    <>
      <ul id={id} className={view === "tile" ? "grid gap-4 sm:grid-cols-2" : "space-y-5"}>
        {items.map((item, index) => (
          <li key={item.id} id={item.id}>
            <PublicationItem item={item} view={view} first={index === 0} />
          </li>
        ))}
      </ul>
      <ReactionForm />
    </>
  );
}
