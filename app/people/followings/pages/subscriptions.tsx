import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { hashtags } from "#app/engines/hashtags/routes.ts";
import { news } from "#app/news/news/routes.ts";
import { cabinet } from "#app/people/cabinet/routes.ts";
import { people } from "#app/people/people/routes.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { FollowedKind } from "../contract.ts";
import { readKind, unfollowForm } from "../forms.ts";
import { followings } from "../routes.ts";
import { Line } from "../ui/line.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Мои подписки");

export const loader = load(async ({ api, query }) => {
  const kind = readKind(query.kind);
  const [own, popular] = await Promise.all([
    api.followings.subscriptions({ kind, after: query.after }),
    query.after ? { items: [] } : api.followings.popular({ kind }),
  ]);
  return { kind, ...own, popular: popular.items };
});

export const action = act({
  follow: intent(unfollowForm, async ({ api, value: { kind, id }, here }) => {
    if (kind === "person") await api.account.subscribe({ accountId: id, subscribed: true });
    else if (kind === "rubric") await api.news.subscribe({ id, subscribed: true });
    else await api.hashtags.subscribe({ hashtag: id, subscribed: true });
    return { to: here(), toast: { id: "subscription", kind: "success", text: "Вы подписаны" } };
  }),
  unfollow: intent(unfollowForm, async ({ api, value, here }) => {
    await api.followings.unfollow(value);
    return { to: here(), toast: { id: "subscription", kind: "info", text: "Вы больше не подписаны" } };
  }),
});

const kinds = {
  person: {
    title: "Люди",
    icon: undefined,
    empty: "Вы ни на кого не подписаны",
    where: { href: href(people.directory), title: "Найти коллег" },
  },
  rubric: {
    title: "Рубрики",
    icon: "rubric",
    empty: "Вы не подписаны на рубрики",
    where: { href: href(news.rubrics), title: "Выбрать рубрики" },
  },
  hashtag: {
    title: "Теги",
    icon: "hashtag",
    empty: "Вы не подписаны на теги",
    where: { href: href(hashtags.list), title: "Посмотреть теги" },
  },
} as const;

export default function Subscriptions() {
  const { kind, items, next, popular } = useLoaderData<typeof loader>();
  const { icon, empty, where } = kinds[kind];
  const tabs = Object.entries(kinds).map(([name, { title }]) => ({
    href: href(followings.subscriptions, null, { kind: name === "person" ? undefined : name }),
    title,
    current: name === kind,
  }));
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Мои подписки" places={[{ href: href(cabinet.home), title: "Кабинет" }]}>
        Новое от них приходит в ленту «Подписки».
      </PageHeader>
      <Tabs label="На что вы подписаны" tabs={tabs} />
      <div className="mt-5">
        {items.length > 0 ? (
          <Card>
            <Form repeatable>
              <input type="hidden" name="intent" value="unfollow" />
              <input type="hidden" name="kind" value={kind satisfies FollowedKind} />
              <ul className="divide-y divide-line">
                {items.map((one) => (
                  <Line key={one.id} {...one} icon={icon}>
                    <Button size="s" name="id" value={one.id} aria-label={`Отписаться: ${one.title}`}>
                      Отписаться
                    </Button>
                  </Line>
                ))}
              </ul>
            </Form>
          </Card>
        ) : (
          <EmptyState
            icon="subscriptions"
            title={empty}
            action={<ButtonLink href={where.href}>{where.title}</ButtonLink>}
          />
        )}
        {popular.length > 0 && (
          <Section id="popular" title="На это подписаны коллеги">
            <Card>
              <Form repeatable>
                <input type="hidden" name="intent" value="follow" />
                <input type="hidden" name="kind" value={kind satisfies FollowedKind} />
                <ul className="divide-y divide-line">
                  {popular.map((one) => (
                    <Line key={one.id} {...one} icon={icon}>
                      <Button size="s" name="id" value={one.id} aria-label={`Подписаться: ${one.title}`}>
                        Подписаться
                      </Button>
                    </Line>
                  ))}
                </ul>
              </Form>
            </Card>
          </Section>
        )}
        {next && (
          <MoreLink
            href={href(followings.subscriptions, null, { kind: kind === "person" ? undefined : kind, after: next })}
          />
        )}
      </div>
    </div>
  );
}
