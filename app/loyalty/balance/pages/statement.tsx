import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PersonLink } from "#app/engines/content/ui/byline.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Link } from "#app/ui/link.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { Time } from "#app/ui/time.tsx";
import { load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { StatementLine } from "../contract.ts";
import { readWish } from "../forms.ts";
import { balance } from "../routes.ts";
import { HowPointsWork } from "../ui/how-points-work.tsx";
import { LoyaltyTabs } from "../ui/loyalty-tabs.tsx";
import { Amount, PurseCards } from "../ui/purse-cards.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Баланс");

export const loader = load(async ({ api, query }) => {
  const wish = readWish(query);
  const [purses, statement, mine] = await Promise.all([
    api.balance.purses({}),
    api.balance.statement(wish),
    api.tasks.list({ tab: "mine" }),
  ]);
  return { wish, purses, statement, pending: mine.pending };
});

export default function Statement() {
  const { wish, purses, statement, pending } = useLoaderData<typeof loader>();
  const { items, next } = statement;
  const { purse, kind, from, to } = wish;
  const isNarrowed = Boolean(kind || from || to);
  return (
    <Columns beside={<HowPointsWork part="balance" />}>
      <PageHeader title="Баланс" />
      <LoyaltyTabs current="Баланс" />
      {purses.stopped && (
        <div className="mb-5">
          <Notice look="danger" title="Переводы остановлены">
            Счёт не сходится, администраторы уже знают. Ваши баллы на месте.
          </Notice>
        </div>
      )}
      <PurseCards purses={purses} pending={pending} />
      <Section
        id="statement"
        title="Выписка"
        action={
          <span className="flex flex-wrap gap-x-4 print:hidden">
            <Link href={href(balance.print, null, { purse, kind, from, to })} className="inline-block min-h-6">
              Напечатать
            </Link>
            <Link href={href(balance.key)} className="inline-block min-h-6">
              Скачать с подписью
            </Link>
          </span>
        }
      >
        <Tabs
          label="Кошелёк"
          look="pills"
          tabs={[
            { href: href(balance.statement), title: "Заработанное", current: purse === "earned" },
            {
              href: href(balance.statement, null, { purse: "thanks" }),
              title: "Для благодарностей",
              current: purse === "thanks",
            },
          ]}
        />
        <Filter wish={wish} kinds={statement.kinds} />
        {items.length > 0 ? (
          <Card pad="none" className="px-4 sm:px-6">
            <ul className="divide-y divide-line">
              {items.map((line) => (
                <Line key={line.id} line={line} />
              ))}
            </ul>
          </Card>
        ) : (
          <EmptyState
            icon="balance"
            title={isNarrowed ? "Такого в выписке нет" : "Пока здесь пусто"}
            action={
              <ButtonLink href={isNarrowed ? href(balance.statement, null, { purse }) : href(balance.bonus)}>
                {isNarrowed ? "Сбросить фильтры" : "За что приходят баллы"}
              </ButtonLink>
            }
          >
            {isNarrowed ? "Выберите другие дни или другое начисление." : "Здесь появится каждое движение ваших баллов."}
          </EmptyState>
        )}
        {next && <MoreLink href={href(balance.statement, null, { purse, kind, from, to, after: next })} />}
      </Section>
    </Columns>
  );
}

type View = ReturnType<typeof useLoaderData<typeof loader>>;

function Filter({ wish, kinds }: { wish: View["wish"]; kinds: View["statement"]["kinds"] }) {
  return (
    <form
      action={href(balance.statement)}
      className="my-5 grid items-end gap-4 grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))]"
    >
      <input type="hidden" name="purse" value={wish.purse} />
      <SelectField
        name="kind"
        label="За что"
        defaultValue={wish.kind ?? ""}
        optional
        hideLabel={false}
        options={[{ value: "", label: "За всё" }, ...kinds.map(({ name, title }) => ({ value: name, label: title }))]}
      />
      <DateField name="from" label="С какого дня" defaultValue={wish.from ?? ""} optional />
      <DateField name="to" label="По какой" defaultValue={wish.to ?? ""} optional />
      <Button>Показать</Button>
    </form>
  );
}

function Line({ line }: { line: StatementLine }) {
  const { viewer, now } = useRoot();
  return (
    <li id={line.id} className="py-4 target:bg-tint">
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 font-medium wrap-anywhere">
          {line.href ? (
            <Link href={line.href} className="inline-block min-h-6">
              {line.title}
            </Link>
          ) : (
            line.title
          )}
        </p>
        <Amount value={line.amount} />
      </div>
      <div className="flex items-baseline justify-between gap-4 text-sm text-muted">
        <p className="min-w-0">
          {line.person && (
            <>
              <PersonLink person={line.person} />,{" "}
            </>
          )}
          <Time value={line.at} zone={viewer.timeZone} now={now} look="moment" />
        </p>
        <p className="flex-none tabular-nums">остаток {line.balance.toLocaleString("ru")}</p>
      </div>
      {line.words && <p className="mt-1 wrap-anywhere">{line.words}</p>}
      {line.why && (
        <details className="mt-1 text-sm print:hidden">
          <summary className="inline-flex min-h-6 cursor-pointer items-center rounded-chip text-link">
            Почему столько?
          </summary>
          <p className="mt-1 text-soft">{line.why}</p>
        </details>
      )}
    </li>
  );
}
