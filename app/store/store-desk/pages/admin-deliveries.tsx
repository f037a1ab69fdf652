import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deliveryTitles } from "#app/store/shop/ui/words.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { deliveryIntents } from "../forms.ts";
import { storeDesk } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Способы получения");

export const loader = load(async ({ api, query }) => {
  const { items } = await api.shop.deskDeliveries({});
  return { items, chosen: items.find(({ id }) => id === query.delivery) ?? null };
});

export const action = act(deliveryIntents);

export default function AdminDeliveries() {
  const { items, chosen } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("delivery", {
    ...{ kind: chosen?.kind ?? "pickup", title: chosen?.title, town: chosen?.town, index: chosen?.index },
    ...{ address: chosen?.address, archived: chosen?.archived ? "on" : undefined },
  });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Способы получения">Места, где забирают заказы, курьер и отделения почты.</PageHeader>
      <ul className="mb-6 space-y-2">
        {items.map(({ id, kind, title, town, index, address, archived }) => (
          <li key={id} className="card flex items-center gap-3 p-4">
            <div className="min-w-0 flex-1">
              <Link href={href(storeDesk.adminDeliveries, null, { delivery: id })} className="inline-block min-h-6">
                {title}
              </Link>
              <p className="text-sm text-muted">
                {[deliveryTitles[kind], index, town, address].filter(Boolean).join(", ")}
              </p>
            </div>
            {archived && <Badge>В архиве</Badge>}
          </li>
        ))}
      </ul>
      <Card>
        <h2 className="mb-4 text-lg">{chosen ? "Изменить способ" : "Новый способ"}</h2>
        <Form key={chosen?.id} id="delivery" className="space-y-4">
          <ErrorSummary problems={problems} />
          {chosen && <input type="hidden" name="id" value={chosen.id} />}
          <RadioGroup
            field={fields.kind}
            label="Какой он"
            look="row"
            choices={Object.entries(deliveryTitles).map(([value, label]) => ({ value, label }))}
          />
          <TextField field={fields.title} label="Название" maxLength={100} autoComplete="off" />
          <TextField field={fields.index} label="Индекс" maxLength={6} width="s" optional />
          <TextField field={fields.town} label="Город" maxLength={100} optional />
          <TextField field={fields.address} label="Адрес" maxLength={300} optional />
          {chosen && <CheckboxField field={fields.archived} label="В архив: покупателям не предлагать" />}
          <Button look="primary" name="intent" value="put">
            Сохранить
          </Button>
        </Form>
      </Card>
    </div>
  );
}
