import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { newsroom } from "#app/news/newsroom/routes.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardLink } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { LanguageName, TranslationLine } from "../contract.ts";
import { languageForm } from "../forms.ts";
import { translations } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ title: string }>(
  ({ title }) => `Языковые версии: ${title}`,
  "Языковые версии",
);

export const loader = load(async ({ api, params: { id = "" } }) => ({ id, ...(await api.translations.list({ id })) }));

export const action = act({
  add: intent(languageForm, async ({ api, value, params: { id = "" } }) => {
    const version = await api.translations.add({ id, ...value });
    return { to: href(translations.edit, version) };
  }),
});

export default function Translations() {
  const { id, title, items, missing } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Языковые версии" places={[{ href: href(newsroom.edit, { id }), title }]}>
        Та же статья на других языках: у неё одни картинки, читатели, реакции и комментарии. Язык выбирает читатель.
      </PageHeader>
      {items.length === 0 ? (
        <EmptyState icon="language" title="Статья есть только на русском">
          Начните версию на другом языке: пока вы её не покажете, читатели о ней не узнают.
        </EmptyState>
      ) : (
        <ul className="space-y-3">
          {items.map((item) => (
            <Version key={item.id} item={item} />
          ))}
        </ul>
      )}
      {missing.length > 0 && <NewVersion languages={missing} />}
    </div>
  );
}

function Version({ item: { id, language, name, own, title, by, changedAt, shown, stale } }: { item: TranslationLine }) {
  const { viewer, now } = useRoot();
  return (
    <Card as="li" lifts className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <CardLink href={href(translations.edit, { id })} className="font-medium">
          {name} · <span lang={language}>{own}</span>
        </CardLink>
        {title && (
          <p className="mt-1 text-soft" lang={language}>
            {title}
          </p>
        )}
        <p className="mt-1 text-sm text-muted">
          {by} · <Time value={changedAt} zone={viewer.timeZone} now={now} />
        </p>
      </div>
      <p className="flex flex-wrap gap-2">
        {stale && <Badge look="warning">Оригинал изменился</Badge>}
        <Badge look={shown ? "success" : "neutral"}>{shown ? "Видят читатели" : "Готовится"}</Badge>
      </p>
    </Card>
  );
}

function NewVersion({ languages }: { languages: LanguageName[] }) {
  const { fields, problems } = useSmallForm("add", { language: "" });
  const options = languages.map(({ language, name, own }) => ({ value: language, label: `${name} · ${own}` }));
  return (
    <Form id="add" className="mt-8 space-y-4">
      <ErrorSummary problems={problems} />
      <SelectField field={fields.language} label="Добавить язык" options={options} prompt="Выберите язык" />
      <Button look="primary" name="intent" value="add" icon="add">
        Начать версию
      </Button>
    </Form>
  );
}
