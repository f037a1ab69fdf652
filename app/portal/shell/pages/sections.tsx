import type { MetaFunction } from "@remix-run/node";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { shell } from "../routes.ts";
import { office } from "../ui/navigation.tsx";
import { PlaceGroups } from "../ui/place-groups.tsx";
import { sectionGroups } from "../ui/section-groups.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Разделы");

/** All places on one page: what the side navigation keeps short, and a phone has no room for. */
export default function Sections() {
  const { desks, pinned } = useRoot();
  const groups = [
    ...(pinned.length ? [{ title: "Закреплено", entries: pinned }] : []),
    ...sectionGroups,
    ...(desks.length ? [{ title: office.text, entries: [office] }] : []),
  ];
  return (
    <>
      <PageHeader
        title="Разделы"
        actions={
          <ButtonLink href={href(shell.pins)} icon="pin">
            Закрепить
          </ButtonLink>
        }
      />
      <PlaceGroups groups={groups} />
    </>
  );
}
