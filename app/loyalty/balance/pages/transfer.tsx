import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ColleagueField } from "#app/engines/content/ui/colleague-field.tsx";
import { readColleague } from "#app/people/account/forms.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { chosenValue } from "#app/ui/chosen-people.ts";
import { Columns } from "#app/ui/columns.tsx";
import { Definitions } from "#app/ui/definitions.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { Purses } from "../contract.ts";
import { transferIntents } from "../forms.ts";
import { balance } from "../routes.ts";
import { HowPointsWork } from "../ui/how-points-work.tsx";
import { LoyaltyTabs } from "../ui/loyalty-tabs.tsx";
import { pointForms } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Перевод баллов");

export const loader = load(async ({ api, query: { to } }) => {
  const [chosen, purses] = await Promise.all([to ? readColleague(api, to) : null, api.balance.purses({})]);
  return { to: chosen && chosenValue(chosen), purses };
});

export const action = act(transferIntents);

type Checked = {
  person: { accountId: string; name: string; position: string; photo: string | null };
  amount: number;
  left: number;
  fund: string | null;
  said: { to: string; amount: number; words: string; fund?: string };
};

const notKept = "Перевод баллов не ждёт сети: остаток к тому времени может быть другим.";

export default function Transfer() {
  const { to, purses } = useLoaderData<typeof loader>();
  const checked = useActionData<{ shown?: Checked }>()?.shown;
  return (
    <Columns beside={<HowPointsWork part="transfer" />}>
      <PageHeader title={checked ? "Проверьте перевод" : "Перевод баллов"}>
        {!checked && "Сначала покажем, сколько останется, и только потом переведём."}
      </PageHeader>
      <LoyaltyTabs current="Перевести" />
      {checked ? <Confirm {...checked} /> : <Ask to={to} purses={purses} />}
    </Columns>
  );
}

function Confirm({ person, amount, left, fund, said }: Checked) {
  return (
    <Card>
      <div className="mb-5 flex items-center gap-4">
        <Avatar person={{ id: person.accountId, name: person.name, photo: person.photo }} size="l" />
        <div className="min-w-0">
          <p className="text-lg font-semibold wrap-anywhere">{person.name}</p>
          <p className="text-muted">{person.position}</p>
        </div>
      </div>
      <Definitions
        items={[
          { name: "Сколько", value: counted(amount, pointForms) },
          { name: "Откуда", value: fund ? `Фонд «${fund}»` : "Заработанное" },
          { name: "Останется", value: counted(left, pointForms) },
          { name: "За что", value: said.words },
        ]}
      />
      <Form id="confirm" className="mt-6" notKept={notKept}>
        <input type="hidden" name="to" value={chosenValue({ id: person.accountId, name: person.name })} />
        <input type="hidden" name="amount" value={said.amount} />
        <input type="hidden" name="words" value={said.words} />
        {said.fund && <input type="hidden" name="fund" value={said.fund} />}
        <p className="mb-4 text-sm text-muted">Отозвать перевод самому нельзя.</p>
        <FormActions>
          <Button look="primary" name="intent" value="send" icon="send">
            Перевести
          </Button>
          <ButtonLink look="quiet" href={href(balance.transfer, null, { to: person.accountId })}>
            Изменить
          </ButtonLink>
        </FormActions>
      </Form>
    </Card>
  );
}

function Ask({ to, purses }: { to: string | null; purses: Purses }) {
  const { fields, problems } = useSmallForm("transfer", {
    to: to ?? undefined,
    amount: undefined,
    words: undefined,
    fund: "",
  });
  if (purses.stopped)
    return (
      <EmptyState icon="danger" title="Переводы остановлены">
        Счёт не сходится, администраторы уже знают. Ваши баллы на месте.
      </EmptyState>
    );
  const { limits, funds } = purses;
  const most = Math.min(limits.perDeed, limits.today, limits.month);
  return (
    <Card>
      <Form id="transfer" className="space-y-6" notKept={notKept}>
        <ErrorSummary problems={problems} />
        {funds.length > 0 && (
          <SelectField
            field={fields.fund}
            label="Откуда"
            optional
            options={[
              { value: "", label: `Заработанное: ${purses.earned.toLocaleString("ru")}` },
              ...funds.map(({ id, title, balance: has }) => ({
                value: id,
                label: `Фонд «${title}»: ${has.toLocaleString("ru")}`,
              })),
            ]}
          />
        )}
        <ColleagueField field={fields.to} label="Кому" />
        <TextField
          field={fields.amount}
          label="Сколько"
          type="number"
          width="s"
          unit="баллов"
          autoComplete="off"
          hint={`Заработано ${purses.earned.toLocaleString("ru")}. Сейчас можно не больше ${most.toLocaleString("ru")}; сегодня ещё ${limits.today.toLocaleString("ru")}, в этом месяце ${limits.month.toLocaleString("ru")}`}
        />
        <TextareaField field={fields.words} label="За что" rows={2} maxLength={300} hint="Коллега это прочитает" />
        <FormActions>
          <Button look="primary" name="intent" value="check">
            Дальше
          </Button>
          <ButtonLink look="quiet" href={href(balance.statement)}>
            Отмена
          </ButtonLink>
        </FormActions>
      </Form>
    </Card>
  );
}
