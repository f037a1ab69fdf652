import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { AskedReversal } from "../contract.ts";
import { balanceDesk } from "../desk-routes.ts";
import { reverseIntents } from "../forms.ts";
import { DeskTabs } from "../ui/desk-tabs.tsx";
import { Amount } from "../ui/purse-cards.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Операции с баллами");

export const loader = load(async ({ api, query: { query = "", after } }) => {
  return { query, ...(await api.balance.operations({ who: query, after })) };
});

export const action = act(reverseIntents);

export default function AdminOperations() {
  const { query, items, asked, next } = useLoaderData<typeof loader>();
  const { viewer, now } = useRoot();
  const { problems } = useSmallForm("operations", { words: undefined });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Операции с баллами">
        Записанное не меняется и не стирается. Ошибку исправляет обратная операция.
      </PageHeader>
      <DeskTabs current="Операции" />
      {asked.length > 0 && <Asked items={asked} />}
      <SearchBox
        key={query}
        action={href(balanceDesk.adminOperations)}
        label="Имя коллеги"
        defaultValue={query}
        className="mb-5"
      />
      <div id="operations" className="mb-5 empty:hidden">
        <ErrorSummary problems={problems} />
      </div>
      {items.length === 0 ? (
        <EmptyState icon="balance" title={query ? "Операций этого коллеги нет" : "Операций пока нет"} />
      ) : (
        <Card pad="none" className="px-4 sm:px-6">
          <ul className="divide-y divide-line">
            {items.map(
              ({ id, at, title, owner, amount, balance, words, person, reversed, asked: isAsked, reversible }, row) => (
                <li key={`${id} ${owner}`} className="py-4">
                  <div className="flex items-baseline justify-between gap-4">
                    <p className="min-w-0 font-medium wrap-anywhere">
                      {owner}: {title.toLowerCase()} {reversed && <Badge look="warning">Отменена</Badge>}
                      {isAsked && <Badge look="warning">Ждёт второго администратора</Badge>}
                    </p>
                    <Amount value={amount} />
                  </div>
                  <p className="text-sm text-muted">
                    <Time value={at} zone={viewer.timeZone} now={now} look="moment" />
                    {person && `, ${person.name}`}, остаток {balance.toLocaleString("ru")}
                  </p>
                  {words && <p className="mt-1 text-sm wrap-anywhere">{words}</p>}
                  {reversible && (
                    <Disclosure title="Отменить" className="mt-3">
                      <Form className="space-y-3" notKept="Отмена операции не ждёт сети.">
                        <input type="hidden" name="id" value={id} />
                        <TextField id={`why-${row}`} name="words" label="Почему" maxLength={300} />
                        <Button
                          size="s"
                          look="danger"
                          name="intent"
                          value="reverse"
                          aria-label={`Отменить операцию: ${title}, ${owner}`}
                        >
                          Вернуть баллы
                        </Button>
                      </Form>
                    </Disclosure>
                  )}
                </li>
              ),
            )}
          </ul>
        </Card>
      )}
      {next && <MoreLink href={href(balanceDesk.adminOperations, null, { query, after: next })} />}
    </div>
  );
}

/** What another administrator wants to take back: who has not asked decides. */
function Asked({ items }: { items: AskedReversal[] }) {
  return (
    <Section id="asked" title="Ждут второго администратора">
      <Card className="mb-5">
        <ul className="divide-y divide-line">
          {items.map(({ id, title, amount, words, by, mine }) => (
            <li key={id} id={id} className="py-4 first:pt-0 last:pb-0">
              <div className="flex items-baseline justify-between gap-4">
                <p className="min-w-0 font-medium wrap-anywhere">Отмена: {title.toLowerCase()}</p>
                <Amount value={-amount} />
              </div>
              <p className="mt-1 text-sm wrap-anywhere">
                {by && <span className="text-muted">{by.name}: </span>}
                {words}
              </p>
              {mine ? (
                <p className="mt-2 text-sm text-muted">Решит кто-то другой: вы попросили об отмене сами.</p>
              ) : (
                <Form className="mt-3 flex flex-wrap gap-3" notKept="Отмена операции не ждёт сети.">
                  <input type="hidden" name="id" value={id} />
                  <Button size="s" look="danger" name="intent" value="agree" aria-label={`Отменить: ${words}`}>
                    Отменить операцию
                  </Button>
                  <Button size="s" name="intent" value="refuse" aria-label={`Оставить: ${words}`}>
                    Оставить как есть
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}
