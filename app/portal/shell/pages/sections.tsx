import type { MetaFunction } from "@remix-run/node";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { office } from "../ui/navigation.tsx";
import { PlaceGroups } from "../ui/place-groups.tsx";
import { sectionGroups } from "../ui/section-groups.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Разделы");

/** All places on one page: what the side navigation keeps short, and a phone has no room for. */
export default function Sections() {
  const { desks } = useRoot();
  const groups = desks.length ? [...sectionGroups, { title: office.text, entries: [office] }] : sectionGroups;
  return (
    <>
      <PageHeader title="Разделы" />
      <PlaceGroups groups={groups} />
    </>
  );
}
