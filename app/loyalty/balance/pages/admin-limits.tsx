import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { limitIntents } from "../forms.ts";
import { DeskTabs } from "../ui/desk-tabs.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Пределы баллов");

export const loader = load(async ({ api }) => (await api.balance.desk({})).settings);

export const action = act(limitIntents);

export default function AdminLimits() {
  const settings = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("limits", {
    perDeed: String(settings.perDeed),
    perDay: String(settings.perDay),
    perMonth: String(settings.perMonth),
    allowance: String(settings.allowance),
    leaderAllowance: String(settings.leaderAllowance),
    fourEyesAbove: String(settings.fourEyesAbove),
    expiresAfter: String(settings.expiresAfter),
  });
  const points = { type: "number", width: "s", unit: "баллов", autoComplete: "off" } as const;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Пределы баллов">Сколько один человек может перевести и чем поблагодарить.</PageHeader>
      <DeskTabs current="Пределы" />
      <Card>
        <Form id="limits" className="space-y-6">
          <ErrorSummary problems={problems} />
          <TextField field={fields.perDeed} label="За один перевод" {...points} />
          <TextField field={fields.perDay} label="За день" {...points} />
          <TextField field={fields.perMonth} label="За месяц" {...points} />
          <TextField
            field={fields.allowance}
            label="На благодарности в месяц"
            hint="Начнёт действовать с первого числа"
            {...points}
          />
          <TextField field={fields.leaderAllowance} label="Тем, у кого есть подчинённые" {...points} />
          <TextField
            field={fields.fourEyesAbove}
            label="Отменять вдвоём, если больше"
            hint="Отмену такой операции подтверждает ещё один администратор"
            {...points}
          />
          <TextField
            field={fields.expiresAfter}
            label="Заработанное сгорает через"
            hint="0 – не сгорает. Первыми сгорают те, что пришли раньше; за 30 дней, неделю и день портал предупредит"
            {...points}
            unit="месяцев"
          />
          <FormActions>
            <Button look="primary" name="intent" value="limits">
              Сохранить
            </Button>
          </FormActions>
        </Form>
      </Card>
    </div>
  );
}
