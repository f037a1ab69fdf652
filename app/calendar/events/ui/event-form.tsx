import type { ReactNode } from "react";
import type { AudienceChoices } from "#app/people/account/contract.ts";
import { ReadersField } from "#app/people/account/ui/readers-field.tsx";
import { zonesWith } from "#app/people/cabinet/ui/zones.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";
import type { EventType } from "../contract.ts";
import { frequencyTitles, registrationTitles, spanTitles } from "./words.ts";

export type EventValues = Partial<
  Record<
    | "title"
    | "description"
    | "typeId"
    | "placeId"
    | "startsAt"
    | "endsAt"
    | "zone"
    | "location"
    | "onlineUrl"
    | "contacts"
    | "registration"
    | "capacity"
    | "plusOnes"
    | "closesHours"
    | "price"
    | "frequency"
    | "interval"
    | "until",
    string
  >
> & { isAllDay?: boolean; guestVisible?: boolean; hasWaitlist?: boolean; allowsMaybe?: boolean };

type Props = {
  send: string;
  intent: "make" | "change";
  back: string;
  values: EventValues;
  readers?: { reach: "company" | "portal"; audience: string[] | null };
  choices: { types: EventType[]; places: { id: string; title: string }[] };
  audiences: AudienceChoices;
  revision?: number;
  /** The event repeats: which days the change is meant for is asked. */
  asksSpan?: boolean;
  /** What stands below the form. */
  children?: ReactNode;
};

const choicesOf = (titles: Record<string, string>) =>
  Object.entries(titles).map(([value, label]) => ({ value, label }));

/** Every field of the form, in its order. */
const names = [
  ...["title", "startsAt", "endsAt", "isAllDay", "zone", "location", "onlineUrl", "description", "typeId", "placeId"],
  ...["frequency", "interval", "until", "registration", "capacity", "hasWaitlist", "allowsMaybe", "plusOnes"],
  ...["closesHours", "price", "contacts", "readers", "parts", "guestVisible", "span"],
];
const nothing = Object.fromEntries(names.map((name) => [name, undefined]));

/** The form that makes and changes an event: what, when and where first; who and how folded below. */
export function EventForm(props: Props) {
  const { send, intent, back, values, readers, choices, audiences, revision, asksSpan } = props;
  const on = (value: boolean | undefined) => (value ? "on" : undefined);
  const { fields, problems } = useSmallForm("event", {
    ...nothing,
    ...values,
    ...{ isAllDay: on(values.isAllDay), guestVisible: on(values.guestVisible) },
    ...{ hasWaitlist: on(values.hasWaitlist), allowsMaybe: on(values.allowsMaybe) },
    ...{ readers: undefined, parts: readers?.audience ?? undefined, span: "one" },
  } as Record<string, string | string[] | undefined>);
  const of = (name: string) => fields[name]!;
  return (
    <Card>
      <Form id="event" className="space-y-6">
        <ErrorSummary problems={problems} />
        {revision !== undefined && <input type="hidden" name="revision" value={revision} />}
        <TextField field={of("title")} label="Название" maxLength={150} autoComplete="off" />
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField field={of("startsAt")} label="Начало" kind="datetime-local" />
          <DateField field={of("endsAt")} label="Конец" kind="datetime-local" />
        </div>
        <CheckboxField field={of("isAllDay")} label="Весь день: часы не важны" />
        <SelectField field={of("zone")} label="Чьи это часы" options={zonesWith(values.zone ?? "Europe/Moscow")} />
        <TextField field={of("location")} label="Где" maxLength={300} optional />
        <TextField field={of("onlineUrl")} label="Ссылка на встречу в сети" maxLength={500} optional />
        <TextareaField field={of("description")} label="О чём" rows={5} maxLength={10_000} optional />
        <SelectField
          field={of("typeId")}
          label="Вид"
          optional
          options={[
            { value: "", label: "Без вида" },
            ...choices.types.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
        {choices.places.length > 0 && (
          <SelectField
            field={of("placeId")}
            label="От канала или сообщества"
            optional
            options={[
              { value: "", label: "От меня" },
              ...choices.places.map(({ id, title }) => ({ value: id, label: title })),
            ]}
          />
        )}
        <Disclosure
          title="Повторение"
          open={problems.length > 0 || Boolean(values.frequency && values.frequency !== "once")}
        >
          <div className="space-y-4">
            <SelectField field={of("frequency")} label="Как часто" options={choicesOf(frequencyTitles)} />
            <TextField
              field={of("interval")}
              label="Раз в столько дней, недель, месяцев, лет"
              type="number"
              width="s"
            />
            <DateField field={of("until")} label="По какой день" optional />
          </div>
        </Disclosure>
        <Disclosure title="Участие" open={problems.length > 0}>
          <div className="space-y-4">
            <RadioGroup field={of("registration")} label="Как отвечают" choices={choicesOf(registrationTitles)} />
            <TextField field={of("capacity")} label="Сколько мест" type="number" width="s" optional />
            <CheckboxField field={of("hasWaitlist")} label="Когда мест нет, ставить в лист ожидания" />
            <CheckboxField field={of("allowsMaybe")} label="Можно ответить «Возможно»" />
            <TextField field={of("plusOnes")} label="Сколько человек можно взять с собой" type="number" width="s" />
            <TextField field={of("closesHours")} label="За сколько часов закрыть ответы" type="number" width="s" />
            <TextField field={of("price")} label="Цена места" type="number" width="s" unit="баллов" />
            <TextField field={of("contacts")} label="Контакты" maxLength={300} optional />
          </div>
        </Disclosure>
        <ReadersField fields={{ readers: of("readers"), parts: of("parts") }} choices={audiences} value={readers} />
        <CheckboxField field={of("guestVisible")} label="Показать и гостям" />
        {asksSpan && <RadioGroup field={of("span")} label="Что изменить" choices={choicesOf(spanTitles)} />}
        <FormActions>
          <Button look="primary" name="intent" value={intent}>
            {send}
          </Button>
          <ButtonLink look="quiet" href={back}>
            Отмена
          </ButtonLink>
        </FormActions>
      </Form>
    </Card>
  );
}
