import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { shell } from "../routes.ts";
import { office } from "../ui/navigation.tsx";
import { PlaceGroups } from "../ui/place-groups.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Разделы");

export const loader = load(({ sections }) => ({ sections: sections() }));

/** All places on one page: what the side navigation keeps short, and a phone has no room for. */
export default function Sections() {
  const { manages, pinned } = useRoot().navigation;
  const { sections } = useLoaderData<typeof loader>();
  const groups = [
    ...(pinned.length ? [{ title: "Закреплено", entries: pinned }] : []),
    ...sections,
    ...(manages ? [{ title: office.text, entries: [office] }] : []),
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
