import { ColleagueField } from "#app/engines/content/ui/colleague-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Until } from "#app/ui/until.tsx";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import type { Banned } from "../contract.ts";
import { PersonFields, PersonRow } from "./person-row.tsx";

type Props = {
  place: string;
  /** Whom a leader has come to shut out. */
  person: string | undefined;
  items: Banned[];
};

/** Those who are shut out of a place, with the form that shuts out more. */
export function BanList({ place, person, items }: Props) {
  const { viewer, now } = useRoot();
  const { fields, problems } = useSmallForm("ban", { person, reason: undefined, days: "", clear: "" });
  return (
    <>
      <Card>
        <Form id="ban" className="space-y-4">
          <input type="hidden" name="place" value={place} />
          <ErrorSummary problems={problems} />
          <ColleagueField
            field={fields.person}
            label="Кому закрыть вход"
            hint="Не сможет войти снова, пока вы не откроете вход; кого исключили, тот может вернуться"
          />
          <TextField
            field={fields.reason}
            label="Почему"
            hint="Человек это прочтёт"
            maxLength={300}
            autoComplete="off"
            optional
          />
          <SelectField
            field={fields.days}
            label="На сколько"
            options={[
              { value: "", label: "Навсегда" },
              { value: "1", label: "На день" },
              { value: "7", label: "На неделю" },
              { value: "30", label: "На месяц" },
            ]}
          />
          <SelectField
            field={fields.clear}
            label="Что убрать из написанного здесь"
            options={[
              { value: "", label: "Ничего" },
              { value: "1", label: "За последний день" },
              { value: "7", label: "За неделю" },
              { value: "all", label: "Всё" },
            ]}
          />
          <Button look="danger" name="intent" value="shut-out">
            Закрыть вход
          </Button>
        </Form>
      </Card>
      {items.length === 0 ? (
        <EmptyState icon="ban" title="В чёрном списке никого нет">
          Кто в нём окажется, не сможет здесь писать, а если вход открыт не всем – и читать.
        </EmptyState>
      ) : (
        <Card className="mt-5">
          <ul className="divide-y divide-line">
            {items.map((one) => (
              <PersonRow
                key={one.accountId}
                person={one}
                detail={
                  <>
                    {one.until ? <Until value={one.until} zone={viewer.timeZone} now={now} /> : "навсегда"}
                    {one.reason && ` · ${one.reason}`}
                  </>
                }
              >
                <Form repeatable>
                  <PersonFields place={place} person={one.accountId} />
                  <Button size="s" name="intent" value="unban" aria-label={`Открыть вход: ${one.name}`}>
                    Открыть вход
                  </Button>
                </Form>
              </PersonRow>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
