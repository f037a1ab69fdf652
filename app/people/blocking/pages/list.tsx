import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { account } from "#app/people/account/routes.ts";
import { cabinet } from "#app/people/cabinet/routes.ts";
import { Line } from "#app/people/followings/ui/line.tsx";
import { people } from "#app/people/people/routes.ts";
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
import { blockForm } from "../forms.ts";
import { blocking } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Заблокированные люди");

export const loader = load(({ api, query: { after } }) => api.blocking.list({ after }));

export const action = act({
  unblock: intent(blockForm, async ({ api, value, here }) => {
    await api.blocking.unblock(value);
    return { to: here(), toast: { id: "blocking", kind: "info", text: "Человек разблокирован" } };
  }),
});

export default function Blocked() {
  const { items, total, next } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Заблокированные люди" places={[{ href: href(cabinet.home), title: "Кабинет" }]}>
        {total > 0 && `${counted(total, ["человек", "человека", "человек"])}. `}
        Публикации, комментарии и упоминания заблокированных вам не показываются. О блокировке никто, кроме вас, не
        знает.
      </PageHeader>
      {items.length > 0 ? (
        <Card>
          <Form repeatable>
            <input type="hidden" name="intent" value="unblock" />
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
                  <Button size="s" name="accountId" value={accountId} aria-label={`Разблокировать: ${name}`}>
                    Разблокировать
                  </Button>
                </Line>
              ))}
            </ul>
          </Form>
        </Card>
      ) : (
        <EmptyState
          icon="ban"
          title="Вы никого не блокировали"
          action={<ButtonLink href={href(people.directory)}>Коллеги</ButtonLink>}
        >
          Заблокировать человека можно на его странице.
        </EmptyState>
      )}
      {next && <MoreLink href={href(blocking.list, null, { after: next })} />}
    </div>
  );
}
