import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Link } from "#app/ui/link.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import type { MapState } from "../contract.ts";
import { mapsDesk } from "../desk-routes.ts";
import { DropButton } from "./drop-button.tsx";

type States = {
  map: { state: MapState; versions: { version: number; by: string; at: string; isShown: boolean }[] };
};

/** Letting a map out, putting it away, and the versions that were out. */
export function DeskStates({ map: { state, versions } }: States) {
  const { viewer, now } = useRoot();
  return (
    <Card>
      <Form className="flex flex-wrap gap-2">
        <Button look="primary" name="intent" value="publish">
          Опубликовать
        </Button>
      </Form>
      <Form className="mt-2" repeatable>
        <input type="hidden" name="archived" value={state === "archived" ? "off" : "on"} />
        <Button look="quiet" name="intent" value="archive">
          {state === "archived" ? "Вернуть из архива" : "В архив"}
        </Button>
      </Form>
      {versions.length > 0 && (
        <>
          <h2 className="mt-4 mb-2 text-lg">Версии</h2>
          <ul className="space-y-2">
            {versions.map(({ version, by, at, isShown }) => (
              <li key={version} className="flex flex-wrap items-center gap-3">
                <span>
                  {`№ ${version}, ${by}, `}
                  <Time value={at} zone={viewer.timeZone} now={now} look="moment" />
                </span>
                {isShown && <Badge>Её видят</Badge>}
                <Form repeatable className="ml-auto">
                  <input type="hidden" name="version" value={version} />
                  <Button size="s" name="intent" value="restore" aria-label={`Вернуть в работу версию № ${version}`}>
                    Вернуть в работу
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

type Reports = { reports: { id: string; text: string; by: { name: string }; no: number | null; at: string }[] };

/** What people have found wrong and nobody has put right yet. */
export function DeskReports({ reports }: Reports) {
  if (!reports.length) return null;
  return (
    <Card>
      <h2 className="mb-2 text-lg">Сообщения об ошибках</h2>
      <ul className="space-y-3">
        {reports.map(({ id, text, by, no }) => (
          <li key={id} className="flex flex-wrap items-start gap-3">
            <div className="min-w-0 flex-1">
              <p className="whitespace-pre-line wrap-anywhere">{text}</p>
              <p className="text-sm text-muted">{`${by.name}${no ? `, точка № ${no}` : ""}`}</p>
            </div>
            <Form repeatable>
              <input type="hidden" name="id" value={id} />
              <Button size="s" name="intent" value="settle">
                Исправлено
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The ways of a map in work. */
export function DeskRoutes({ mapId, routes }: { mapId: string; routes: { no: number; title: string }[] }) {
  return (
    <Card>
      <h2 className="mb-2 text-lg">Как пройти</h2>
      <ul className="mb-4 space-y-2">
        {routes.map(({ no, title }) => (
          <li key={no} className="flex items-center gap-3">
            <Link href={href(mapsDesk.adminRoute, { mapId, no: String(no) })} className="inline-block min-h-6">
              {title}
            </Link>
            <span className="ml-auto">
              <DropButton part="routes" no={no} title={title} />
            </span>
          </li>
        ))}
      </ul>
      <ButtonLink href={href(mapsDesk.adminRoute, { mapId, no: "new" })} icon="add">
        Добавить путь
      </ButtonLink>
    </Card>
  );
}
