import type { MetaFunction } from "@remix-run/node";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FileField } from "#app/ui/file-field.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { Table } from "#app/ui/table.tsx";
import { Form } from "#app/web/form.tsx";
import { act } from "#app/web/page.ts";
import { useShown } from "#app/web/reply.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { StockPlanView } from "../contract.ts";
import { stockIntents } from "../forms.ts";
import { storeDesk } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Остатки таблицей");

export const action = act(stockIntents);

const shown = 200;
const lineForms = ["строка", "строки", "строк"] as const;

export default function AdminStock() {
  const plan = useShown<StockPlanView>();
  const { fields, problems } = useSmallForm("stock", { file: undefined, lines: undefined });
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title="Остатки таблицей"
        places={[{ href: href(storeDesk.adminProducts), title: "Товары магазина" }]}
        actions={
          <ButtonLink href={href(storeDesk.adminStockTable)} icon="download" data-document>
            Скачать остатки
          </ButtonLink>
        }
      >
        Скачайте таблицу, измените столбец «Остаток» и верните её сюда. Пока вы не подтвердите, ничего не запишется.
      </PageHeader>
      {plan && <Plan plan={plan} />}
      <Card>
        <Form id="stock" encType="multipart/form-data" className="space-y-5">
          <ErrorSummary problems={problems} />
          <FileField
            field={fields.file}
            label="Файл CSV"
            hint="Столбцы «Остаток» и «Номер» или «Артикул». Пустой остаток – без счёта. До 5 МБ"
            accept=".csv,text/csv"
          />
          <Button look="primary" name="intent" value="look">
            Посмотреть, что изменится
          </Button>
        </Form>
      </Card>
    </div>
  );
}

/** The dry run: what the table would change, and what of it cannot be understood. */
function Plan({ plan: { changes, same, problems } }: { plan: StockPlanView }) {
  const lines = changes.map(({ variantId, from, to }) => [variantId, from, to]);
  return (
    <Section id="plan" title="Что изменится">
      <p className="mb-4">
        {`Изменится: ${counted(changes.length, lineForms)}, уже так: ${same}, не понять: ${problems.length}.`}
      </p>
      {problems.length > 0 && (
        <div className="mb-4">
          <Notice look="warning" title="Эти строки пропустим">
            <ul>
              {problems.slice(0, shown).map(({ line, text }) => (
                <li key={line}>{`Строка ${line}: ${text}`}</li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      {changes.length > 0 && (
        <>
          <Table
            id="changes"
            caption="Остатки"
            hideCaption
            rowKey={({ variantId }) => variantId}
            rows={changes.slice(0, shown)}
            columns={[
              { key: "title", title: "Товар", cell: ({ title }) => title },
              { key: "from", title: "Было", number: true, cell: ({ from }) => stockText(from) },
              { key: "to", title: "Станет", number: true, cell: ({ to }) => stockText(to) },
            ]}
          />
          {changes.length > shown && <p className="mt-2 text-muted">{`Показаны первые ${shown}.`}</p>}
          <Form id="apply" className="mt-4 mb-6">
            <input type="hidden" name="lines" value={JSON.stringify(lines)} />
            <FormActions>
              <Button look="primary" name="intent" value="apply">
                Записать остатки
              </Button>
            </FormActions>
          </Form>
        </>
      )}
    </Section>
  );
}

const stockText = (stock: number | null): string => (stock === null ? "без счёта" : stock.toLocaleString("ru"));
