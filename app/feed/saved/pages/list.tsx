import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { reactionForm } from "#app/engines/content/forms.ts";
import { Beside } from "#app/engines/content/ui/beside.tsx";
import { PublicationList } from "#app/engines/content/ui/publication-list.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { saved } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Избранное");

export const loader = load(async ({ api, query: { after } }) => {
  const [page, beside] = await Promise.all([api.saved.list({ after }), api.widgets.beside({})]);
  return { ...page, beside };
});

export const action = act({
  react: intent(reactionForm, async ({ api, value, here }) => {
    await api.content.react(value.reaction);
    return { to: here(value.reaction.id) };
  }),
});

export default function Saved() {
  const { items, next, beside } = useLoaderData<typeof loader>();
  return (
    <Columns beside={<Beside {...beside} />}>
      <PageHeader title="Избранное">Ваши закладки. Видите только вы.</PageHeader>
      {items.length > 0 ? (
        <PublicationList items={items} />
      ) : (
        <EmptyState icon="bookmark" title="В избранном пока пусто">
          Под новостью или публикацией нажмите «В избранное», и она будет ждать вас здесь.
        </EmptyState>
      )}
      {next && <MoreLink href={href(saved.list, null, { after: next })} />}
    </Columns>
  );
}
