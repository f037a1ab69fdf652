import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { MapView } from "../contract.ts";
import { readWish } from "../forms.ts";
import { maps } from "../routes.ts";
import { MapFilters } from "../ui/map-filters.tsx";
import { PointCard } from "../ui/point-card.tsx";
import { markId, SheetPicture } from "../ui/sheet-picture.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ map: MapView }>(
  ({ map }) => `На весь экран: ${map.title}`,
  "Карта на весь экран",
);

export const loader = load(async ({ api, query, params: { mapId = "" } }) => {
  const { zoom, ...wish } = readWish(query);
  return { map: await api.maps.one({ mapId, ...wish }), wish: { ...wish, zoom } };
});

export default function OpenMap() {
  const { map, wish } = useLoaderData<typeof loader>();
  const { id: mapId, floor, chosen } = map;
  const asked = {
    floor: wish.floor,
    category: wish.category,
    q: wish.query || undefined,
    zoom: wish.zoom > 1 ? String(wish.zoom) : undefined,
  };
  const open = { ...asked, o: chosen?.no.toString() };
  const address = (other: Record<string, string | undefined>) => href(maps.open, { mapId }, { ...open, ...other });
  return (
    <div className="full-screen">
      <div className="min-h-dvh bg-canvas p-3">
        <div className="mb-3 flex flex-wrap items-center gap-3">
          <h1 className="text-lg">{map.title}</h1>
          <div className="ml-auto flex gap-2">
            {wish.zoom < 4 && (
              <ButtonLink size="s" href={address({ zoom: String(wish.zoom + 1) })} icon="zoom" iconOnly>
                Крупнее
              </ButtonLink>
            )}
            {wish.zoom > 1 && (
              <ButtonLink
                size="s"
                href={address({ zoom: wish.zoom > 2 ? String(wish.zoom - 1) : undefined })}
                icon="remove"
                iconOnly
              >
                Мельче
              </ButtonLink>
            )}
            <ButtonLink size="s" href={href(maps.one, { mapId }, open)} icon="close" iconOnly>
              Закрыть
            </ButtonLink>
          </div>
        </div>
        <MapFilters
          {...{
            floors: map.floors,
            floor: floor?.no,
            categories: map.categories,
            category: Number(wish.category) || undefined,
          }}
          {...{ query: wish.query, address }}
        />
        {chosen && (
          <PointCard key={chosen.no} point={chosen} close={`${address({ o: undefined })}#${markId(chosen)}`} />
        )}
        {floor && (
          <SheetPicture
            key={floor.no}
            moves="screen"
            {...{ sheet: floor, marks: map.marks, zoom: wish.zoom, chosen: chosen?.no }}
            label={`${map.title}: ${floor.title}`}
            address={(no) => `${address({ o: String(no) })}#point`}
          />
        )}
      </div>
    </div>
  );
}
