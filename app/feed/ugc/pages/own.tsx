import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { reactionForm } from "#app/engines/content/forms.ts";
import { Beside } from "#app/engines/content/ui/beside.tsx";
import { PublicationList } from "#app/engines/content/ui/publication-list.tsx";
import { drafts } from "#app/engines/drafts/routes.ts";
import { trash } from "#app/engines/trash/routes.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { ugc } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Мои публикации");

export const loader = load(async ({ api, query: { after } }) => {
  const [page, beside] = await Promise.all([api.content.own({ after }), api.widgets.beside({})]);
  return { ...page, beside };
});

export const action = act({
  react: intent(reactionForm, async ({ api, value, here }) => {
    await api.content.react(value.reaction);
    return { to: here(value.reaction.id) };
  }),
});

export default function OwnPublications() {
  const { items, next, beside } = useLoaderData<typeof loader>();
  return (
    <Columns beside={<Beside {...beside} />}>
      <PageHeader
        title="Мои публикации"
        actions={
          <>
            <ButtonLink href={href(drafts.list)} icon="edit">
              Черновики
            </ButtonLink>
            <ButtonLink href={href(trash.own)} icon="delete">
              Корзина
            </ButtonLink>
          </>
        }
      />
      {items.length > 0 ? (
        <PublicationList items={items} />
      ) : (
        <EmptyState
          icon="blogs"
          title="Напишите первую публикацию"
          action={
            <ButtonLink href={href(ugc.create)} look="primary">
              Написать
            </ButtonLink>
          }
        >
          Здесь будет всё, что вы рассказали коллегам.
        </EmptyState>
      )}
      {next && <MoreLink href={href(ugc.own, null, { after: next })} />}
    </Columns>
  );
}
