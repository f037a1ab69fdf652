import { ColleagueField } from "#app/engines/content/ui/colleague-field.tsx";
import { type Place, PlaceField } from "#app/office/staff/ui/place-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { usePageForm } from "#app/web/reply.ts";

type Values = Record<
  "note" | "email" | "limit" | "days" | "department" | "position" | "isGuest" | "guestDays" | "sponsor",
  string
>;

/** For whom a code is, how often it works and until when. */
export function InviteForm({ places }: { places: Place[] }) {
  const { fields, problems } = usePageForm<Values>("invite", { limit: "1", days: "14", guestDays: "90" });
  return (
    <Form id="invite" className="space-y-5 rounded-card border border-line bg-surface p-4 shadow-card sm:p-7">
      <ErrorSummary problems={problems} />
      <TextField
        field={fields.note}
        label="Для кого"
        hint="Для себя: «Пекарня, вторая смена»"
        maxLength={100}
        autoComplete="off"
        optional
      />
      <TextField
        field={fields.email}
        label="Почта"
        hint="Если указать, приглашение станет личным: уйдёт письмом и подойдёт только к этой почте"
        inputMode="email"
        maxLength={200}
        autoComplete="off"
        optional
      />
      <TextField field={fields.limit} label="Сколько человек" type="number" width="xs" autoComplete="off" />
      <TextField field={fields.days} label="Сколько дней действует" type="number" width="xs" autoComplete="off" />
      <PlaceField field={fields.department} label="Подразделение" places={places} prompt="Без подразделения" />
      <TextField field={fields.position} label="Должность" maxLength={200} autoComplete="off" optional />
      <div className="group/guest space-y-5">
        <CheckboxField
          field={fields.isGuest}
          label="Это гость, а не сотрудник"
          hint="Гость видит только то, что показали гостям, и только до конца своего срока"
        />
        <div className="hidden space-y-5 group-has-checked/guest:block">
          <TextField
            field={fields.guestDays}
            label="На сколько дней пустить"
            hint="От дня регистрации, до 365. Продлить можно в любой день"
            type="number"
            width="xs"
            autoComplete="off"
            optional
          />
          <ColleagueField
            field={fields.sponsor}
            label="Кто за него отвечает"
            hint="Если не указать – вы сами"
            optional
          />
        </div>
      </div>
      <Button look="primary" name="intent" value="invite">
        Создать приглашение
      </Button>
    </Form>
  );
}
