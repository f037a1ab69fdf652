import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Definitions } from "#app/ui/definitions.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Time } from "#app/ui/time.tsx";
import { load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { zoneName } from "#app/web/zone-name.ts";
import { agreements } from "../routes.ts";
import { methodTitles } from "../ui/titles.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Лист подтверждения");

export const loader = load(async ({ api, params: { id = "", accountId = "" } }) => {
  return { agreementId: id, ...(await api.agreements.proof({ id, accountId })) };
});

export default function Proof() {
  const { agreementId: id, title, name, department, company, items } = useLoaderData<typeof loader>();
  const { viewer, now, scripts } = useRoot();
  const at = (value: string) => (
    <>
      <Time value={value} zone={viewer.timeZone} now={now} look="moment" />{" "}
      <span className="text-sm text-muted">({value})</span>
    </>
  );
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Лист подтверждения"
        places={[
          { href: href(agreements.adminAgreement, { id }), title },
          { href: href(agreements.adminPeople, { id }), title: "Кто принял" },
        ]}
        actions={
          scripts && (
            <Button type="button" look="quiet" icon="print" data-print className="print:hidden">
              Напечатать
            </Button>
          )
        }
      />
      <Definitions
        items={[
          { name: "Документ", value: title },
          { name: "Человек", value: name },
          { name: "Подразделение", value: department },
          { name: "Компания", value: company },
          { name: "Время", value: zoneName(viewer.timeZone) },
        ]}
      />
      {items.length === 0 && <p className="mt-6">Этот документ человек не принимал.</p>}
      <ul className="mt-6 space-y-4">
        {items.map((said) => (
          <Card as="li" key={said.id}>
            <h2 className="mb-3 text-base font-medium">Версия {said.number}</h2>
            <Definitions
              items={[
                { name: "Принято", value: at(said.at) },
                { name: "Как", value: methodTitles[said.method] },
                { name: "Имя вместо подписи", value: said.signedAs },
                { name: "Отозвано", value: said.withdrawnAt && at(said.withdrawnAt) },
                { name: "Отпечаток текста SHA-256", value: said.textHash },
                { name: "Сетевой адрес", value: said.address },
                { name: "Браузер", value: said.userAgent },
                { name: "Номер записи", value: said.id },
              ]}
            />
          </Card>
        ))}
      </ul>
    </div>
  );
}
