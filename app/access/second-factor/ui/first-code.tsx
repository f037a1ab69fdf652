import { account } from "#app/people/account/routes.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { FieldSource } from "#app/ui/field.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { QrPicture } from "#app/ui/qr-picture.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import type { QrCode } from "#app/web/qr-code.ts";
import { href } from "#app/web/urls.ts";
import { notKept } from "./words.ts";

type FirstCodeProps = { picture: QrCode; keyText: string; field: FieldSource };

/** The secret for the application, to be pointed at or typed by hand, and the code that proves it got there. */
export function FirstCode({ picture, keyText, field }: FirstCodeProps) {
  return (
    <div className="space-y-5">
      <Card>
        <Heading level={2}>1. Добавьте портал в приложение</Heading>
        <div className="mt-4 flex flex-col items-center gap-5 sm:flex-row sm:items-start">
          <QrPicture code={picture} label="QR-код с ключом для приложения" />
          <div className="min-w-0 flex-1">
            <p className="text-soft">Наведите на код камеру из приложения. Не получается – введите ключ руками:</p>
            <p className="mt-3 font-mono text-lg leading-relaxed wrap-anywhere select-all" id="key">
              {keyText}
            </p>
            <p className="mt-3 text-sm text-muted">
              Код по времени, шесть цифр. Никому не показывайте ключ: с ним можно делать ваши коды.
            </p>
          </div>
        </div>
      </Card>
      <Card>
        <Heading level={2}>2. Введите код, который показывает приложение</Heading>
        <Form id="second-factor" className="mt-4 space-y-5" notKept={notKept} repeatable>
          <TextField
            field={{ ...field, defaultValue: undefined }}
            label="Код из приложения"
            hint="Ключ ждёт кода пятнадцать минут"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            width="s"
          />
          <FormActions>
            <Button look="primary" name="intent" value="confirm">
              Включить
            </Button>
            <ButtonLink href={href(account.settings)} look="quiet">
              Не сейчас
            </ButtonLink>
          </FormActions>
        </Form>
      </Card>
    </div>
  );
}
