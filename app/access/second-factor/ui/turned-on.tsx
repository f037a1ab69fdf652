import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { FieldSource } from "#app/ui/field.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { counted } from "#app/ui/plural.ts";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { notKept } from "./words.ts";

const few = 3;

/** The second factor is on: since when, how many recovery codes are left, and what the password lets change. */
export function TurnedOn({ since, codes, field }: { since: string; codes: number; field: FieldSource }) {
  const { viewer, now } = useRoot();
  return (
    <Card className="print:hidden">
      <Notice look="success" title="Двухшаговый вход включён">
        С <Time value={since} zone={viewer.timeZone} now={now} look="day" />
      </Notice>
      <p className="mt-4">
        {codes
          ? `Осталось: ${counted(codes, ["запасной код", "запасных кода", "запасных кодов"])}.`
          : "Запасных кодов не осталось."}
        {codes <= few && " Получите новые, пока телефон под рукой."}
      </p>
      <Form id="second-factor" className="mt-5 space-y-5" notKept={notKept} repeatable>
        <PasswordField
          field={field}
          label="Ваш пароль"
          hint="Нужен, чтобы получить новые запасные коды вместо прежних или выключить второй шаг"
          autoComplete="current-password"
        />
        <FormActions>
          <Button name="intent" value="renew-codes">
            Получить новые коды
          </Button>
          <Button look="quiet-danger" name="intent" value="end">
            Выключить
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}
