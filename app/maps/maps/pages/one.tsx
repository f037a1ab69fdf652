import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { MapView } from "../contract.ts";
import { mapsDesk } from "../desk-routes.ts";
import { readWish, reportIntents } from "../forms.ts";
import { maps } from "../routes.ts";
import { MapFilters } from "../ui/map-filters.tsx";
import { PointCard } from "../ui/point-card.tsx";
import { RoutesList } from "../ui/routes-list.tsx";
import { markId, SheetPicture } from "../ui/sheet-picture.tsx";
import { ViewSwitch } from "../ui/view-switch.tsx";
import { pointForms } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ map: MapView }>(({ map }) => map.title, "Карта");

export const loader = load(async ({ api, query, params: { mapId = "" } }) => {
  const { zoom, ...wish } = readWish(query);
  return { map: await api.maps.one({ mapId, ...wish }), wish: { ...wish, zoom } };
});

export const action = act(reportIntents);

export default function OneMap() {
  const { map, wish } = useLoaderData<typeof loader>();
  const { viewer, now } = useRoot();
  const { id: mapId, floor, chosen, marks, total } = map;
  const asked = {
    floor: wish.floor,
    category: wish.category,
    q: wish.query || undefined,
    zoom: wish.zoom > 1 ? String(wish.zoom) : undefined,
  };
  const address = (other: Record<string, string | undefined>) => href(maps.one, { mapId }, { ...asked, ...other });
  const opens = (no: number) => `${address({ o: String(no) })}#point`;
  return (
    <>
      <PageHeader
        title={map.title}
        places={[{ href: href(maps.list), title: "Карты" }]}
        actions={
          <>
            <ButtonLink href={href(maps.open, { mapId }, { ...asked, o: chosen?.no.toString() })} icon="view-map">
              На весь экран
            </ButtonLink>
            <ButtonLink
              href={href(maps.print, { mapId }, { floor: asked.floor, category: asked.category })}
              icon="print"
            >
              На бумагу
            </ButtonLink>
            {map.mayEdit && (
              <ButtonLink href={href(mapsDesk.adminMap, { mapId })} icon="edit">
                Изменить
              </ButtonLink>
            )}
          </>
        }
      >
        {map.description}
        {map.updatedAt && (
          <>
            {map.description && " "}Обновлено{" "}
            <Time value={map.updatedAt} zone={viewer.timeZone} now={now} look="moment" />.
          </>
        )}
      </PageHeader>
      <div className="mb-4">
        <ViewSwitch mapId={mapId} current="map" query={{ floor: asked.floor, category: asked.category, q: asked.q }} />
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
      {wish.o && !chosen && <Notice look="warning" title="Такой точки на карте нет: возможно, её убрали" />}
      {wish.query && total === 0 && (
        <Notice title="На этом этаже ничего не нашлось">
          <p>
            <Link href={href(maps.points, { mapId }, { q: wish.query })}>Искать на всей карте</Link>
          </p>
        </Notice>
      )}
      {total > marks.length && (
        <Notice title={`Показано ${marks.length} из ${counted(total, pointForms)}`}>
          <p>
            Выберите слой или найдите нужное по названию. Все точки – в{" "}
            <Link href={href(maps.points, { mapId }, { floor: asked.floor })}>списке</Link>.
          </p>
        </Notice>
      )}
      <div className="grid gap-5 lg:grid-cols-[1fr_20rem]">
        <div className="min-w-0">
          {floor && (
            <SheetPicture
              key={floor.no}
              moves="page"
              {...{ sheet: floor, marks, zoom: wish.zoom, chosen: chosen?.no, address: opens }}
              label={`${map.title}: ${floor.title}`}
            />
          )}
          <p className="mt-2 flex gap-2">
            {wish.zoom < 4 && (
              <ButtonLink
                size="s"
                href={address({ zoom: String(wish.zoom + 1), o: chosen ? String(chosen.no) : undefined })}
                icon="zoom"
              >
                Крупнее
              </ButtonLink>
            )}
            {wish.zoom > 1 && (
              <ButtonLink
                size="s"
                href={address({
                  zoom: wish.zoom > 2 ? String(wish.zoom - 1) : undefined,
                  o: chosen ? String(chosen.no) : undefined,
                })}
              >
                Мельче
              </ButtonLink>
            )}
          </p>
        </div>
        <div className="space-y-4">
          {chosen ? (
            <PointCard key={chosen.no} point={chosen} close={`${address({})}#${markId(chosen)}`}>
              {map.beside.length > 0 && (
                <>
                  <p className="mt-3">{`${counted(map.beside.length + 1, ["место", "места", "мест"])} здесь. Ещё:`}</p>
                  <ul>
                    {map.beside.map(({ no, title }) => (
                      <li key={no}>
                        <Link href={opens(no)} className="inline-block min-h-6">
                          {title}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </>
              )}
              {map.routes.length > 0 && (
                <div className="mt-4">
                  <h3 className="text-lg">Как пройти</h3>
                  <RoutesList routes={map.routes} address={opens} />
                </div>
              )}
              <p className="mt-4">
                <Link href={href(maps.sticker, { mapId, no: String(chosen.no) })}>Наклейка «Я здесь»</Link>
              </p>
            </PointCard>
          ) : (
            <Card>
              Нажмите на точку, чтобы узнать о ней, или найдите её по названию, номеру комнаты или имени коллеги.
            </Card>
          )}
          <Report no={chosen?.no} />
        </div>
      </div>
    </>
  );
}

function Report({ no }: { no: number | undefined }) {
  const { fields, problems } = useSmallForm("report", { text: undefined });
  return (
    <Disclosure title="Сообщить об ошибке на карте" open={problems.length > 0}>
      <Form id="report" className="space-y-3">
        <ErrorSummary problems={problems} />
        {no && <input type="hidden" name="no" value={no} />}
        <TextareaField field={fields.text} label="Что не так" rows={3} maxLength={1000} />
        <Button name="intent" value="report">
          Отправить
        </Button>
      </Form>
    </Disclosure>
  );
}
