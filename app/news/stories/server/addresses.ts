import { ownStories, stories } from "#app/news/stories/routes.ts";
import { href } from "#app/web/urls.ts";

/** Where its author looks after a story: what they tell in their own name stays theirs, whatever rights they have. */
export function addressForAuthor({ id, inOwnName }: { id: string; inOwnName: boolean }): string {
  return href(inOwnName ? ownStories.ownStory : stories.adminStory, { id });
}
