import { Card } from "#app/ui/card.tsx";
import { Section } from "#app/ui/page-header.tsx";
import type { EntryGroup } from "#app/web/root-data.ts";
import { PlaceList } from "./navigation.tsx";

/** Places of the portal in groups, side by side where there is room. */
export function PlaceGroups({ groups }: { groups: EntryGroup[] }) {
  return (
    <div className="grid items-start gap-6 grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] [&>section]:mt-0">
      {groups.map(({ title, entries }, at) => (
        <Section key={title} id={`group-${at}`} title={title}>
          <Card>
            <PlaceList entries={entries} />
          </Card>
        </Section>
      ))}
    </div>
  );
}
