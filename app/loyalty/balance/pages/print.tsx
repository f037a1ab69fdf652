import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";
import { Definitions } from "#app/ui/definitions.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Table } from "#app/ui/table.tsx";
import { Time } from "#app/ui/time.tsx";
import { load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { StatementLine } from "../contract.ts";
import { readWish } from "../forms.ts";
import { balance } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Выписка для печати");

/** So many pages of a statement, of twenty lines each, are put on paper at most. */
const most = 100;

export const loader = load(async ({ api, viewer, query }) => {
  const { after: _, ...wish } = readWish(query);
  const lines: StatementLine[] = [];
  let after: string | undefined;
  for (let page = 0; page === 0 || (after && page < most); page++) {
    const { items, next } = await api.balance.statement({ ...wish, after });
    lines.push(...items);
    after = next;
  }
  return { wish, lines, isWhole: !after, name: viewer.name };
});

export default function StatementOnPaper() {
  const { wish, lines, isWhole, name } = useLoaderData<typeof loader>();
  const { me, viewer, now } = useRoot();
  const { purse, kind, from, to } = wish;
  const day = (value: string) => <Time value={value} zone="UTC" now={now} look="day" />;
  const moment = (value: string) => <Time value={value} zone={viewer.timeZone} now={now} look="moment" />;
  const first = lines.at(-1)?.at;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Выписка"
        places={[{ href: href(balance.statement, null, { purse, kind, from, to }), title: "Баланс" }]}
        actions={
          <Button type="button" icon="print" data-print className="print:hidden">
            Напечатать
          </Button>
        }
      />
      <Definitions
        items={[
          { name: "Кто", value: name },
          { name: "Компания", value: me?.company },
          { name: "Кошелёк", value: purse === "thanks" ? "Для благодарностей" : "Заработанное" },
          {
            name: "За какое время",
            value: (
              <>
                с {from ? day(from) : first ? moment(first) : moment(now)} по {to ? day(to) : moment(now)}
              </>
            ),
          },
        ]}
      />
      <div className="mt-6">
        <Table
          id="lines"
          caption="Движение баллов"
          hideCaption
          rowKey={({ id }) => id}
          rows={lines}
          columns={[
            { key: "title", title: "За что", cell: ({ title, person, words }) => said(title, person?.name, words) },
            { key: "at", title: "Когда", cell: ({ at }) => moment(at) },
            { key: "amount", title: "Баллы", number: true, cell: ({ amount }) => signed.format(amount) },
            { key: "balance", title: "Остаток", number: true, cell: ({ balance: left }) => left.toLocaleString("ru") },
          ]}
        />
      </div>
      {!lines.length && <p className="mt-4">За это время баллы не приходили и не уходили.</p>}
      {!isWhole && <p className="mt-4">Здесь последние две тысячи строк. Выберите дни, чтобы напечатать прежние.</p>}
    </div>
  );
}

const signed = new Intl.NumberFormat("ru", { signDisplay: "exceptZero" });

const said = (...words: (string | null | undefined)[]) => words.filter(Boolean).join(", ");
