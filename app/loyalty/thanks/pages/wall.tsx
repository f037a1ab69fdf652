import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HowPointsWork } from "#app/loyalty/balance/ui/how-points-work.tsx";
import { readColleague } from "#app/people/account/forms.ts";
import { chosenValue } from "#app/ui/chosen-people.ts";
import { Columns } from "#app/ui/columns.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Link } from "#app/ui/link.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { sendIntents } from "../forms.ts";
import { thanks } from "../routes.ts";
import { ThanksList } from "../ui/thanks-card.tsx";
import { ThanksForm } from "../ui/thanks-form.tsx";
import { ThanksTabs } from "../ui/thanks-tabs.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Благодарности");

export const loader = load(async ({ api, query: { to, after } }) => {
  const [chosen, quota, wall] = await Promise.all([
    to ? readColleague(api, to) : null,
    api.thanks.quota({}),
    api.thanks.wall({ after }),
  ]);
  return { to: chosen && chosenValue(chosen), isFirst: !after, quota, ...wall };
});

export const action = act(sendIntents);

export default function Wall() {
  const { to, isFirst, quota, items, next } = useLoaderData<typeof loader>();
  return (
    <Columns beside={<HowPointsWork part="thanks" />}>
      <PageHeader title="Благодарности">Скажите коллеге, что заметили его дело.</PageHeader>
      <ThanksTabs current="wall" />
      {isFirst && <ThanksForm quota={quota} to={to} />}
      {isFirst && quota.leads && (
        <p className="mt-3 text-sm text-muted">
          Сотруднику не хватает баллов для благодарностей? <Link href={href(thanks.topUp)}>Пополните его кошелёк</Link>
        </p>
      )}
      <Section id="wall" title="Кого благодарят сейчас">
        {items.length > 0 ? (
          <ThanksList items={items} />
        ) : (
          <EmptyState icon="thanks" title="Поблагодарите коллегу">
            Ваша благодарность будет здесь первой.
          </EmptyState>
        )}
        {next && <MoreLink href={`${href(thanks.wall, null, { after: next })}#wall`} />}
      </Section>
    </Columns>
  );
}
