import { type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { reactionForm } from "#app/engines/content/forms.ts";
import { Beside } from "#app/engines/content/ui/beside.tsx";
import { PublicationList } from "#app/engines/content/ui/publication-list.tsx";
import { ugc } from "#app/feed/ugc/routes.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { hashtags } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ name: string }>(({ name }) => `#${name}`, "Тег");

export const loader = load(async ({ api, params, query: { after } }) => {
  const [{ merged, ...tag }, beside] = await Promise.all([
    api.hashtags.page({ hashtag: params.hashtag ?? "", after }),
    api.widgets.beside({}),
  ]);
  if (merged) throw redirect(href(hashtags.tag, { hashtag: tag.name }));
  return { ...tag, beside };
});

export const action = act({
  subscribe: intent(z.object({}), async ({ api, params, here }) => {
    await api.hashtags.subscribe({ hashtag: params.hashtag ?? "", subscribed: true });
    return { to: here(), toast: { id: "subscription", kind: "success", text: "Вы подписались" } };
  }),
  unsubscribe: intent(z.object({}), async ({ api, params, here }) => {
    await api.hashtags.subscribe({ hashtag: params.hashtag ?? "", subscribed: false });
    return { to: here(), toast: { id: "subscription", kind: "info", text: "Вы больше не подписаны" } };
  }),
  react: intent(reactionForm, async ({ api, value, here }) => {
    await api.content.react(value.reaction);
    return { to: here(value.reaction.id) };
  }),
});

export default function Hashtag() {
  const { name, count, subscribed, items, next, beside } = useLoaderData<typeof loader>();
  return (
    <Columns beside={<Beside {...beside} />}>
      <PageHeader
        title={`#${name}`}
        places={[{ href: href(hashtags.list), title: "Теги" }]}
        actions={<Subscription subscribed={subscribed} />}
      >
        {counted(count, ["публикация", "публикации", "публикаций"])}
      </PageHeader>
      {items.length > 0 ? (
        <PublicationList items={items} />
      ) : (
        <EmptyState
          icon="hashtag"
          title="С этим тегом пока ничего нет"
          action={
            <ButtonLink href={href(ugc.create, null, { hashtag: name })} look="primary">
              Написать первым
            </ButtonLink>
          }
        >
          Поставьте в тексте #{name}, и публикация появится здесь.
        </EmptyState>
      )}
      {next && <MoreLink href={href(hashtags.tag, { hashtag: name }, { after: next })} />}
    </Columns>
  );
}

function Subscription({ subscribed }: { subscribed: boolean }) {
  return (
    <Form>
      <Button
        look={subscribed ? "secondary" : "primary"}
        size="s"
        name="intent"
        value={subscribed ? "unsubscribe" : "subscribe"}
        icon={subscribed ? "check" : "add"}
        aria-pressed={subscribed}
      >
        {subscribed ? "Вы подписаны" : "Подписаться"}
      </Button>
    </Form>
  );
}
