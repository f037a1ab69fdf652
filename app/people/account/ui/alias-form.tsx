import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { FieldSource } from "#app/ui/field.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";

/** The address of one's page; what is wrong with it is said beside it, never in a toast. */
export function AliasForm({ alias, offered, field }: { alias: string; offered: string; field: FieldSource }) {
  return (
    <Card>
      <Form>
        <TextField
          field={field}
          defaultValue={field.defaultValue ?? offered}
          label="Адрес страницы"
          hint={`Сейчас ваша страница открывается по адресу /profile/${alias}. От 3 до 30 знаков: латинские буквы, цифры, дефис и подчёркивание.`}
          autoComplete="off"
          spellCheck={false}
          maxLength={30}
        />
        <div className="mt-5">
          <FormActions>
            <Button look="primary" name="intent" value="alias">
              Сменить адрес
            </Button>
          </FormActions>
        </div>
      </Form>
    </Card>
  );
}
