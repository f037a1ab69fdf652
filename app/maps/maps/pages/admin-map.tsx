import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { mapsDesk } from "../desk-routes.ts";
import { mapIntents } from "../forms.ts";
import { maps } from "../routes.ts";
import { DeskFloors } from "../ui/desk-floors.tsx";
import { DeskLayers } from "../ui/desk-layers.tsx";
import { DeskReports, DeskRoutes, DeskStates } from "../ui/desk-parts.tsx";
import { DeskWords } from "../ui/desk-words.tsx";
import { stateTitles } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ map: { title: string } }>(
  ({ map }) => `Правка карты: ${map.title}`,
  "Карта",
);

export const loader = load(async ({ api, query, params: { mapId = "" } }) => {
  const [map, audiences] = await Promise.all([api.maps.source({ mapId }), api.account.audiences({})]);
  return { map, audiences, layer: Number(query.layer) || null };
});

export const action = act(mapIntents);

export default function AdminMap() {
  const { map, audiences, layer } = useLoaderData<typeof loader>();
  const { problems } = useSmallForm("deed", { publish: undefined, drop: undefined });
  const said = problems.filter(({ id }) => id === "deed-publish" || id === "deed-drop");
  const { id: mapId, state } = map;
  return (
    <div className="mx-auto max-w-2xl space-y-6">
      <PageHeader
        title={map.title}
        places={[{ href: href(mapsDesk.adminMaps), title: "Карты" }]}
        actions={
          <>
            <ButtonLink href={href(mapsDesk.adminPlace, { mapId })} look="primary" icon="place">
              Точки
            </ButtonLink>
            {state === "published" && <ButtonLink href={href(maps.one, { mapId })}>Открыть</ButtonLink>}
          </>
        }
      >
        <Badge>{stateTitles[state]}</Badge>
      </PageHeader>
      {said.map(({ id, message }) => (
        <Notice key={id} look="danger" title={message} />
      ))}
      <DeskStates map={map} />
      <DeskReports reports={map.reports} />
      <DeskFloors floors={map.floors} mapId={mapId} />
      <DeskLayers categories={map.categories} mapId={mapId} chosen={layer} audiences={audiences} />
      <DeskRoutes routes={map.routes} mapId={mapId} />
      <DeskWords map={map} audiences={audiences} />
    </div>
  );
}
