import { href } from "#app/web/urls.ts";
import type { StoryBar } from "../contract.ts";
import { ownStories, stories } from "../routes.ts";

/** What stands last in the row for those who make stories. */
export function addingOf(adding: StoryBar["adding"]) {
  if (adding === "company") return { href: href(stories.adminList), text: "Все истории" };
  return adding && { href: href(ownStories.ownCreate), text: "Новая история" };
}
