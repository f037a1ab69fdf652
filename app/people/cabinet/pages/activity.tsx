import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { feed } from "#app/feed/feed/routes.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { Deed } from "../contract.ts";
import { readDeedKind } from "../forms.ts";
import { cabinet } from "../routes.ts";
import { DeedLine } from "../ui/deed-line.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Моя активность");

export const loader = load(async ({ api, query }) => {
  const kind = readDeedKind(query.kind);
  return { kind, ...(await api.cabinet.activity({ kind, after: query.after })) };
});

const kinds: [kind: Deed["kind"] | undefined, title: string][] = [
  [undefined, "Всё"],
  ["publication", "Публикации"],
  ["comment", "Комментарии"],
  ["reaction", "Реакции"],
  ["acknowledgement", "Ознакомления"],
  ["points", "Баллы"],
];

export default function Activity() {
  const { kind, items, next } = useLoaderData<typeof loader>();
  const tabs = kinds.map(([name, title]) => ({
    href: href(cabinet.activity, null, { kind: name }),
    title,
    current: name === kind,
  }));
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Моя активность" places={[{ href: href(cabinet.home), title: "Кабинет" }]}>
        Эту страницу видите только вы.
      </PageHeader>
      <Tabs label="Что показать" tabs={tabs} />
      <div className="mt-5">
        {items.length > 0 ? (
          <Card pad="none" className="px-4 sm:px-6">
            <ul className="divide-y divide-line">
              {items.map((deed) => (
                <DeedLine key={`${deed.kind} ${deed.id}`} deed={deed} />
              ))}
            </ul>
          </Card>
        ) : (
          <EmptyState
            icon="history"
            title="Здесь пока пусто"
            action={<ButtonLink href={href(feed.work)}>Открыть ленту</ButtonLink>}
          >
            Здесь появится то, что вы написали, отметили и прочитали под роспись, и баллы за это.
          </EmptyState>
        )}
        {next && <MoreLink href={href(cabinet.activity, null, { kind, after: next })} />}
      </div>
    </div>
  );
}
