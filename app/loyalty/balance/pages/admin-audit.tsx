import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PersonLink } from "#app/engines/content/ui/byline.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { Time } from "#app/ui/time.tsx";
import { load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { ChainLink, PointCircle } from "../contract.ts";
import { balanceDesk } from "../desk-routes.ts";
import { DeskTabs } from "../ui/desk-tabs.tsx";
import { Amount } from "../ui/purse-cards.tsx";
import { pointForms } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Проверка счёта баллов");

export const loader = load(async ({ api, query: { after } }) => {
  const [audit, circles] = await Promise.all([api.balance.audit({ after }), api.balance.circles({})]);
  return { ...audit, circles: circles.items, isFirst: !after };
});

export default function AdminAudit() {
  const { items, next, accounts, wrong, brokenAt, circles, isFirst } = useLoaderData<typeof loader>();
  const isSound = wrong.length === 0 && !brokenAt && items.every(({ sound }) => sound);
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Проверка счёта баллов"
        actions={
          <ButtonLink href={href(balanceDesk.adminChain)} icon="download" data-document>
            Выгрузить CSV
          </ButtonLink>
        }
      >
        Страница пересчитывает всё заново: остатки – по операциям, печать каждой операции – по её содержанию.
      </PageHeader>
      <DeskTabs current="Сверка" />
      {isSound ? (
        <Notice look="success" title="Всё сходится">
          Проверено: {counted(accounts, ["счёт", "счёта", "счетов"])}, на этой странице{" "}
          {counted(items.length, ["операция", "операции", "операций"])}.
        </Notice>
      ) : (
        <Notice look="warning" title="Не сходится: переводы остановлены">
          {wrong.length > 0 ? `Остаток не равен сумме операций: ${wrong.join(", ")}. ` : ""}
          Первое место разрыва назовёт команда npm run db -- ledger.
        </Notice>
      )}
      {isFirst && <Circles items={circles} />}
      <Section id="chain" title="Цепочка операций">
        {items.length > 0 ? <Chain items={items} /> : <EmptyState icon="balance" title="Операций пока нет" />}
        {next && <MoreLink href={`${href(balanceDesk.adminAudit, null, { after: next })}#chain`} />}
      </Section>
    </div>
  );
}

/** What went round and came back: a reason to look, not a fault. */
function Circles({ items }: { items: PointCircle[] }) {
  const { viewer, now } = useRoot();
  return (
    <Section id="circles" title="Переводы по кругу за 30 дней">
      {items.length === 0 ? (
        <p className="text-muted">Таких нет.</p>
      ) : (
        <Card>
          <ul className="divide-y divide-line">
            {items.map(({ people, amount, times, at }) => (
              <li key={people.map(({ accountId }) => accountId).join()} className="py-3 first:pt-0 last:pb-0">
                <p className="wrap-anywhere">
                  {people.map((person) => (
                    <span key={person.accountId}>
                      <PersonLink person={person} /> →{" "}
                    </span>
                  ))}
                  {people[0]?.name}
                </p>
                <p className="text-sm text-muted">
                  Вернулось {counted(amount, pointForms)}, {counted(times, ["раз", "раза", "раз"])}, последний{" "}
                  <Time value={at} zone={viewer.timeZone} now={now} />
                </p>
                {people[0] && (
                  <a
                    className="inline-flex min-h-7 items-center text-sm"
                    href={href(balanceDesk.adminOperations, null, { query: people[0].alias })}
                    aria-label={`Операции: ${people[0].name}`}
                  >
                    Посмотреть операции
                  </a>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Section>
  );
}

function Chain({ items }: { items: ChainLink[] }) {
  const { viewer, now } = useRoot();
  return (
    <Card pad="none" className="px-4 sm:px-6">
      <ul className="divide-y divide-line">
        {items.map(({ number, at, title, hash, sound, entries }) => (
          <li key={number} className="py-4">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-medium">
                № {number.toLocaleString("ru")}: {title.toLowerCase()}
              </span>
              <Badge look={sound ? "success" : "warning"} icon={sound ? "check" : undefined}>
                {sound ? "Печать цела" : "Печать нарушена"}
              </Badge>
            </p>
            <p className="text-sm text-muted">
              <Time value={at} zone={viewer.timeZone} now={now} look="moment" />, печать{" "}
              <code className="text-xs">{hash.slice(0, 12)}…</code>
            </p>
            <ul className="mt-2 text-sm">
              {entries.map(({ account, owner, amount, balance }) => (
                <li key={account} className="flex items-baseline justify-between gap-4">
                  <span className="min-w-0 wrap-anywhere">
                    {owner} <span className="text-muted">(стало {balance.toLocaleString("ru")})</span>
                  </span>
                  <Amount value={amount} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}
