import { href } from "#app/web/urls.ts";
import { stories } from "../routes.ts";

/** The way back from a page about a story to its desk. */
export function placesOf({ id, title }: { id: string; title: string }) {
  return [
    { href: href(stories.adminList), title: "Истории" },
    { href: href(stories.adminStory, { id }), title },
  ];
}
