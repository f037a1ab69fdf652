import { Button } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { Definitions } from "#app/ui/definitions.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Time } from "#app/ui/time.tsx";
import { Until } from "#app/ui/until.tsx";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { rightTitles } from "#platform/people/rights.ts";
import type { DeskPerson, GivenRight } from "../contract.ts";

/** The rights that a person was given: by whom, since when, until when; each may be taken back. */
export function GivenRights({ items }: { items: GivenRight[] }) {
  const { now, viewer } = useRoot();
  if (!items.length) return <p className="text-soft">Прав сверх роли нет.</p>;
  return (
    <ul className="divide-y divide-line">
      {items.map(({ right, until, since, ...given }) => (
        <li key={right} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0">
          <div>
            <p className="font-medium">{rightTitles[right]}</p>
            <p className="text-sm text-muted">
              {givenBy(given)}
              <Time value={since} zone={viewer.timeZone} now={now} look="day" />
              {until ? (
                <>
                  {", "}
                  <Until value={until} zone={viewer.timeZone} now={now} />
                </>
              ) : (
                ", без срока"
              )}
            </p>
          </div>
          {viewer.isAdmin && (
            <Form>
              <input type="hidden" name="right" value={right} />
              <Button look="secondary" size="s" name="intent" value="take">
                Снять<span className="sr-only"> право: {rightTitles[right]}</span>
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}

function givenBy({ by, fromGroup, fromSignIn }: Pick<GivenRight, "by" | "fromGroup" | "fromSignIn">): string {
  if (fromGroup && fromSignIn) return "Дают группа из каталога и правило входа, с ";
  if (fromGroup) return "Даёт группа из каталога, с ";
  if (fromSignIn) return "Даёт правило входа, с ";
  return by ? `Кто дал: ${by}, ` : "С ";
}

/** One more right, or another term of one that is there. */
export function GiveRight({ offered }: Pick<DeskPerson, "offered">) {
  const { fields, problems } = useSmallForm("give", { right: undefined, until: undefined });
  return (
    <Form id="give" className="mt-6 space-y-5">
      <ErrorSummary problems={problems} />
      <SelectField
        field={fields.right}
        label="Право"
        prompt="Выберите право"
        options={offered.map(({ right }) => ({ value: right, label: rightTitles[right] }))}
      />
      <Disclosure title="Что открывает каждое право">
        <Definitions items={offered.map(({ right, opens }) => ({ name: rightTitles[right], value: opens }))} />
      </Disclosure>
      <DateField
        field={fields.until}
        label="По какой день"
        hint="После него право само перестанет действовать."
        optional
      />
      <FormActions>
        <Button look="primary" name="intent" value="give">
          Дать право
        </Button>
      </FormActions>
    </Form>
  );
}
