import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { maps } from "../routes.ts";
import { kindTitles, pointForms } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Интерактивные карты");

export const loader = load(({ api }) => api.maps.list({}));

export default function Maps() {
  const { items } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Интерактивные карты">Где что находится: этажи, рабочие места, переговорные, входы.</PageHeader>
      {items.length === 0 && <EmptyState icon="maps" title="Карт пока нет" />}
      <ul className="grid gap-4 sm:grid-cols-2">
        {items.map(({ id, title, description, kind, points, floors }) => (
          <li key={id} className="card p-4">
            <h2 className="text-lg">
              <Link href={href(maps.one, { mapId: id })} className="inline-block min-h-6">
                {title}
              </Link>
            </h2>
            <p className="text-sm text-muted">
              {kindTitles[kind]}
              {floors > 1 && ` · ${counted(floors, ["этаж", "этажа", "этажей"])}`}
              {` · ${counted(points, pointForms)}`}
            </p>
            {description && <p className="mt-2 text-soft">{description}</p>}
            <p className="mt-2">
              <Link href={href(maps.points, { mapId: id })}>Списком, без картинки</Link>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
