import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ugc } from "#app/feed/ugc/routes.ts";
import { account } from "#app/people/account/routes.ts";
import { cabinet } from "#app/people/cabinet/routes.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { dropForm } from "../forms.ts";
import { followings } from "../routes.ts";
import { Line } from "../ui/line.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Мои подписчики");

export const loader = load(({ api, query: { after } }) => api.followings.subscribers({ after }));

export const action = act({
  "drop-subscriber": intent(dropForm, async ({ api, value, here }) => {
    await api.followings.dropSubscriber(value);
    return { to: here(), toast: { id: "subscriber", kind: "info", text: "Подписчик убран" } };
  }),
});

export default function Subscribers() {
  const { items, total, next } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Мои подписчики" places={[{ href: href(cabinet.home), title: "Кабинет" }]}>
        {total > 0 ? counted(total, ["человек читает", "человека читают", "человек читают"]) : "Здесь те, кто читает"}{" "}
        ваши публикации в своей ленте «Подписки». Убранный подписчик об этом не узнает.
      </PageHeader>
      {items.length > 0 ? (
        <Card>
          <Form repeatable>
            <input type="hidden" name="intent" value="drop-subscriber" />
            <ul className="divide-y divide-line">
              {items.map(({ accountId, alias, name, position, photo }) => (
                <Line
                  key={accountId}
                  id={accountId}
                  title={name}
                  detail={position}
                  photo={photo}
                  href={href(account.profile, { socialId: alias })}
                >
                  <Button size="s" name="accountId" value={accountId} aria-label={`Убрать подписчика: ${name}`}>
                    Убрать
                  </Button>
                </Line>
              ))}
            </ul>
          </Form>
        </Card>
      ) : (
        <EmptyState
          icon="subscriptions"
          title="Подписчиков пока нет"
          action={<ButtonLink href={href(ugc.create)}>Написать публикацию</ButtonLink>}
        >
          Люди подписываются на тех, кого интересно читать.
        </EmptyState>
      )}
      {next && <MoreLink href={href(followings.subscribers, null, { after: next })} />}
    </div>
  );
}
