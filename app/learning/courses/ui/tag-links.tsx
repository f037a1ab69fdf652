import { Tabs } from "#app/ui/tabs.tsx";
import { href } from "#app/web/urls.ts";
import { courses } from "../routes.ts";

/** The tags of courses, each leads to its part of the catalogue. */
export function TagLinks({ tags, chosen }: { tags: string[]; chosen?: string }) {
  if (!tags.length) return null;
  return (
    <div className="my-4">
      <Tabs
        label="Теги курсов"
        look="pills"
        wraps
        tabs={[
          { href: href(courses.catalogue), title: "Все", current: chosen === "" },
          ...tags.map((tag) => ({ href: href(courses.tag, { tag }), title: tag, current: tag === chosen })),
        ]}
      />
    </div>
  );
}
