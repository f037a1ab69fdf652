import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { settingsIntents } from "../forms.ts";
import { typedRoubles } from "../ui/typed-roubles.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Правила магазина");

export const loader = load(({ api }) => api.shop.settings({}));

export const action = act(settingsIntents);

export default function AdminSettings() {
  const { takesMoney, ...known } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("settings", {
    ...{ rulesUrl: known.rulesUrl, returnUrl: known.returnUrl, returnDays: String(known.returnDays) },
    ...{ pointsShare: String(known.pointsShare), pointsAlone: String(known.pointsAlone) },
    moneyAlone: typedRoubles(known.moneyAlone),
  });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Правила магазина" />
      <div className="mb-5">
        {takesMoney ? (
          <Notice look="success" title="Оплата картой работает">
            Банк подключён: товары с ценой в рублях можно купить.
          </Notice>
        ) : (
          <Notice title="Оплаты картой нет">
            Товары с ценой только в рублях купить нельзя. Банк подключает тот, кто ведёт портал: раздел «Оплата картой»
            в docs/operations.md.
          </Notice>
        )}
      </div>
      <Card>
        <Form id="settings" className="space-y-5">
          <ErrorSummary problems={problems} />
          <TextField
            field={fields.rulesUrl}
            label="Где лежат правила магазина"
            hint="Адрес страницы: его увидят перед оплатой"
            maxLength={500}
            optional
          />
          <TextField
            field={fields.returnUrl}
            label="Где лежит бланк возврата"
            hint="Адрес страницы: его увидят, когда просят о возврате"
            maxLength={500}
            optional
          />
          <TextField
            field={fields.pointsShare}
            label="Сколько цены можно оплатить баллами"
            hint="Для товаров с двумя ценами. Остальное платят картой"
            type="number"
            width="s"
            unit="%"
          />
          <TextField
            field={fields.returnDays}
            label="Сколько дней после выдачи принимают возврат"
            hint="0 – не принимают"
            type="number"
            width="s"
            unit="дн."
          />
          <TextField
            field={fields.pointsAlone}
            label="До скольких баллов возвращает один сотрудник"
            hint="Больше – с согласия второго; считается по всему заказу"
            type="number"
            width="s"
            unit="баллов"
          />
          <TextField field={fields.moneyAlone} label="До какой суммы возвращает один сотрудник" width="s" unit="₽" />
          <Button look="primary" name="intent" value="put">
            Сохранить
          </Button>
        </Form>
      </Card>
    </div>
  );
}
