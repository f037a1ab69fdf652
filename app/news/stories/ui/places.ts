import { href } from "#app/web/urls.ts";
import type { useDesk } from "./desk-pages.ts";

/** The way back from a page about a story to its desk. */
export function placesOf(desk: ReturnType<typeof useDesk>, { id, title }: { id: string; title: string }) {
  return [
    { href: href(desk.list), title: desk.title },
    { href: href(desk.story, { id }), title },
  ];
}
