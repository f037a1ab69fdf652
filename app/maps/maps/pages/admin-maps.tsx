import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { mapsDesk } from "../desk-routes.ts";
import { makeIntents } from "../forms.ts";
import { kindTitles, pointForms, stateTitles } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Карты");

export const loader = load(({ api }) => api.maps.desk({}));

export const action = act(makeIntents);

export default function AdminMaps() {
  const { items } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("make", { title: undefined, kind: "floor" });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Карты" />
      {items.length === 0 && <EmptyState icon="maps" title="Карт пока нет" />}
      <ul className="mb-6 space-y-2">
        {items.map(({ id, title, kind, state, points, reports }) => (
          <li key={id} className="card flex flex-wrap items-center gap-3 p-4">
            <div className="min-w-0 flex-1">
              <Link href={href(mapsDesk.adminMap, { mapId: id })} className="inline-block min-h-6">
                {title}
              </Link>
              <p className="text-sm text-muted">{`${kindTitles[kind]} · ${counted(points, pointForms)}`}</p>
            </div>
            {reports > 0 && <Badge look="warning">{counted(reports, ["сообщение", "сообщения", "сообщений"])}</Badge>}
            {state !== "published" && <Badge>{stateTitles[state]}</Badge>}
          </li>
        ))}
      </ul>
      <Card>
        <h2 className="mb-4 text-lg">Новая карта</h2>
        <Form id="make" className="space-y-4">
          <ErrorSummary problems={problems} />
          <TextField field={fields.title} label="Название" maxLength={120} autoComplete="off" />
          <SelectField
            field={fields.kind}
            label="Что это"
            options={Object.entries(kindTitles).map(([value, label]) => ({ value, label }))}
          />
          <Button look="primary" name="intent" value="make">
            Создать
          </Button>
        </Form>
      </Card>
    </div>
  );
}
