import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pointForms } from "#app/loyalty/balance/ui/words.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { topUpReportIntents } from "../forms.ts";
import { thanks } from "../routes.ts";
import { TopUpForm } from "../ui/top-up-form.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Пополнить кошелёк сотрудника");

export const loader = load(({ api }) => api.thanks.reports({}));

export const action = act(topUpReportIntents);

export default function TopUp() {
  const { people, purse } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("top-up", { to: "", amount: undefined, words: undefined });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Пополнить кошелёк сотрудника" places={[{ href: href(thanks.wall), title: "Благодарности" }]}>
        Баллы для благодарностей – из вашего кошелька: в нём {counted(purse, pointForms)}.
      </PageHeader>
      {people.length === 0 ? (
        <EmptyState
          icon="thanks"
          title="Вам никто не подчиняется"
          action={<ButtonLink href={href(thanks.wall)}>Поблагодарить коллегу</ButtonLink>}
        >
          Кошелёк для благодарностей пополняет руководитель или администратор.
        </EmptyState>
      ) : (
        <TopUpForm fields={fields} problems={problems}>
          <SelectField
            field={fields.to}
            label="Кому"
            prompt="Выберите сотрудника"
            options={people.map(({ accountId, name }) => ({ value: accountId, label: name }))}
          />
        </TopUpForm>
      )}
    </div>
  );
}
