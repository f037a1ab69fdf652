import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { toneFills, toneTitles } from "#app/ui/tones.ts";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { calendarDesk } from "../desk-routes.ts";
import { typeIntents } from "../forms.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Виды событий");

export const loader = load(async ({ api, query }) => {
  const { items } = await api.events.types({});
  return { items, chosen: items.find(({ id }) => id === query.type) ?? null };
});

export const action = act(typeIntents);

export default function AdminTypes() {
  const { items, chosen } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("type", {
    ...{ title: chosen?.title, tone: chosen?.tone ?? "blue", archived: chosen?.archived ? "on" : undefined },
  });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Виды событий" />
      <ul className="mb-6 space-y-2">
        {items.map(({ id, title, tone, count, archived }) => (
          <li key={id} className="card flex items-center gap-3 p-4">
            <span aria-hidden="true" className={`size-3 flex-none rounded-full ${toneFills[tone]}`} />
            <Link href={href(calendarDesk.adminTypes, null, { type: id })}>{title}</Link>
            <span className="ml-auto text-muted">{counted(count, ["событие", "события", "событий"])}</span>
            {archived && <Badge>В архиве</Badge>}
          </li>
        ))}
      </ul>
      <Card>
        <h2 className="mb-4 text-lg">{chosen ? "Изменить вид" : "Новый вид"}</h2>
        <Form key={chosen?.id} id="type" className="space-y-4">
          <ErrorSummary problems={problems} />
          {chosen && <input type="hidden" name="id" value={chosen.id} />}
          <TextField field={fields.title} label="Название" maxLength={40} autoComplete="off" />
          <SelectField
            field={fields.tone}
            label="Цвет"
            options={Object.entries(toneTitles).map(([value, label]) => ({ value, label }))}
          />
          {chosen && <CheckboxField field={fields.archived} label="В архив: новым событиям его не предлагать" />}
          <Button look="primary" name="intent" value="put">
            Сохранить
          </Button>
        </Form>
      </Card>
    </div>
  );
}
