import { useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { FieldSource } from "#app/ui/field.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { notKept } from "./words.ts";

type NewProps = { fields: Record<"name" | "password", FieldSource> };

/** The first step of a new key: its name, and the password, so that nobody adds one at an open browser. */
export function NewPasskey({ fields }: NewProps) {
  const [knows, setKnows] = useState<boolean>();
  // Only the browser itself knows, and only with script can a key be made.
  useEffect(() => setKnows("PublicKeyCredential" in window), []);
  if (knows === undefined) return <p>Чтобы добавить ключ, откройте эту страницу в браузере с включённым JavaScript.</p>;
  if (!knows) {
    return (
      <p>
        Этот браузер не умеет хранить ключи. Откройте страницу в свежем Chrome, Safari, Firefox или Яндекс Браузере.
      </p>
    );
  }
  return (
    <Card>
      <Form id="passkey" className="space-y-5" notKept={notKept} repeatable>
        <TextField
          field={fields.name}
          label="Название"
          hint="Чтобы узнать его потом: «Рабочий ноутбук», «Телефон»"
          maxLength={60}
          autoComplete="off"
          width="m"
        />
        <PasswordField
          field={fields.password}
          label="Ваш пароль"
          hint="Чтобы ключ не добавил посторонний"
          autoComplete="current-password"
        />
        <FormActions>
          <Button look="primary" name="intent" value="begin">
            Продолжить
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}
