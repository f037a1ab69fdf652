import { ColleagueField } from "#app/engines/content/ui/colleague-field.tsx";
import { pointForms } from "#app/loyalty/balance/ui/words.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { counted } from "#app/ui/plural.ts";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";
import type { Quota } from "../contract.ts";
import { cards, circleTitles } from "./words.ts";

/** Thanks to be written; what one may still give is told before one begins. */
export function ThanksForm({ quota, to }: { quota: Quota; to: string | null }) {
  const { fields, problems } = useSmallForm("thanks", {
    people: to ? [to] : undefined,
    value: "",
    card: "heart",
    words: undefined,
    points: "0",
    circle: "public",
  });
  return (
    <Card>
      <Form id="thanks" className="space-y-6" notKept="Благодарность с баллами не ждёт сети.">
        <p className="text-sm text-muted">
          Сегодня вы можете поблагодарить ещё {counted(quota.today, ["раз", "раза", "раз"])}, одного и того же коллегу –
          до {quota.perPair} в месяц. Баллов для этого: {quota.purse.toLocaleString("ru")}.
        </p>
        <ErrorSummary problems={problems} />
        <ColleagueField many field={fields.people} label="Кого" hint="До десяти человек" />
        <TextareaField
          field={fields.words}
          label="За что"
          rows={3}
          maxLength={1000}
          hint="Что человек сделал и чем это помогло: так запомнится надолго"
        />
        {quota.values.length > 0 && (
          <SelectField
            field={fields.value}
            label="Какая это ценность"
            optional={!quota.valueRequired}
            prompt={quota.valueRequired ? "Выберите" : "Без неё"}
            options={[...quota.values.map(({ id, title }) => ({ value: id, label: title }))]}
          />
        )}
        <RadioGroup
          field={fields.card}
          label="Открытка"
          look="row"
          choices={Object.entries(cards).map(([value, { title, icon }]) => ({
            value,
            label: (
              <span className="inline-flex items-center gap-1.5">
                <Icon name={icon} size="s" /> {title}
              </span>
            ),
          }))}
        />
        <TextField
          field={fields.points}
          label="Баллов каждому"
          type="number"
          width="s"
          autoComplete="off"
          hint={`Можно и без них; каждому не больше ${counted(quota.mostPoints, pointForms)}`}
        />
        <RadioGroup
          field={fields.circle}
          label="Кто увидит"
          choices={Object.entries(circleTitles).map(([value, label]) => ({ value, label }))}
        />
        <Button look="primary" name="intent" value="send" icon="thanks">
          Поблагодарить
        </Button>
      </Form>
    </Card>
  );
}
