import type { Entry, EntryGroup } from "./root-data.ts";
import type { Url } from "./urls.ts";

/** Where an entry stands: at the side, among the tabs of phones, under «Создать», on the page «Ещё», among the desks. */
export type Spot = "side" | "tabs" | "create" | "sections" | "desks";

/** An entry of the navigation as an area gives it on its face; whoever may open its page finds it. */
export type Placed = Omit<Entry, "href"> & {
  on: Spot;
  /** One of the groups of the spot (app/web/server/navigation.ts); without it, it stands by itself. */
  group?: string;
  /** Its place in the group: the least first. */
  at: number;
  page: Url<`/${string}`>;
  /** Those alone may begin it. */
  for?: "place-makers";
};

/** The navigation of one person. */
export type Navigation = {
  /** At the side: what stands by itself, then groups that fold. */
  side: (Entry | EntryGroup)[];
  tabs: Entry[];
  makings: Entry[];
  /** Whether they manage something. */
  manages: boolean;
  /** What they manage; told to the pages of desks alone. */
  desks: EntryGroup[];
  /** The sections that they have pinned, in their order. */
  pinned: Entry[];
};
