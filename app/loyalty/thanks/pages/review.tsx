import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HowPointsWork } from "#app/loyalty/balance/ui/how-points-work.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { readWay } from "../forms.ts";
import { thanks } from "../routes.ts";
import { ThanksList } from "../ui/thanks-card.tsx";
import { ThanksTabs } from "../ui/thanks-tabs.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Мои благодарности");

export const loader = load(async ({ api, query }) => {
  const way = readWay(query.way);
  return { way, ...(await api.thanks.review({ way, after: query.after })) };
});

export default function Review() {
  const { way, items, next } = useLoaderData<typeof loader>();
  return (
    <Columns beside={<HowPointsWork part="thanks" />}>
      <PageHeader title="Мои благодарности">Эту страницу видите только вы.</PageHeader>
      <ThanksTabs current={way} />
      {items.length > 0 ? (
        <ThanksList items={items} />
      ) : (
        <EmptyState
          icon="thanks"
          title={way === "sent" ? "Вы ещё никого не благодарили" : "Благодарностей пока нет"}
          action={<ButtonLink href={href(thanks.wall)}>Поблагодарить коллегу</ButtonLink>}
        >
          {way === "sent"
            ? "Начните с того, кто помог вам на этой неделе."
            : "Они придут сюда, и об этом скажет колокольчик."}
        </EmptyState>
      )}
      {next && <MoreLink href={href(thanks.review, null, { way, after: next })} />}
    </Columns>
  );
}
