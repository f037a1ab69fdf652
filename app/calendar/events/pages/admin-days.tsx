import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { calendarDesk } from "../desk-routes.ts";
import { dayIntents } from "../forms.ts";
import { longDay } from "../ui/days.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Рабочие дни");

export const loader = load(async ({ api, query, now }) => {
  const asked = Number(query.year);
  const year = asked >= 2000 && asked <= 2100 ? Math.floor(asked) : Number(now.slice(0, 4));
  return { year, ...(await api.events.days({ year: String(year) })) };
});

export const action = act(dayIntents);

const kinds = { off: "Выходной", work: "Рабочий", short: "На час короче" };

export default function AdminDays() {
  const { year, items, worked } = useLoaderData<typeof loader>();
  const list = useSmallForm("days", { list: undefined });
  const { fields, problems } = useSmallForm("day", { day: undefined, kind: "off", title: undefined });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Рабочие дни">
        Праздники и переносы портал знает сам; здесь то, что решено иначе. По этим дням считают сроки.
      </PageHeader>
      <div className="mb-4 flex items-center gap-2">
        <ButtonLink href={href(calendarDesk.adminDays, null, { year: String(year - 1) })} icon="back" iconOnly>
          Предыдущий год
        </ButtonLink>
        <h2 className="text-lg">{`${year} год: ${counted(worked, ["рабочий день", "рабочих дня", "рабочих дней"])}`}</h2>
        <ButtonLink href={href(calendarDesk.adminDays, null, { year: String(year + 1) })} icon="forward" iconOnly>
          Следующий год
        </ButtonLink>
      </div>
      {items.length === 0 && <EmptyState icon="calendar" title="В этом году всё по общему календарю" />}
      <ul className="mb-6 space-y-2">
        {items.map(({ day, kind, title }) => (
          <li key={day} className="card flex items-center gap-3 p-4">
            <div className="min-w-0 flex-1">
              <p className="first-letter:uppercase">{longDay(day)}</p>
              <p className="text-sm text-muted">{title ? `${kinds[kind]}: ${title}` : kinds[kind]}</p>
            </div>
            <Form>
              <input type="hidden" name="day" value={day} />
              <Button size="s" look="quiet-danger" name="intent" value="drop">
                Убрать
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <Card>
        <Form id="day" className="space-y-4">
          <ErrorSummary problems={problems} />
          <DateField field={fields.day} label="День" />
          <RadioGroup
            field={fields.kind}
            label="Какой он"
            look="row"
            choices={Object.entries(kinds).map(([value, label]) => ({ value, label }))}
          />
          <TextField field={fields.title} label="Почему" maxLength={100} optional />
          <Button look="primary" name="intent" value="put">
            Записать
          </Button>
        </Form>
      </Card>
      <Disclosure title="Много дней сразу" className="mt-4" open={list.problems.length > 0}>
        <Form id="days" className="space-y-4">
          <ErrorSummary problems={list.problems} />
          <TextareaField
            field={list.fields.list}
            label="Таблица дней"
            hint="Скопируйте из таблицы: день, какой он, почему. Строка за строкой, через точку с запятой или табуляцию: 31.12.2026; выходной; перенос с 4 января"
            rows={8}
            maxLength={20_000}
          />
          <Button name="intent" value="put-list">
            Записать все
          </Button>
        </Form>
      </Disclosure>
    </div>
  );
}
