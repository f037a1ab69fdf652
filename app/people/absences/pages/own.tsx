import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { cabinet } from "#app/people/cabinet/routes.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { OwnAbsence } from "../contract.ts";
import { absenceForm, dropAbsenceForm } from "../forms.ts";
import { AbsenceForm } from "../ui/absence-form.tsx";
import { kindWords } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Отпуск и отсутствие");

export const loader = load(({ api }) => api.absences.own({}));

const said = (text: string) => ({ id: "absence", kind: "success" as const, text });

export const action = act({
  "add-absence": intent(absenceForm, async ({ api, value, here }) => {
    await api.absences.add(value);
    return { to: here(), toast: said("Сохранено. Когда придёт день, коллеги увидят") };
  }),
  "drop-absence": intent(dropAbsenceForm, async ({ api, value, here }) => {
    await api.absences.drop(value);
    return { to: here(), toast: said("Убрано") };
  }),
});

export default function OwnAbsences() {
  const { items } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Отпуск и отсутствие" places={[{ href: href(cabinet.home), title: "Кабинет" }]}>
        Коллеги по компании увидят на вашей странице и в справочнике, до какого дня вас нет и к кому идти. После
        последнего дня отметка исчезнет сама. Гостям и другим компаниям она не видна.
      </PageHeader>
      {items.length > 0 && (
        <Section id="said" title="Вы указали">
          <ul className="grid gap-3">
            {items.map((item) => (
              <Said key={item.id} item={item} />
            ))}
          </ul>
        </Section>
      )}
      <Section id="add" title={items.length > 0 ? "Добавить ещё" : "Когда вас не будет"}>
        <AbsenceForm key={items.length} />
      </Section>
    </div>
  );
}

function Said({ item: { id, kind, from, until, note, deputy, now: isNow } }: { item: OwnAbsence }) {
  const { now } = useRoot();
  const day = { zone: "UTC", now, look: "day" as const };
  const deed = isNow ? "Закончить" : "Убрать";
  return (
    <Card as="li" pad="s" className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="flex flex-wrap items-center gap-2 text-base font-medium">
          {kindWords[kind]}
          {isNow && <Badge look="success">сейчас</Badge>}
        </h3>
        <p>
          с <Time value={from} {...day} /> по <Time value={until} {...day} />
        </p>
        {deputy && <p className="text-soft">Замещает {deputy.name}</p>}
        {note && <p className="text-sm text-muted wrap-anywhere">{note}</p>}
      </div>
      <Form>
        <input type="hidden" name="id" value={id} />
        <Button
          look="secondary"
          size="s"
          name="intent"
          value="drop-absence"
          aria-label={`${deed}: ${kindWords[kind].toLowerCase()}`}
        >
          {deed}
        </Button>
      </Form>
    </Card>
  );
}
