import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ReadingPack } from "#app/offline/packs/ui/reading-pack.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Link } from "#app/ui/link.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { Table } from "#app/ui/table.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { Point } from "../contract.ts";
import { readWish } from "../forms.ts";
import { maps } from "../routes.ts";
import { MapFilters } from "../ui/map-filters.tsx";
import { PointFacts } from "../ui/point-card.tsx";
import { RoutesList } from "../ui/routes-list.tsx";
import { ViewSwitch } from "../ui/view-switch.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ map: { title: string } }>(
  ({ map }) => `Все точки: ${map.title}`,
  "Точки карты",
);

export const loader = load(async ({ api, query, params: { mapId = "" } }) => {
  const { zoom: _, o: __, ...wish } = readWish(query);
  const map = await api.maps.points({ mapId, ...wish, after: query.after });
  return { map, wish, view: query.view === "bars" ? ("bars" as const) : ("list" as const) };
});

export default function MapPoints() {
  const { map, wish, view } = useLoaderData<typeof loader>();
  const { id: mapId, items } = map;
  const narrowed = {
    floor: wish.floor,
    category: wish.category,
    q: wish.query || undefined,
  };
  const asked = { ...narrowed, view: view === "bars" ? view : undefined };
  const address = ({ o: _, ...other }: Record<string, string | undefined>) =>
    href(maps.points, { mapId }, { ...asked, ...other });
  const opens = (no: number) => `${href(maps.one, { mapId }, { o: String(no) })}#point`;
  return (
    <>
      <PageHeader title={map.title} places={[{ href: href(maps.list), title: "Карты" }]}>
        {map.description}
        <ReadingPack />
      </PageHeader>
      <div className="mb-4">
        <ViewSwitch mapId={mapId} current={view} query={narrowed} />
      </div>
      <MapFilters
        {...{
          floors: map.floors,
          floor: Number(wish.floor) || undefined,
          categories: map.categories,
          category: Number(wish.category) || undefined,
        }}
        {...{ query: wish.query, address, allFloors: true }}
      />
      {items.length === 0 && <EmptyState icon="maps" title="Ничего не нашлось" />}
      {view === "bars" && items.length > 0 && <PointsTable items={items} opens={opens} />}
      {view === "list" && (
        <ul className="space-y-3">
          {items.map((point) => (
            <li key={point.no} className="card p-4">
              <h2 className="font-semibold">
                <Link href={opens(point.no)} className="inline-block min-h-6">
                  {point.title}
                </Link>
              </h2>
              <PointFacts point={point} />
            </li>
          ))}
        </ul>
      )}
      {map.next && <MoreLink href={address({ after: map.next })} />}
      {map.routes.length > 0 && (
        <Section id="routes" title="Как пройти">
          <RoutesList routes={map.routes} address={opens} />
        </Section>
      )}
    </>
  );
}

function PointsTable({ items, opens }: { items: Point[]; opens(no: number): string }) {
  return (
    <Table
      id="points"
      caption="Точки карты"
      hideCaption
      rows={items}
      rowKey={({ no }) => String(no)}
      columns={[
        {
          key: "title",
          title: "Что",
          cell: ({ no, title }) => (
            <Link href={opens(no)} className="inline-block min-h-6">
              {title}
            </Link>
          ),
        },
        { key: "no", title: "№", number: true, cell: ({ no }) => no },
        { key: "floor", title: "Этаж", cell: ({ floor }) => floor },
        { key: "category", title: "Слой", cell: ({ category }) => category },
        { key: "person", title: "Кто", cell: ({ person }) => person?.name },
        { key: "phone", title: "Телефон", cell: ({ phone }) => phone },
        { key: "hours", title: "Когда открыто", cell: ({ hours }) => hours },
        { key: "access", title: "Доступность", cell: ({ access }) => access },
        { key: "description", title: "Что известно", cell: ({ description }) => description },
      ]}
    />
  );
}
