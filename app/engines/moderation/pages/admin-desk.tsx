import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { cannedReplies, contentFilters, moderationFigures } from "#app/engines/moderation/desk-routes.ts";
import { trash } from "#app/engines/trash/routes.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { deskTabs } from "../contract.ts";
import { moderation } from "../routes.ts";
import { CaseCard } from "../ui/case-card.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Модерация");

type Tab = (typeof deskTabs)[number];

export const loader = load(async ({ api, query }) => {
  const tab = deskTabs.find((one) => one === query.tab) ?? "open";
  return { tab, ...(await api.moderation.queue({ tab, after: query.after })) };
});

const titles: Record<Tab, string> = {
  open: "Новые",
  appeals: "Обжалования",
  claimed: "В работе",
  closed: "Решённые",
};

const empty: Record<Tab, { title: string; text: string }> = {
  open: { title: "Очередь пуста", text: "Новых жалоб нет. Когда кто-нибудь пожалуется, дело появится здесь." },
  appeals: { title: "Обжалований нет", text: "Здесь появятся решения, с которыми не согласны авторы." },
  claimed: { title: "В работе ничего нет", text: "Дело, которое кто-то взял, стоит здесь пятнадцать минут." },
  closed: { title: "Решённых дел пока нет", text: "Здесь останется каждое решение: кто, когда и почему." },
};

export default function Desk() {
  const { tab, items, counts, next } = useLoaderData<typeof loader>();
  const { isAdmin } = useRoot().viewer;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Модерация"
        actions={
          <>
            <ButtonLink href={href(trash.desk)} size="s" icon="delete">
              Корзина
            </ButtonLink>
            <ButtonLink href={href(moderationFigures.month)} size="s" icon="view-bars">
              За 30 дней
            </ButtonLink>
            {isAdmin && (
              <>
                <ButtonLink href={href(cannedReplies.list)} size="s" icon="edit">
                  Готовые слова
                </ButtonLink>
                <ButtonLink href={href(contentFilters.list)} size="s" icon="search">
                  Слова и ссылки
                </ButtonLink>
                <ButtonLink href={href(moderation.rules)} size="s" icon="settings">
                  Правила
                </ButtonLink>
              </>
            )}
          </>
        }
      >
        Жалобы сотрудников и публикации, которые ждут проверки. Дольше всех ждут те, что сверху.
      </PageHeader>
      <div className="mb-5">
        <Tabs
          label="Дела"
          tabs={(Object.keys(titles) as Tab[]).map((name) => ({
            href: href(moderation.desk, null, { tab: name === "open" ? undefined : name }),
            title: titles[name],
            current: name === tab,
            count: name === "closed" ? undefined : counts[name],
          }))}
        />
      </div>
      {items.length > 0 ? (
        <ul className="space-y-4">
          {items.map((item) => (
            <CaseCard key={item.id} item={item} />
          ))}
        </ul>
      ) : (
        <EmptyState icon={tab === "open" ? "success" : "empty"} title={empty[tab].title}>
          {empty[tab].text}
        </EmptyState>
      )}
      {next && <MoreLink href={href(moderation.desk, null, { tab, after: next })} />}
    </div>
  );
}
