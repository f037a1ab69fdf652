import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { usePageForm } from "#app/web/reply.ts";

type Values = Record<"note" | "email" | "limit" | "days", string>;

/** For whom a code is, how often it works and until when. */
export function InviteForm() {
  const { fields, problems } = usePageForm<Values>("invite", { limit: "1", days: "14" });
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
        type="email"
        maxLength={200}
        autoComplete="off"
        optional
      />
      <TextField field={fields.limit} label="Сколько человек" type="number" width="xs" autoComplete="off" />
      <TextField field={fields.days} label="Сколько дней действует" type="number" width="xs" autoComplete="off" />
      <Button look="primary" name="intent" value="invite">
        Создать приглашение
      </Button>
    </Form>
  );
}
