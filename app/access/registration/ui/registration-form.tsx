import { Button } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { usePageForm } from "#app/web/reply.ts";

type Values = Record<
  "code" | "lastName" | "firstName" | "patronymic" | "email" | "phone" | "birthDate" | "password",
  string
>;

/** Who somebody is, and the code that lets them in. */
export function RegistrationForm({ code }: { code: string }) {
  const { fields, problems } = usePageForm<Values>("registration", { code });
  return (
    <Form id="registration" className="space-y-6 rounded-card border border-line bg-surface p-4 shadow-card sm:p-7">
      <ErrorSummary problems={problems} />
      <TextField
        field={fields.code}
        label="Код приглашения"
        hint="Его даёт администратор: ABCD-EFGH-JKMN-PQRS"
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField field={fields.lastName} label="Фамилия" maxLength={50} autoComplete="family-name" />
      <TextField field={fields.firstName} label="Имя" maxLength={50} autoComplete="given-name" />
      <TextField field={fields.patronymic} label="Отчество" maxLength={50} autoComplete="additional-name" optional />
      <TextField
        field={fields.email}
        label="Почта"
        hint="С ней вы будете входить"
        inputMode="email"
        maxLength={200}
        autoComplete="email"
      />
      <TextField
        field={fields.phone}
        label="Телефон"
        hint="С кодом страны: +7 999 123-45-67"
        type="tel"
        maxLength={30}
        autoComplete="tel"
        optional
      />
      <DateField field={fields.birthDate} label="Дата рождения" autoComplete="bday" optional />
      <PasswordField
        field={fields.password}
        label="Пароль"
        hint="Не короче 10 знаков. Лучше несколько слов подряд"
        autoComplete="new-password"
      />
      <FormActions>
        <Button look="primary" name="intent" value="register">
          Зарегистрироваться
        </Button>
      </FormActions>
    </Form>
  );
}
