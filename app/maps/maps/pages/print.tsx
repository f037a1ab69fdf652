import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { Time } from "#app/ui/time.tsx";
import { load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { MapView } from "../contract.ts";
import { readWish } from "../forms.ts";
import { maps } from "../routes.ts";
import { SheetPicture } from "../ui/sheet-picture.tsx";
import { pointForms } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ map: MapView }>(({ map }) => `На бумаге: ${map.title}`, "Карта на бумаге");

export const loader = load(async ({ api, query, params: { mapId = "" } }) => {
  const { floor, category } = readWish(query);
  return { map: await api.maps.one({ mapId, floor, category, query: "" }) };
});

/** A floor on paper: the picture with its numbers, and what stands under each of them. */
export default function PrintedMap() {
  const { map } = useLoaderData<typeof loader>();
  const { viewer, now } = useRoot();
  const { id: mapId, title, floor, marks, total } = map;
  const opens = (no: number) => `${href(maps.one, { mapId }, { o: String(no) })}#point`;
  return (
    <>
      <PageHeader
        title={floor ? `${title}: ${floor.title}` : title}
        places={[{ href: href(maps.one, { mapId }, { floor: floor?.no.toString() }), title }]}
        actions={
          <Button type="button" icon="print" data-print className="print:hidden">
            Напечатать
          </Button>
        }
      >
        {map.updatedAt && (
          <>
            Обновлено <Time value={map.updatedAt} zone={viewer.timeZone} now={now} look="moment" />.
          </>
        )}
      </PageHeader>
      {total > marks.length && (
        <Notice title={`На бумаге ${marks.length} из ${counted(total, pointForms)}: выберите на карте слой`} />
      )}
      {floor && <SheetPicture sheet={floor} marks={marks} label={`${title}: ${floor.title}`} address={opens} />}
      <ul className="mt-5 gap-6 sm:columns-2 print:columns-3">
        {marks.map(({ no, title: name }) => (
          <li key={no} className="break-inside-avoid wrap-anywhere">{`${no}. ${name}`}</li>
        ))}
      </ul>
    </>
  );
}
