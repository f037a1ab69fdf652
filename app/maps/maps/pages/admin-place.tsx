import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { mapsDesk } from "../desk-routes.ts";
import { readWish } from "../forms.ts";
import { SheetPicture } from "../ui/sheet-picture.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ title: string }>(
  ({ title }) => `Точки на карте: ${title}`,
  "Точки на карте",
);

export const loader = load(async ({ api, query, params: { mapId = "" } }) => ({
  ...(await api.maps.place({ mapId, floor: readWish(query).floor })),
  mapId,
}));

/** A click on the picture comes as pixels of this width, so it is never drawn in another one. */
const clicked = 800;
const shown = "Добавить точку: место можно указать числами на следующей странице";

export default function AdminPlace() {
  const { mapId, title, floors, floor, marks } = useLoaderData<typeof loader>();
  const opens = (no: number | string, more = {}) =>
    href(mapsDesk.adminPoint, { mapId, no: String(no) }, { floor: floor ? String(floor.no) : undefined, ...more });
  return (
    <>
      <PageHeader
        title="Точки на карте"
        places={[
          { href: href(mapsDesk.adminMaps), title: "Карты" },
          { href: href(mapsDesk.adminMap, { mapId }), title },
        ]}
        actions={
          floor && (
            <ButtonLink href={opens("new")} look="primary" icon="add">
              Добавить точку
            </ButtonLink>
          )
        }
      />
      <Tabs
        label="Этаж"
        look="pills"
        wraps
        tabs={floors.map(({ no, title }) => ({
          href: href(mapsDesk.adminPlace, { mapId }, { floor: String(no) }),
          title,
          current: no === floor?.no,
        }))}
      />
      {!floor && <Notice title="Сначала добавьте этаж" />}
      {floor && (
        <>
          <Section id="click" title="Нажмите на место, где будет точка">
            {floor.picture ? (
              <form method="get" action={opens("new")} className="overflow-auto">
                <input type="hidden" name="floor" value={floor.no} />
                <input type="hidden" name="tall" value={floor.height / floor.width} />
                <input
                  type="image"
                  name="at"
                  src={floor.picture}
                  width={clicked}
                  height={Math.round((clicked * floor.height) / floor.width)}
                  alt={shown}
                  aria-label={shown}
                  className="max-w-none rounded-card border border-line bg-white"
                />
              </form>
            ) : (
              <Notice title="У этажа пока нет картинки: добавьте её или укажите место числами" />
            )}
          </Section>
          <Section id="marks" title="Точки этого этажа">
            <SheetPicture sheet={floor} marks={marks.slice(0, 300)} label={floor.title} address={(no) => opens(no)} />
            <ul className="mt-4 gap-6 sm:columns-2">
              {marks.map(({ no, title, category }) => (
                <li key={no}>
                  <Link href={opens(no)} className="inline-block min-h-6 wrap-anywhere">
                    {`${no}. ${title}`}
                  </Link>
                  {category && <span className="text-muted">{`, ${category}`}</span>}
                </li>
              ))}
            </ul>
          </Section>
        </>
      )}
    </>
  );
}
