import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PersonLink } from "#app/engines/content/ui/byline.tsx";
import { ColleagueField } from "#app/engines/content/ui/colleague-field.tsx";
import { Amount } from "#app/loyalty/balance/ui/purse-cards.tsx";
import { Card } from "#app/ui/card.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { Time } from "#app/ui/time.tsx";
import { act, load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { thanksDesk } from "../desk-routes.ts";
import { topUpIntents } from "../forms.ts";
import { DeskTabs } from "../ui/desk-tabs.tsx";
import { TopUpForm } from "../ui/top-up-form.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Пополнения кошельков");

export const loader = load(({ api, query: { after } }) => api.thanks.topUps({ after }));

export const action = act(topUpIntents);

export default function AdminTopUps() {
  const { items, next } = useLoaderData<typeof loader>();
  const { viewer, now } = useRoot();
  const { fields, problems } = useSmallForm("top-up", { to: undefined, amount: undefined, words: undefined });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Пополнения кошельков">
        Кому не хватило баллов для благодарностей. Журнал запомнит, кто и почему добавил.
      </PageHeader>
      <DeskTabs current="Пополнения" />
      <TopUpForm fields={fields} problems={problems}>
        <ColleagueField field={fields.to} label="Кому" />
      </TopUpForm>
      <Section id="top-ups" title="Кому добавляли">
        {items.length === 0 ? (
          <p className="text-muted">Пока никому.</p>
        ) : (
          <Card pad="none" className="px-4 sm:px-6">
            <ul className="divide-y divide-line">
              {items.map(({ id, at, amount, words, by, to }) => (
                <li key={id} className="py-4">
                  <div className="flex items-baseline justify-between gap-4">
                    <p className="min-w-0 font-medium wrap-anywhere">{to ? <PersonLink person={to} /> : "Без имени"}</p>
                    <Amount value={amount} />
                  </div>
                  <p className="text-sm text-muted">
                    <Time value={at} zone={viewer.timeZone} now={now} look="moment" />
                    {by && `, добавил(а) ${by.name}`}
                  </p>
                  {words && <p className="mt-1 text-sm wrap-anywhere">{words}</p>}
                </li>
              ))}
            </ul>
          </Card>
        )}
        {next && <MoreLink href={`${href(thanksDesk.adminTopUps, null, { after: next })}#top-ups`} />}
      </Section>
    </div>
  );
}
