import { Heading } from "#app/ui/heading.tsx";
import type { StoryLine } from "../contract.ts";
import { StoriesBar } from "./stories-bar.tsx";

/** The stories that stay on a page after their time; nothing at all where there are none. */
export function KeptStories({ items, title }: { items: StoryLine[]; title: string }) {
  if (!items.length) return null;
  return (
    <div className="mt-6 mb-6">
      <Heading level={2} className="mb-2">
        {title}
      </Heading>
      <StoriesBar items={items} label={title} />
    </div>
  );
}
