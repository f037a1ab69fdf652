import { SearchBox } from "#app/ui/search-box.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { toneFills } from "#app/ui/tones.ts";
import type { Category } from "../contract.ts";

type Props = {
  floors: { no: number; title: string }[];
  floor?: number | undefined;
  categories: Category[];
  category?: number | undefined;
  query: string;
  /** The page itself, with something else asked for. */
  address(other: Record<string, string | undefined>): string;
  /** Whether points of all floors may be shown at once. */
  allFloors?: boolean;
};

/** Search, floors and layers of a map; the layers are its legend too. */
export function MapFilters({ floors, floor, categories, category, query, address, allFloors }: Props) {
  const keep = Object.fromEntries(new URLSearchParams(address({ q: undefined, o: undefined }).split("?")[1] ?? ""));
  return (
    <div className="mb-4 space-y-3">
      <SearchBox action={address({}).split("?")[0]!} label="Поиск на карте" name="q" defaultValue={query} keep={keep} />
      {floors.length > 1 && (
        <Tabs
          label="Этаж"
          look="pills"
          wraps
          tabs={[
            ...(allFloors ? [{ href: address({ floor: undefined }), title: "Все", current: !floor }] : []),
            ...floors.map(({ no, title }) => ({
              href: address({ floor: String(no), o: undefined }),
              title,
              current: no === floor,
            })),
          ]}
        />
      )}
      {categories.length > 0 && (
        <Tabs
          label="Слои"
          look="pills"
          wraps
          tabs={[
            { href: address({ category: undefined }), title: "Всё", current: !category },
            ...categories.map(({ no, title, tone, count }) => ({
              href: address({ category: String(no) }),
              title: (
                <>
                  <span aria-hidden="true" className={`mr-1.5 inline-block size-2.5 rounded-full ${toneFills[tone]}`} />
                  {`${title} (${count})`}
                </>
              ),
              current: no === category,
            })),
          ]}
        />
      )}
    </div>
  );
}
