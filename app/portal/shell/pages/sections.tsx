import type { MetaFunction } from "@remix-run/node";
import { Card } from "#app/ui/card.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { shell } from "../routes.ts";
import { PlaceList } from "../ui/navigation.tsx";
import { sectionGroups } from "../ui/section-groups.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Разделы");

/** All places on one page: what the side navigation keeps short, and a phone has no room for. */
export default function Sections() {
  const { desks } = useRoot();
  const office = { href: href(shell.desks), icon: "settings", text: "Управление" } as const;
  return (
    <>
      <PageHeader title="Разделы" />
      <div className="grid items-start gap-6 grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] [&>section]:mt-0">
        {sectionGroups.map(({ title, entries }, at) => (
          <Section key={title} id={`group-${at}`} title={title}>
            <Card>
              <PlaceList entries={title === "Помощь" && desks.length ? [...entries, office] : entries} />
            </Card>
          </Section>
        ))}
      </div>
    </>
  );
}
