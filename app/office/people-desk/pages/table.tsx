import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { TableView } from "../contract.ts";
import { peopleDesk } from "../routes.ts";
import { TableCounts, TableParts } from "../ui/table-parts.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<TableView>((table) => titleOf(table));

export const loader = load(({ api, params: { id = "" } }) => api.peopleDesk.table({ id }));

export const action = act({
  "apply-table": intent(z.object({}), async ({ api, here, params: { id = "" } }) => {
    await api.peopleDesk.applyTable({ id });
    return { to: here(), toast: { id: "table", kind: "success", text: "Изменения применены" } };
  }),
});

const sources = {
  csv: {
    from: { href: href(peopleDesk.tableAdd), title: "Таблица людей" },
    planned: "Что изменит таблица",
    applied: "Таблица применена",
    where: "в таблице",
    fix: "исправьте строки с ошибками и загрузите таблицу ещё раз",
    again: "Выбрать другую таблицу",
  },
  ldap: {
    from: { href: href(peopleDesk.ldap), title: "Каталог LDAP" },
    planned: "Что изменит каталог",
    applied: "Изменения из каталога применены",
    where: "в каталоге",
    fix: "исправьте записи в каталоге и спросите его ещё раз",
    again: "Вернуться к каталогу",
  },
};

const titleOf = ({ source, applied }: Pick<TableView, "source" | "applied">) =>
  applied ? sources[source].applied : sources[source].planned;

export default function PeopleTable() {
  const table = useLoaderData<typeof loader>();
  const { made, changed, left, problems } = table.counts;
  const words = sources[table.source];
  const isEmpty = made + changed + left === 0;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={titleOf(table)} places={[{ href: href(peopleDesk.list), title: "Люди компании" }, words.from]}>
        {table.source === "csv" && <span className="wrap-anywhere">{table.name}</span>}
      </PageHeader>
      <TableCounts counts={table.counts} applied={table.applied} />
      {table.unknown.length > 0 && (
        <div className="mt-4">
          <Notice look="warning" title="Эти столбцы мы не поняли и пропустили">
            {table.unknown.join(", ")}
          </Notice>
        </div>
      )}
      {!table.applied && isEmpty && (
        <div className="mt-4">
          {problems ? (
            <Notice look="warning">Применять нечего: {words.fix}.</Notice>
          ) : (
            <Notice>На портале уже всё так, как {words.where}.</Notice>
          )}
        </div>
      )}
      {!table.applied && (
        <Form className="mt-6">
          <FormActions>
            {!isEmpty && (
              <Button look="primary" name="intent" value="apply-table">
                Применить
              </Button>
            )}
            <ButtonLink href={words.from.href} look={isEmpty ? "secondary" : "quiet"}>
              {words.again}
            </ButtonLink>
          </FormActions>
        </Form>
      )}
      <TableParts table={table} />
    </div>
  );
}
