import { Card } from "#app/ui/card.tsx";
import { Section } from "#app/ui/page-header.tsx";
import type { EntryGroup } from "#app/web/root-data.ts";
import { PlaceList } from "./navigation.tsx";

/** Places of the portal in groups, side by side where there is room. */
export function PlaceGroups({ groups }: { groups: EntryGroup[] }) {
  return (
    <div className="grid items-start gap-x-6 gap-y-4 sm:gap-y-6 grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] [&>section]:mt-0">
      {groups.map(({ title, entries }, at) => (
        <Section key={title} id={`group-${at}`} title={title}>
          <Card
            pad="s"
            className="max-sm:[&>ul]:grid max-sm:[&>ul]:grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] max-sm:[&_a]:px-1.5"
          >
            <PlaceList entries={entries} />
          </Card>
        </Section>
      ))}
    </div>
  );
}
