import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { FieldSource } from "#app/ui/field.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { Form } from "#app/web/form.tsx";
import { notKept } from "./words.ts";

/** The second factor is off: what is needed for it, and the password that begins. */
export function Beginning({ field }: { field: FieldSource }) {
  return (
    <Card>
      <p>Сейчас выключен.</p>
      <p className="mt-3 text-soft">
        Поставьте на телефон приложение для кодов, подойдёт любое: Яндекс Ключ, Google Authenticator, Microsoft
        Authenticator, Aegis. Интернет ему для кодов не нужен.
      </p>
      <Form id="second-factor" className="mt-5 space-y-5" notKept={notKept} repeatable>
        <PasswordField
          field={field}
          label="Ваш пароль"
          hint="Чтобы второй шаг не включил посторонний"
          autoComplete="current-password"
        />
        <FormActions>
          <Button look="primary" name="intent" value="begin">
            Начать настройку
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}
