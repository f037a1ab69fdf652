import type { Recipe, Screen } from "./pack.ts";

/** A pack that the person asks for: how it is called, for which screen, and whether all of it is fetched anew. */
export type Wish = Recipe & { title: string; screen: Screen; isNew: boolean };

/** What pages say to the worker. */
export type ToWorker =
  /** A page is on the screen; `unsaved` when the worker had not been there to see it come. */
  | { type: "VISITED"; path: string; title: string; unsaved: boolean }
  /** This page belongs to the build of that version: is there a newer one? */
  | { type: "PAGE_OF"; version: string }
  /** The page has long been quiet: its person's feeds may be kept before they are asked for. */
  | { type: "KEEP_AHEAD" }
  | { type: "KEEP_PACK"; wish: Wish }
  | { type: "DROP_PACK"; path: string }
  /** «Убрать всё с этого устройства»: visited pages and packs. */
  | { type: "CLEAR" }
  | { type: "SKIP_WAITING" };

/** What the worker says to pages. */
export type ToPage =
  /** A page's data went out: fresh from the portal, or a copy of that moment. */
  { type: "ANSWERED"; savedAt: number | null } | { type: "NEW_VERSION" };
